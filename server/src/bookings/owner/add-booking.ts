import { randomBytes } from 'node:crypto';
import type {
  AddBookingRequest,
  AddedBooking,
  AddTimes,
  AddTimesQuery,
} from '@daybook/schema/contract/customers';
import { addDays } from '@daybook/schema/rules/date';
import { referenceFrom } from '@daybook/schema/rules/reference';
import { parseSlotId } from '@daybook/schema/rules/slot-id';
import { CUSTOMER_NOT_FOUND } from '@daybook/schema/words/customer-texts';
import {
  PLACE_HAD_ALREADY,
  TIME_HAS_CONFLICTS,
  TIME_NOT_FREE,
  TIME_NOT_OFFERED,
} from '@daybook/schema/words/owner-booking-texts';
import { SLOT_NOT_FOUND } from '@daybook/schema/words/slot-texts';
import type { Context } from '../../context.ts';
import { latestBooking } from '../../customer-data/customer-bookings-store.ts';
import type { BusinessRow } from '../../database/tables.ts';
import { mustPlan } from '../../diary/refusals.ts';
import { foldedAddress } from '../../emails/folded-address.ts';
import { Refusal } from '../../http/errors.ts';
import { INPUT_NOT_VALID } from '../../http/refusal-texts.ts';
import { refuseUntil } from '../../http/token-bucket.ts';
import type { Turn } from '../../runtime/next-turn.ts';
import { keepOffers } from '../../waiting-list/keep-offers-store.ts';
import { CANCELLED_SINCE, IDEMPOTENCY_KEY_REUSED } from '../booking-obstacles.ts';
import { isGuardOfSlots } from '../bookings-store.ts';
import { addIn, type AddObstacle } from './add-booking-store.ts';
import { takeTypedAddress } from './change-bookings.ts';
import { datesAfter, eventsOn } from './own-events-store.ts';
import { freeTimesOf, ownTimesOf } from './own-times.ts';
import { ownerBookingOf } from './owner-booking-responses.ts';

/** How many days after a date the next free one may be. */
const DAYS_AHEAD = 60;

interface AskedBooking {
  /** The limit of emails counts by it. */
  person: string;
  business: BusinessRow;
  request: AddBookingRequest;
  idempotencyKey: string | null;
}

/** Throws the 402, the 404 and the 409s. */
export async function addBooking(
  context: Context,
  { person, business, request, idempotencyKey }: AskedBooking,
): Promise<AddedBooking> {
  const { clock, tokens, database, onMailQueued, metrics } = context;
  const now = clock();
  mustPlan(business, now);
  const email = request.attendee_email;
  await takeAddressToEmail(context, { person, business, email });
  const slot = request.slot_id ? parseSlotId(request.slot_id) : null;
  if (request.slot_id && !slot) throw new Refusal(404, SLOT_NOT_FOUND);
  if (slot) await context.busyCalendars.beforeBooking(slot.eventId);
  const circumstances = { now, reference: referenceFrom(randomBytes(9)), cancel: tokens.fresh() };
  const asked = { business, request, slot, idempotencyKey };
  const lockOn = { business: business.id, ...(email !== null && { address: foldedAddress(email) }) };
  const outcome = await database
    .write(lockOn, async (tx) => {
      const added = await addIn(tx, asked, database, circumstances);
      await keepOffers(tx, business.id, now);
      return added;
    })
    .catch((error: unknown) => {
      if (isGuardOfSlots(error)) throw conflictRefusal([TIME_NOT_FREE]);
      throw error;
    });
  if (!outcome.ok) throw refusalOf(outcome.reason);
  const { own, isAttendeeEmailed, conflicts, isRepeat } = outcome.value;
  if (!isRepeat) {
    if (isAttendeeEmailed) onMailQueued();
    metrics?.countBooked();
  }
  return { booking: ownerBookingOf(own), is_attendee_notified: isAttendeeEmailed, conflicts };
}

/** Spends one of the emails that an owner may cause, and one of the new addresses. Throws the 429. */
export async function takeAddressToEmail(
  context: Context,
  { person, business, email }: { person: string; business: BusinessRow; email: string | null },
): Promise<void> {
  if (email === null) return;
  refuseUntil(await context.limits.owner.bookingEmails.take(person));
  // An owner can add any address as a customer's. It counts until a booking here has it.
  if (!(await latestBooking(context.database.read, { businessId: business.id, address: email })))
    refuseUntil(await takeTypedAddress(context, person, business));
}

export async function listTimesToAdd(
  { clock, database }: Context,
  business: BusinessRow,
  query: AddTimesQuery,
  turn: Turn,
): Promise<AddTimes> {
  const { date } = query;
  const now = clock();
  const choice = {
    serviceId: query.service_id ?? null,
    personId: query.person_id ?? null,
    placeId: query.place_id ?? null,
  };
  const times = ownTimesOf(await eventsOn(database.read, business, date), choice, now);
  let next: string | null = null;
  for (const later of await datesAfter(database.read, business.id, date, addDays(date, DAYS_AHEAD))) {
    await turn();
    const events = await eventsOn(database.read, business, later);
    if (freeTimesOf(events, choice, now).length === 0) continue;
    next = later;
    break;
  }
  return { date, ...times, next_free_date: next };
}

const conflictRefusal = (conflicts: string[], text = TIME_HAS_CONFLICTS) =>
  new Refusal(409, text, { body: { conflicts } });

export function refusalOf(obstacle: AddObstacle): Refusal {
  switch (obstacle.is) {
    case 'no customer':
      return new Refusal(404, CUSTOMER_NOT_FOUND);
    case 'not offered':
      return new Refusal(404, TIME_NOT_OFFERED);
    case 'conflicts':
      return conflictRefusal(obstacle.conflicts, obstacle.isFree ? PLACE_HAD_ALREADY : TIME_HAS_CONFLICTS);
    case 'answered wrongly':
      return new Refusal(400, INPUT_NOT_VALID, { fields: obstacle.problems });
    case 'key reused':
      return new Refusal(409, IDEMPOTENCY_KEY_REUSED);
    case 'cancelled since':
      return new Refusal(409, CANCELLED_SINCE);
  }
}
