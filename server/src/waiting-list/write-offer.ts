/** Offers a time to somebody: the offer, its claims and its email are one transaction. */

import type { BookingRequest } from '@daybook/schema/contract/booking';
import { HOUR, MINUTE } from '@daybook/schema/figures/periods';
import {
  OFFERS_A_DAY,
  OFFERS_WEIGHT_MAX,
  OFFER_HOLD_HOURS,
  OFFER_MINUTES_MIN,
  OFFER_WEIGHT,
} from '@daybook/schema/figures/waiting-list';
import { startOfDate, todayIn } from '@daybook/schema/rules/calendar-day';
import { parseSlotId } from '@daybook/schema/rules/slot-id';
import type { Slot } from '@daybook/schema/rules/slots';
import type { BookingObstacle } from '../bookings/booking-obstacles.ts';
import { isGuardOfSlots, loadBookingFacts } from '../bookings/bookings-store.ts';
import { decideBooking } from '../bookings/decide-booking.ts';
import type { NewBooking, RequestedBooking } from '../bookings/decision-facts.ts';
import type { Database, Transaction } from '../database/database.ts';
import { foldedAddress } from '../emails/folded-address.ts';
import { queueEmail } from '../emails/queue-email-store.ts';
import { serviceCopyIn } from '../resources/service-shape.ts';
import { no, ok, type Outcome } from '../runtime/outcome.ts';
import { addressOf, bookedTimes, findEntry, type KnownEntry } from './entries-store.ts';
import { endExpiredOffers } from './expired-offers-store.ts';
import { countOffersOf, insertOffer, weightOfHeld, type NewOffer } from './offers-store.ts';
import { WAITING_OFFER } from './waiting-emails.ts';
import { offerFactsOf } from './waiting-facts.ts';

interface OfferedTime {
  slotId: string;
  startTime: string;
  endTime: string;
  /** Until when it is held; null if everybody is told of it. */
  expiresAt: number | null;
  isAfterMove: boolean;
}

/** Why a time isn't offered to somebody. */
export type OfferObstacle =
  | BookingObstacle
  | {
      is: 'entry over' | 'offered before' | 'offered enough' | 'offer open' | 'booked then' | 'too many held';
    };

export const timeOfSlot = ({ id, startTime, endTime }: Pick<Slot, 'id' | 'startTime' | 'endTime'>) => ({
  slotId: id,
  startTime,
  endTime,
});

interface Offering {
  entryId: number;
  time: OfferedTime;
  now: number;
}

/** Returns the id of the offer that it writes. */
export async function writeOffer(
  database: Pick<Database, 'write'>,
  known: KnownEntry,
  time: OfferedTime,
  now: number,
): Promise<Outcome<number, OfferObstacle>> {
  const lockOn = { business: known.business.id, address: foldedAddress(addressOf(known)) };
  try {
    return await database.write(lockOn, (tx) => offerIn(tx, { entryId: known.entry.id, time, now }));
  } catch (error) {
    // Somebody has booked it meanwhile.
    if (isGuardOfSlots(error)) return no({ is: 'taken', slots: [] });
    throw error;
  }
}

async function offerIn(
  tx: Transaction,
  { entryId, time, now }: Offering,
): Promise<Outcome<number, OfferObstacle>> {
  const known = await findEntry(tx, entryId);
  if (!known || !isWaiting(known, now)) return no({ is: 'entry over' });
  // A home visit's address follows when they take it.
  const requested = requestFor(known, time, { customer_address: 'later', customer_postcode: 'later' });
  if (!requested) return no({ is: 'no slot' });
  const facts = await loadBookingFacts(tx, requested, now);
  if (facts?.business.id !== known.business.id) return no({ is: 'no event' });
  const decided = decideBooking(facts, requested, { now, reference: '', cancel: NO_TOKEN });
  if (!decided.ok) return decided;
  const booking = decided.value;
  const obstacle = await obstacleFor(tx, known, booking, now);
  if (obstacle) return no(obstacle);
  const { venues, services, people } = facts.contents;
  const weight = OFFER_WEIGHT + venues.length + services.length + (people?.length ?? 0);
  const isHeld = time.expiresAt !== null;
  if (isHeld && weight + (await weightOfHeld(tx, known.business.id, now)) > OFFERS_WEIGHT_MAX)
    return no({ is: 'too many held' });
  await endExpiredOffers(tx, known.business.id, now);
  const offer = offerOf(known, booking, time, now);
  const id = await insertOffer(tx, offer);
  const recipient = addressOf(known);
  await queueEmail(
    tx,
    {
      kind: WAITING_OFFER,
      businessId: known.business.id,
      recipient,
      payload: offerFactsOf(known, { ...offer, id }, booking.venueName),
      countedFor: foldedAddress(recipient),
    },
    now,
  );
  return ok(id);
}

const NO_TOKEN = { nonce: '', token: '', hash: '' };

/** Returns whether times may be offered for an entry. */
export function isWaiting({ entry, booking }: KnownEntry, now: number): boolean {
  const isOver = booking !== null && (booking.status === 'cancelled' || booking.startsAt <= now);
  return entry.endedAt === null && entry.confirmedAt !== null && !isOver;
}

/** Returns the request as if the person booked the time; null if its slot's id isn't valid. */
export function requestFor(
  known: KnownEntry,
  { slotId, startTime, endTime }: Pick<OfferedTime, 'slotId' | 'startTime' | 'endTime'>,
  given: Pick<BookingRequest, 'service_price' | 'customer_address' | 'customer_postcode'>,
): RequestedBooking | null {
  const slot = parseSlotId(slotId);
  const { entry } = known;
  return (
    slot && {
      slot,
      askedSlotId: slotId,
      idempotencyKey: null,
      answeredBy: 'offer',
      request: {
        attendee_first_name: entry.attendeeFirstName,
        attendee_last_name: entry.attendeeLastName,
        attendee_email: addressOf(known),
        attendee_phone: entry.attendeePhone,
        service_id: slot.serviceId,
        venue_id: slot.venueId,
        selected_start_time: startTime,
        selected_end_time: endTime,
        source: null,
        places: known.booking?.places ?? 1,
        ...given,
      },
    }
  );
}

async function obstacleFor(
  tx: Transaction,
  known: KnownEntry,
  { startsAt, endsAt }: NewBooking,
  now: number,
): Promise<OfferObstacle | null> {
  const { entry, business, booking } = known;
  const since = startOfDate(todayIn(business.timezone, now), business.timezone);
  const [offered, booked] = await Promise.all([
    countOffersOf(tx, entry, { startsAt, since, now }),
    bookedTimes(tx, business.id, addressOf(known), now),
  ]);
  if (offered.atStart > 0) return { is: 'offered before' };
  if (offered.since >= OFFERS_A_DAY) return { is: 'offered enough' };
  if (offered.held > 0) return { is: 'offer open' };
  const isBooked = booked.some(
    (other) => other.id !== booking?.id && other.startsAt < endsAt && other.endsAt > startsAt,
  );
  return isBooked ? { is: 'booked then' } : null;
}

function offerOf(
  { entry }: KnownEntry,
  booking: NewBooking,
  { slotId, expiresAt, isAfterMove }: OfferedTime,
  now: number,
): NewOffer {
  return {
    businessId: entry.businessId,
    entryId: entry.id,
    kind: expiresAt === null ? 'told' : 'held',
    slotId,
    eventId: booking.eventId,
    venueId: booking.venueId,
    personId: booking.personId,
    isDayEvent: booking.kind === 'day_event',
    startsAt: booking.startsAt,
    endsAt: booking.endsAt,
    bufferMinutes: booking.bufferMinutes,
    eventName: booking.eventName,
    eventDate: booking.eventDate,
    startTime: booking.startTime,
    endTime: booking.endTime,
    personName: booking.personName,
    ...serviceCopyIn(booking),
    places: booking.places,
    expiresAt,
    isAfterMove,
    createdAt: now,
  };
}

/**
 * Returns until when a time offered now is held, on a whole minute: no longer than it can be booked, and its
 * person's booking moved. Null if that would be too short: then all who wait get an email about it, and the
 * first to book has it.
 */
export function heldUntil(
  startsAt: number,
  { business, booking }: Pick<KnownEntry, 'business' | 'booking'>,
  now: number,
): number | null {
  const { offerMinutes, minimumNoticeHours } = business;
  const last = Math.min(
    now + offerMinutes * MINUTE,
    startsAt - Math.max(OFFER_HOLD_HOURS, minimumNoticeHours) * HOUR,
    booking ? booking.startsAt - booking.changeNoticeHours * HOUR : Infinity,
  );
  const until = Math.floor(last / MINUTE) * MINUTE;
  return until - now < (OFFER_MINUTES_MIN - 1) * MINUTE ? null : until;
}
