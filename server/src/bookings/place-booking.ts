/** A customer books, through the API or the plain form. It keeps bots out. */

import { randomBytes } from 'node:crypto';
import type { BookedAnswer, BookingRequest } from '@daybook/schema/contract/booking';
import { FORM_MIN_MILLISECONDS } from '@daybook/schema/figures/bookings';
import { DAY } from '@daybook/schema/figures/periods';
import { normalisedEmail } from '@daybook/schema/rules/email-address';
import { referenceFrom } from '@daybook/schema/rules/reference';
import { parseSlotId } from '@daybook/schema/rules/slot-id';
import { SLOT_NOT_FOUND } from '@daybook/schema/words/slot-texts';
import type { Context } from '../context.ts';
import { findCustomerOf } from '../customers/keep-customers-store.ts';
import type { LockOn, Database, Reader, Transaction } from '../database/database.ts';
import { foldedAddress } from '../emails/folded-address.ts';
import { Refusal } from '../http/errors.ts';
import { refuseUntil } from '../http/token-bucket.ts';
import { no, ok, type Outcome } from '../runtime/outcome.ts';
import { endExpiredIn } from '../waiting-list/expired-offers-store.ts';
import { atLatestEvent } from './at-latest-event.ts';
import { FORM_NOT_ACCEPTED, refusalOfBooking, type BookingObstacle } from './booking-obstacles.ts';
import { bookedAnswerOf } from './booking-responses.ts';
import {
  deleteKey,
  findByKey,
  findWithoutEvent,
  isGuardOfSlots,
  loadBookingFacts,
} from './bookings-store.ts';
import { slotTaken } from './choose-slot.ts';
import { decideBooking, isSameRequest, wantedOf, type BookingCircumstances } from './decide-booking.ts';
import type { RequestedBooking, BookingWithBusiness } from './decision-facts.ts';
import { queueBookingEmail } from './emails/booking-email-store.ts';
import { findBusinessOf, networkAt, refuseNetworkUntil } from './network-limit-store.ts';
import { insertBooking } from './write-bookings-store.ts';

/** How long a repeated booking request is recognised by its key. */
export const IDEMPOTENCY_KEY_MILLISECONDS = DAY;

/** What booking needs of the context. */
export interface PlacingContext extends Pick<
  Context,
  'database' | 'tokens' | 'clock' | 'publicUrl' | 'wait' | 'onMailQueued' | 'tell' | 'metrics'
> {
  limits: Pick<Context['limits'], 'bookings'>;
  busyCalendars: Pick<Context['busyCalendars'], 'beforeBooking'>;
}

interface BookingAttempt {
  slotId: string;
  request: BookingRequest;
  idempotencyKey: string | null;
  /** The rate limits count by it. */
  address: string;
}

/** Throws a Refusal if nothing can be booked. */
export async function placeBooking(context: PlacingContext, attempt: BookingAttempt): Promise<BookedAnswer> {
  const { clock, metrics, onMailQueued, publicUrl, tell, tokens } = context;
  const { attempts, accepted, ofBusiness } = context.limits.bookings;
  const { read } = context.database;
  const { slotId, request, address } = attempt;
  const named = parseSlotId(slotId);
  const businessId = named && (await findBusinessOf(read, named.eventId));
  const network = businessId === null ? null : networkAt(businessId, address);
  const [untilAttempt, untilAccepted, untilNetwork] = await Promise.all([
    attempts.take(address),
    accepted.waitFor(address),
    network === null ? 0 : ofBusiness.take(network),
  ]);
  let isUnused = network !== null && untilNetwork === 0;
  try {
    refuseUntil(untilAttempt);
    if (request.website) throw new Refusal(400, FORM_NOT_ACCEPTED);
    await delayHastyForm(request, context.wait);
    refuseUntil(untilAccepted);
    if (businessId !== null && untilNetwork > 0 && !(await isRepeated(read, attempt, clock())))
      await refuseNetworkUntil(untilNetwork, read, {
        businessId,
        email: request.attendee_email,
        now: clock(),
      });
    const placed = await placeAtLatest(context, attempt, businessId);
    if (!placed.isRepeat) {
      isUnused = false;
      onMailQueued();
      // The booking is saved, whether or not it can be counted. The next request must find the count.
      await accepted.take(address).catch((error: unknown) => tell(error, 'a booking was not counted'));
      if (!placed.business.isDemo) metrics?.countBooked();
    }
    const { cancelNonce, cancelTokenHash } = placed.booking;
    return bookedAnswerOf(placed, tokens.tokenOf(cancelNonce, cancelTokenHash), publicUrl);
  } finally {
    if (isUnused && network !== null)
      await ofBusiness
        .giveBack(network)
        .catch((error: unknown) => tell(error, 'a booking that failed was counted'));
  }
}

/** Returns whether the request was sent before and has booked. */
async function isRepeated(
  read: Reader,
  { slotId, idempotencyKey }: BookingAttempt,
  now: number,
): Promise<boolean> {
  const eventId = parseSlotId(slotId)?.eventId;
  if (eventId === undefined || idempotencyKey === null) return false;
  const earlier = await findByKey(read, eventId, idempotencyKey);
  return earlier !== null && earlier.booking.createdAt > now - IDEMPOTENCY_KEY_MILLISECONDS;
}

interface PlacedBooking extends BookingWithBusiness {
  /** True if the idempotency key had made it before. */
  isRepeat: boolean;
}

/** Books the same time of the event that has replaced the requested one, if any. Throws a Refusal. */
async function placeAtLatest(
  { busyCalendars, clock, database, tokens }: PlacingContext,
  { slotId, request, idempotencyKey }: BookingAttempt,
  /** Null if no business has the event: then nothing is booked. */
  businessId: number | null,
): Promise<PlacedBooking> {
  const named = parseSlotId(slotId);
  if (!named) throw new Refusal(404, SLOT_NOT_FOUND);
  const circumstances = { now: clock(), reference: referenceFrom(randomBytes(9)), cancel: tokens.fresh() };
  const outcome = await atLatestEvent(database.read, named, async (slot) => {
    await busyCalendars.beforeBooking(slot.eventId);
    return place(database, { slot, askedSlotId: slotId, request, idempotencyKey, businessId }, circumstances);
  });
  if (!outcome.ok) throw refusalOfBooking(outcome.reason);
  return outcome.value;
}

type BookingOfBusiness = RequestedBooking & { businessId: number | null };

/** Checks, books and queues the emails in one transaction. */
async function place(
  database: Database,
  requested: BookingOfBusiness,
  circumstances: BookingCircumstances,
): Promise<Outcome<PlacedBooking, BookingObstacle>> {
  const { businessId, request } = requested;
  const lockOn: LockOn = {
    ...(businessId !== null && { business: businessId }),
    address: foldedAddress(request.attendee_email),
  };
  try {
    return await database.write(lockOn, (tx) => placeIn(tx, database, requested, circumstances));
  } catch (error) {
    if (!isGuardOfSlots(error)) throw error;
    const facts = await loadBookingFacts(database.read, requested, circumstances.now);
    return no(facts ? slotTaken(facts.contents, wantedOf(requested), circumstances.now) : { is: 'no event' });
  }
}

export async function placeIn(
  tx: Transaction,
  { nextBookingId }: Pick<Database, 'nextBookingId'>,
  requested: BookingOfBusiness,
  circumstances: BookingCircumstances,
): Promise<Outcome<PlacedBooking, BookingObstacle>> {
  const { now } = circumstances;
  const { businessId, request } = requested;
  // Keys are rarely repeated, so the facts are loaded at the same time.
  const [ofBusiness, facts, id, customer] = await Promise.all([
    requested.idempotencyKey === null
      ? null
      : findByKey(tx, requested.slot.eventId, requested.idempotencyKey),
    loadBookingFacts(tx, requested, now),
    nextBookingId(tx),
    businessId === null
      ? undefined
      : findCustomerOf(tx, {
          businessId,
          normalisedEmail: normalisedEmail(request.attendee_email),
          customerId: null,
        }),
  ]);
  const earlier = ofBusiness ?? (facts ? null : await findWithoutEvent(tx, requested));
  if (earlier && earlier.booking.createdAt > now - IDEMPOTENCY_KEY_MILLISECONDS) {
    if (!isSameRequest(earlier.booking, requested)) return no({ is: 'key reused' });
    return earlier.booking.status === 'cancelled'
      ? no({ is: 'cancelled since' })
      : ok({ ...earlier, isRepeat: true });
  }
  if (!facts) return no({ is: 'no event' });
  const decided = decideBooking(facts, requested, circumstances);
  if (!decided.ok) return decided;
  // After a day the key may be used again, for a new booking.
  if (earlier) await deleteKey(tx, earlier.booking);
  const { business, accountEmail, contents } = facts;
  await endExpiredIn(tx, contents, now);
  const about = { booking: { ...decided.value, id }, business, accountEmail, event: contents.event };
  const alongside = () => [
    queueBookingEmail(tx, 'booking_confirmed', about, now, { isCounted: true }),
    facts.isOwnerEmailed && queueBookingEmail(tx, 'booking_received', about, now),
  ];
  await insertBooking(tx, { booking: about.booking, customer, alongside });
  return ok({ ...about, isRepeat: false });
}

/** Nobody fills in a form this fast. A person never notices the wait; a bot loses time. */
export async function delayHastyForm(
  { form_milliseconds }: Pick<BookingRequest, 'form_milliseconds'>,
  wait: (milliseconds: number) => Promise<void>,
): Promise<void> {
  const missing = FORM_MIN_MILLISECONDS - (form_milliseconds ?? FORM_MIN_MILLISECONDS);
  if (missing > 0) await wait(missing);
}
