/** A customer books, through the API or the plain form. It keeps bots out. */
import { randomBytes } from 'node:crypto';
import type { BookedAnswer, BookingRequest } from '@daybook/schema/contract/booking';
import { referenceFrom } from '@daybook/schema/rules/reference';
import { normalisedEmail } from '@daybook/schema/rules/email-address';
import { parseSlotId } from '@daybook/schema/rules/slot-id';
import { DAY, FORM_MIN_MILLISECONDS } from '@daybook/schema/figures/periods';
import { SLOT_NOT_FOUND } from '@daybook/schema/words/booking-form-texts';
import { findCustomerOf } from '../customers/keep-customers-store.ts';
import type { Clock } from '../runtime/clock.ts';
import type { LockOn, Database, Transaction } from '../database/database.ts';
import type { TellError } from '../database/outage.ts';
import { Refusal } from '../http/errors.ts';
import { refuseUntil, type RateLimit } from '../http/rate-limit.ts';
import { endExpiredIn } from '../waiting-list/expired-offers-store.ts';
import { no, ok, type Outcome } from '../runtime/outcome.ts';
import { atLatestEvent } from './at-latest-event.ts';
import { bookedAnswerOf } from './booking-responses.ts';
import { slotTaken } from './choose-slot.ts';
import { decideBooking, isSameRequest, wantedOf, type BookingCircumstances } from './decide-booking.ts';
import { FORM_NOT_ACCEPTED, refusalOfBooking, type BookingObstacle } from './booking-obstacles.ts';
import type { CancelTokens } from './cancel-token.ts';
import type { CountBookings } from './count-bookings.ts';
import { createFindBusinessOf, networkAt, refuseNetworkUntil } from './network-limit-store.ts';
import type { RequestedBooking, BookingWithBusiness } from './decision-facts.ts';
import { insertBooking } from './write-bookings-store.ts';
import { foldedAddress } from '../emails/folded-address.ts';
import { queueBookingEmail } from './emails/booking-email-store.ts';
import {
  createNextBookingId,
  deleteKey,
  findByKey,
  findWithoutEvent,
  isGuardOfSlots,
  loadBookingFacts,
} from './bookings-store.ts';

/** How long a repeated booking request is recognised by its key. */
export const IDEMPOTENCY_KEY_MILLISECONDS = DAY;

interface PlaceBookingParts {
  database: Database;
  tokens: CancelTokens;
  clock: Clock;
  publicUrl: string;
  /** By address: all its requests, and the resulting bookings; and by business and address. */
  rates: { attempts: RateLimit; accepted: RateLimit; ofBusiness: RateLimit };
  wait: (milliseconds: number) => Promise<void>;
  /** Refreshes the busy calendars of the event's business if they are old; never rejects. */
  readCalendars: (eventId: number) => Promise<void>;
  onMailQueued: () => void;
  tell: TellError;
  metrics: CountBookings | null;
}

interface BookingAttempt {
  slotId: string;
  request: BookingRequest;
  idempotencyKey: string | null;
  /** The rate limits count by it. */
  address: string;
}

export type PlaceBooking = (attempt: BookingAttempt) => Promise<BookedAnswer>;

/** The returned function throws a Refusal if nothing can be booked. */
export function createPlaceBooking(parts: PlaceBookingParts): PlaceBooking {
  const { tokens, clock, publicUrl, rates } = parts;
  const { read } = parts.database;
  const place = createPlaceAtLatest(parts);
  const findBusinessOf = createFindBusinessOf(read);

  /** Throws a Refusal, or resolves to what the attempt has booked. */
  async function attempt(
    { slotId, request, idempotencyKey }: BookingAttempt,
    businessId: number | null,
  ): Promise<PlacedBooking> {
    const slot = parseSlotId(slotId);
    if (!slot) throw new Refusal(404, SLOT_NOT_FOUND);
    const requested = { slot, askedSlotId: slotId, request, idempotencyKey };
    const circumstances = {
      now: clock(),
      reference: referenceFrom(randomBytes(9)),
      cancel: tokens.fresh(),
    };
    const outcome = await place(requested, circumstances, businessId);
    if (!outcome.ok) throw refusalOfBooking(outcome.reason);
    return outcome.value;
  }

  /** Returns whether the request was sent before and has booked. */
  async function isRepeat({ slotId, idempotencyKey }: BookingAttempt): Promise<boolean> {
    const eventId = parseSlotId(slotId)?.eventId;
    if (eventId === undefined || idempotencyKey === null) return false;
    const earlier = await findByKey(read, eventId, idempotencyKey);
    return earlier !== null && earlier.booking.createdAt > clock() - IDEMPOTENCY_KEY_MILLISECONDS;
  }

  return async function placeBooking(asked) {
    const { slotId, request, address } = asked;
    const named = parseSlotId(slotId);
    const businessId = named && (await findBusinessOf(named.eventId));
    const network = businessId === null ? null : networkAt(businessId, address);
    const [untilAttempt, untilAccepted, untilNetwork] = await Promise.all([
      rates.attempts.take(address),
      rates.accepted.waitFor(address),
      network === null ? 0 : rates.ofBusiness.take(network),
    ]);
    let isUnused = network !== null && untilNetwork === 0;
    try {
      refuseUntil(untilAttempt);
      if (request.website) throw new Refusal(400, FORM_NOT_ACCEPTED);
      await delayHastyForm(request, parts.wait);
      refuseUntil(untilAccepted);
      if (businessId !== null && untilNetwork > 0 && !(await isRepeat(asked)))
        await refuseNetworkUntil(untilNetwork, read, {
          businessId,
          email: request.attendee_email,
          now: clock(),
        });
      const placed = await attempt(asked, businessId);
      if (!placed.isRepeat) {
        isUnused = false;
        // The booking is saved, so nobody waits for the count.
        rates.accepted
          .take(address)
          .catch((error: unknown) => parts.tell(error, 'a booking was not counted'));
        parts.onMailQueued();
        if (!placed.business.isDemo) parts.metrics?.countBooked();
      }
      const { cancelNonce, cancelTokenHash } = placed.booking;
      return bookedAnswerOf(placed, tokens.tokenOf(cancelNonce, cancelTokenHash), publicUrl);
    } finally {
      if (isUnused && network !== null)
        rates.ofBusiness
          .giveBack(network)
          .catch((error: unknown) => parts.tell(error, 'a booking that failed was counted'));
    }
  };
}

interface PlacedBooking extends BookingWithBusiness {
  /** True if the idempotency key had made it before. */
  isRepeat: boolean;
}

type Place = (
  requested: RequestedBooking,
  circumstances: BookingCircumstances,
  /** Null if no business has the event: then nothing is booked. */
  businessId: number | null,
) => Promise<Outcome<PlacedBooking, BookingObstacle>>;

/** The returned function books the same time of the event that has replaced the requested one, if any. */
function createPlaceAtLatest({ database, readCalendars }: PlaceBookingParts): Place {
  const place = createPlace(database);
  return (requested, circumstances, businessId) =>
    atLatestEvent(database.read, requested.slot, async (slot) => {
      await readCalendars(slot.eventId);
      return place({ ...requested, slot }, circumstances, businessId);
    });
}

/** The returned function checks, books and queues the emails in one transaction. */
function createPlace(database: Database): Place {
  const nextBookingId = createNextBookingId(database);
  return async (requested, circumstances, businessId) => {
    const { now } = circumstances;
    const lockOn: LockOn = {
      ...(businessId !== null && { business: businessId }),
      address: foldedAddress(requested.request.attendee_email),
    };
    try {
      return await database.write(lockOn, (tx) =>
        placeIn(tx, nextBookingId, { ...requested, businessId }, circumstances),
      );
    } catch (error) {
      if (!isGuardOfSlots(error)) throw error;
      const facts = await loadBookingFacts(database.read, requested, now);
      return no(facts ? slotTaken(facts.contents, wantedOf(requested), now) : { is: 'no event' });
    }
  };
}

export async function placeIn(
  tx: Transaction,
  nextBookingId: (tx: Transaction) => Promise<number>,
  requested: RequestedBooking & { businessId: number | null },
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
