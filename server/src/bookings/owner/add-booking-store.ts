/** Saves a booking that an owner adds, and its email, in one transaction. */

import { and, eq, isNotNull } from 'drizzle-orm';
import type { AddBookingRequest } from '@daybook/schema/contract/customers';
import { normalisedEmail } from '@daybook/schema/rules/email-address';
import type { SlotName } from '@daybook/schema/rules/slot-id';
import { findCustomer } from '../../customers/change-customers-store.ts';
import { bookings, type BookingRow } from '../../database/booking-tables.ts';
import type { Database, Reader, Transaction } from '../../database/database.ts';
import { firstOf } from '../../database/prepared.ts';
import type { BusinessRow } from '../../database/tables.ts';
import { secondsUntilEmailTo } from '../../emails/counted-emails-store.ts';
import { no, ok, type Outcome } from '../../runtime/outcome.ts';
import { endExpiredOffers } from '../../waiting-list/expired-offers-store.ts';
import type { seriesColumns } from '../booking-shape.ts';
import { deleteKey, findBusinessWithOwner } from '../bookings-store.ts';
import { answersOf, type BookingCircumstances } from '../decide-booking.ts';
import type { EmailFacts } from '../email-facts.ts';
import { queueBookingEmail } from '../emails/booking-email-store.ts';
import { NO_EMAIL, storedEmail } from '../no-email.ts';
import { IDEMPOTENCY_KEY_MILLISECONDS } from '../place-booking.ts';
import { insertBooking } from '../write-bookings-store.ts';
import { conflictsAt, isAllowed, placesHad } from './conflicts-store.ts';
import { askedTimeOf, bookableSlotOf, ownBookingRow, type OwnSlot } from './decide-own-booking.ts';
import { loadOwnBookings } from './own-bookings-store.ts';
import { eventAlone, eventsOn } from './own-events-store.ts';
import type { OwnBooking } from './owner-booking-responses.ts';

interface AddedBooking {
  own: OwnBooking;
  isAttendeeEmailed: boolean;
  conflicts: string[];
  /** True if an earlier request with this key made it. */
  isRepeat: boolean;
}

export type AddObstacle =
  | { is: 'no customer' }
  | { is: 'not offered' }
  | { is: 'answered wrongly'; problems: Record<string, string> }
  | { is: 'conflicts'; conflicts: string[]; isFree: boolean }
  | { is: 'key reused' }
  | { is: 'cancelled since' };

interface AddAsked {
  business: BusinessRow;
  request: AddBookingRequest;
  /** What the request's slot id stands for; null if the request has date and start instead. */
  slot: SlotName | null;
  idempotencyKey: string | null;
}

/** Distinguishes requests by their time, as `asked_slot_id` does for customers. */
const askedId = ({ slot_id, date, start_time, service_id, person_id, place_id }: AddBookingRequest) =>
  slot_id || [date, start_time, service_id ?? 0, person_id ?? 0, place_id ?? 0].join(' ');

/** Needs a lock on the business. */
export async function addIn(
  tx: Transaction,
  asked: AddAsked,
  database: Pick<Database, 'nextBookingId'>,
  circumstances: BookingCircumstances,
): Promise<Outcome<AddedBooking, AddObstacle>> {
  const { business, request, idempotencyKey } = asked;
  const { now } = circumstances;
  const { earlier, isRecent } = await findRecentByKey(tx, business.id, idempotencyKey, now);
  if (earlier && isRecent) return repeated(tx, earlier, request);
  const customerId = request.customer_id ?? null;
  if (customerId !== null && !(await findCustomer(tx, business.id, customerId)))
    return no({ is: 'no customer' });
  await endExpiredOffers(tx, business.id, now);
  const written = await writeOwn(tx, { ...asked, earlier }, database, circumstances);
  if (!written.ok) return written;
  const { booking, chosen, conflicts } = written.value;
  const isAttendeeEmailed = await emailAttendee(tx, booking, chosen, now);
  return answered(tx, booking, { isAttendeeEmailed, conflicts, isRepeat: false });
}

interface Written {
  booking: BookingRow;
  chosen: OwnSlot;
  conflicts: string[];
}

interface ToWrite extends AddAsked {
  /** A booking that has the key and is too old to be repeated. */
  earlier?: BookingRow | null;
  askedSlotId?: string;
  /** Which of its repeat visits it is; nothing for a single one. */
  series?: ReturnType<typeof seriesColumns>;
}

/** Takes the time, if the owner may, and writes its booking. Emails nobody. */
export async function writeOwn(
  tx: Transaction,
  asked: ToWrite,
  { nextBookingId }: Pick<Database, 'nextBookingId'>,
  circumstances: BookingCircumstances,
): Promise<Outcome<Written, AddObstacle>> {
  const { business, request, idempotencyKey, earlier = null } = asked;
  const chosen = await chooseIn(tx, asked, circumstances.now);
  if (!chosen) return no({ is: 'not offered' });
  const { offer, slot, person, venue } = chosen;
  const time = { ...slot, person, venue, own: [] };
  const isFullDay = slot.isBooked && offer.contents.event.type === 'day_event';
  const conflicts = slot.isBooked
    ? await conflictsAt(tx, offer.contents, time)
    : await placesHad(tx, offer.contents.event, request);
  const mayOverlap = isAllowed(request, conflicts) && !isFullDay;
  if (conflicts.length > 0 && !mayOverlap) return no({ is: 'conflicts', conflicts, isFree: !slot.isBooked });
  const { answers, problems } = answersOf({ business, ...whatIs(chosen), request, by: 'owner' });
  if (Object.keys(problems).length > 0) return no({ is: 'answered wrongly', problems });
  if (earlier) await deleteKey(tx, earlier);
  const facts = {
    business,
    answers,
    request,
    askedSlotId: asked.askedSlotId ?? askedId(request),
    idempotencyKey,
  };
  const booking = {
    ...ownBookingRow(chosen, facts, circumstances),
    ...asked.series,
    id: await nextBookingId(tx),
  };
  await insertBooking(tx, { booking });
  return ok({ booking, chosen, conflicts });
}

const whatIs = ({ offer: { contents, service } }: OwnSlot) => ({ event: contents.event, service });

async function chooseIn(tx: Transaction, asked: AddAsked, now: number): Promise<OwnSlot | null> {
  const { business, request, slot } = asked;
  const events = slot
    ? await eventAlone(tx, business, slot.eventId)
    : await eventsOn(tx, business, request.date ?? '');
  const time = askedTimeOf(request, slot, events[0] ?? null);
  return time && bookableSlotOf(events, time, now);
}

/** An address that has had too many emails gets none; the owner's booking is made all the same. */
export async function emailAttendee(
  tx: Transaction,
  booking: BookingRow,
  { offer: { contents } }: OwnSlot,
  now: number,
  visits: EmailFacts['visits'] = [],
): Promise<boolean> {
  if (booking.attendeeEmail === NO_EMAIL || booking.endsAt <= now) return false;
  const owned = await findBusinessWithOwner(tx, booking.businessId);
  if (!owned || (await secondsUntilEmailTo(tx, booking.attendeeEmail, now)) > 0) return false;
  const about = { booking, ...owned, event: contents.event };
  return queueBookingEmail(tx, 'booking_confirmed', about, now, { isCounted: true, visits });
}

async function repeated(
  tx: Transaction,
  booking: BookingRow,
  request: AddBookingRequest,
): Promise<Outcome<AddedBooking, AddObstacle>> {
  const isSame =
    booking.askedSlotId === askedId(request) &&
    booking.places === request.places &&
    booking.normalisedEmail === normalisedEmail(storedEmail(request.attendee_email));
  if (!isSame) return no({ is: 'key reused' });
  if (booking.status === 'cancelled') return no({ is: 'cancelled since' });
  return answered(tx, booking, {
    isAttendeeEmailed: booking.attendeeEmail !== NO_EMAIL,
    conflicts: [],
    isRepeat: true,
  });
}

async function answered(
  tx: Transaction,
  { businessId, id }: BookingRow,
  rest: Omit<AddedBooking, 'own'>,
): Promise<Outcome<AddedBooking, AddObstacle>> {
  const [own] = await loadOwnBookings(tx, businessId, [id]);
  if (!own) throw new Error('a booking was not written');
  return ok({ ...rest, own });
}

/** Returns the booking that has the key, and whether a repeated request gets it once more. */
export async function findRecentByKey(
  on: Reader,
  businessId: number,
  key: string | null,
  now: number,
): Promise<{ earlier: BookingRow | null; isRecent: boolean }> {
  const earlier = key === null ? null : await findByOwnKey(on, businessId, key);
  return { earlier, isRecent: earlier !== null && earlier.createdAt > now - IDEMPOTENCY_KEY_MILLISECONDS };
}

const findByOwnKey = (on: Reader, businessId: number, key: string): Promise<BookingRow | null> =>
  firstOf(
    on
      .select()
      .from(bookings)
      .where(
        and(
          eq(bookings.businessId, businessId),
          eq(bookings.idempotencyKey, key),
          isNotNull(bookings.idempotencyKey),
        ),
      ),
  );
