/** Takes or declines an offered time, by the link in the email. */

import { randomBytes } from 'node:crypto';
import { timezoneField } from '@daybook/schema/contract/fields';
import type { OfferSeen, OfferTaken, OfferTaking } from '@daybook/schema/contract/waiting-list';
import { poundsOf } from '@daybook/schema/rules/money';
import { referenceFrom } from '@daybook/schema/rules/reference';
import { parseSlotId, slotIdOf } from '@daybook/schema/rules/slot-id';
import { slotStartingAt } from '@daybook/schema/rules/slots';
import {
  offerGone,
  type OfferGoneFor,
  OFFER_LINK_INVALID,
  OFFER_OVER,
  OFFER_TOO_LATE,
  WAITING_LIST_ENDED,
} from '@daybook/schema/words/waiting-list-texts';
import { refusalOfBooking, type BookingObstacle } from '../bookings/booking-obstacles.ts';
import { bookedBusinessOf, bookingAnswerOf } from '../bookings/booking-responses.ts';
import { findBooking, isGuardOfSlots } from '../bookings/bookings-store.ts';
import { cancelUrl } from '../bookings/emails/details.ts';
import type { MoveObstacle } from '../bookings/move/decide-move.ts';
import { moveForCustomer } from '../bookings/move/move-in.ts';
import { placeIn } from '../bookings/place-booking.ts';
import type { Context } from '../context.ts';
import type { BookingRow, OfferRow } from '../database/booking-tables.ts';
import type { Reader, Transaction } from '../database/database.ts';
import { writeOrTakeBack } from '../database/dry-run.ts';
import type { RuledEvent } from '../diary/contents-store.ts';
import { loadRuledEvent } from '../diary/diary-store.ts';
import { chosenIn } from '../diary/diary.ts';
import { venueCopyFields, venueCopyOf } from '../diary/venue-shape.ts';
import { foldedAddress } from '../emails/folded-address.ts';
import { Refusal } from '../http/errors.ts';
import { no, ok, type Outcome } from '../runtime/outcome.ts';
import { addressOf, endEntry, findEntry, markWantsEarlier, type KnownEntry } from './entries-store.ts';
import { endExpiredOffers } from './expired-offers-store.ts';
import { judgeOffer } from './keep-offers-store.ts';
import { changeOffer, findOffer } from './offers-store.ts';
import { requestFor } from './write-offer.ts';

interface KnownOffer {
  offer: OfferRow;
  known: KnownEntry;
  /** The booking that was made from it. */
  booking: BookingRow | null;
}

type TakeObstacle = BookingObstacle | MoveObstacle | { is: 'no link' | 'no longer waiting' };

export const offerLinkInvalid = () => new Refusal(404, OFFER_LINK_INVALID);

async function find({ links }: Context, on: Reader, token: string): Promise<KnownOffer | null> {
  const read = links.offerLink.read(token);
  const offer = read && (await findOffer(on, read.id));
  const known = offer && (await findEntry(on, offer.entryId));
  if (!known || known.business.deletedAt !== null || !read.isFor(addressOf(known))) return null;
  const booking =
    offer.bookingId === null ? null : ((await findBooking(on, offer.bookingId))?.booking ?? null);
  return { offer, known, booking };
}

/** Throws the 404. */
async function mustFind(context: Context, token: string): Promise<KnownOffer> {
  const found = await find(context, context.database.read, token);
  if (!found) throw offerLinkInvalid();
  return found;
}

/** Changes nothing, because mail scanners follow links. Throws the 404. */
export async function seeOffer(context: Context, token: string): Promise<OfferSeen> {
  return seenOf(context, await mustFind(context, token), context.clock());
}

/** Returns the same if the time is taken again. Throws the 404, and the 409 if somebody else has the time. */
export async function takeOffer(context: Context, request: OfferTaking): Promise<OfferTaken> {
  const { clock, metrics, onMailQueued } = context;
  const found = await mustFind(context, request.token);
  const now = clock();
  const seenAgain = async () => seenOf(context, await mustFind(context, request.token), now);
  if (found.offer.outcome !== 'taken') {
    const outcome = await takeNow(context, found, request, now);
    if (!outcome.ok) throw refusalOfTaking(outcome.reason, await seenAgain());
    onMailQueued();
    if (outcome.value.isNew) metrics?.countBooked();
  }
  return takenOf(await seenAgain());
}

/** Frees the time for somebody else. An offer that is over stays as it is. Throws the 404. */
export async function declineOffer(context: Context, token: string): Promise<OfferSeen> {
  const { clock, database } = context;
  const { offer, known } = await mustFind(context, token);
  const now = clock();
  await database.write({ business: known.business.id }, async (tx) => {
    const present = await findOffer(tx, offer.id);
    if (present?.outcome === null) await changeOffer(tx, offer.id, { outcome: 'declined' });
  });
  return seenOf(context, await mustFind(context, token), now);
}

/** Uses one transaction, so that the offer releases the time and the booking takes it, or neither. */
async function takeNow(
  context: Context,
  { offer, known }: KnownOffer,
  request: OfferTaking,
  now: number,
): Promise<Outcome<{ isNew: boolean }, TakeObstacle>> {
  const { database } = context;
  const lockOn = { business: known.business.id, address: foldedAddress(addressOf(known)) };
  try {
    return await writeOrTakeBack(database, lockOn, { isDryRun: false }, async (tx) => {
      const present = await findOffer(tx, offer.id);
      const entry = await findEntry(tx, offer.entryId);
      if (!present || !entry) return no({ is: 'no link' });
      if (present.outcome === 'taken') return ok({ isNew: false });
      if (entry.entry.endedAt !== null) return no({ is: 'no longer waiting' });
      await endExpiredOffers(tx, entry.business.id, now);
      await changeOffer(tx, offer.id, { outcome: 'taken' });
      const asked = asHeld(present, now);
      return entry.booking
        ? takeByMoving(tx, { ...entry, booking: entry.booking }, asked, now)
        : takeByBooking(tx, context, { known: entry, offer: asked, request, now });
    });
  } catch (error) {
    if (isGuardOfSlots(error)) return no({ is: 'taken', slots: [] });
    throw error;
  }
}

/** Returns the offer with the slot of the person with whom the time is held, as we wrote in the email. */
function asHeld(offer: OfferRow, now: number): OfferRow {
  const slot = parseSlotId(offer.slotId);
  if (!slot || offer.isDayEvent || !isHeldAt(offer, now)) return offer;
  return { ...offer, slotId: slotIdOf({ ...slot, personId: offer.personId ?? slot.personId }) };
}

const isHeldAt = ({ outcome, expiresAt }: OfferRow, now: number) =>
  outcome === null && expiresAt !== null && expiresAt > now;

/** Moves the customer's booking to the time, and frees its own. */
async function takeByMoving(
  tx: Transaction,
  { entry, booking: { id } }: KnownEntry & { booking: BookingRow },
  offer: OfferRow,
  now: number,
): Promise<Outcome<{ isNew: boolean }, TakeObstacle>> {
  const slot = parseSlotId(offer.slotId);
  const found = await findBooking(tx, id);
  if (!slot || !found) return no({ is: 'no slot' });
  const { startsAt: freedFrom, endsAt: freedUntil } = found.booking;
  const moved = await moveForCustomer(tx, found, slot, now);
  if (!moved.ok) return moved;
  if (moved.value.found.booking.startsAt !== offer.startsAt) return no({ is: 'no slot' });
  await changeOffer(tx, offer.id, { bookingId: id, freedFrom, freedUntil });
  await markWantsEarlier(tx, id, false);
  await endEntry(tx, entry.id, 'booked', now);
  return ok({ isNew: false });
}

interface Booking {
  known: KnownEntry;
  offer: OfferRow;
  request: OfferTaking;
  now: number;
}

async function takeByBooking(
  tx: Transaction,
  { database, tokens }: Context,
  { known, offer, request, now }: Booking,
): Promise<Outcome<{ isNew: boolean }, TakeObstacle>> {
  const { service_price = null, customer_address, customer_postcode } = request;
  const requested = requestFor(known, offer, { service_price, customer_address, customer_postcode });
  if (!requested) return no({ is: 'no slot' });
  const circumstances = { now, reference: referenceFrom(randomBytes(9)), cancel: tokens.fresh() };
  const placed = await placeIn(tx, database, { ...requested, businessId: known.business.id }, circumstances);
  if (!placed.ok) return placed;
  // On another clock, it is another time than the one in the email.
  if (placed.value.booking.startsAt !== offer.startsAt) return no({ is: 'no slot' });
  await changeOffer(tx, offer.id, { bookingId: placed.value.booking.id });
  await endEntry(tx, known.entry.id, 'booked', now);
  return ok({ isNew: true });
}

function refusalOfTaking(obstacle: TakeObstacle, seen: OfferSeen): Refusal {
  if (obstacle.is === 'no link') return offerLinkInvalid();
  const isOfPerson =
    obstacle.is === 'incomplete' ||
    obstacle.is === 'price changed' ||
    obstacle.is === 'not taking bookings' ||
    obstacle.is === 'no email' ||
    obstacle.is === 'too many open';
  return isOfPerson ? refusalOfBooking(obstacle) : new Refusal(409, whyGone(obstacle, seen));
}

function whyGone({ is }: TakeObstacle, seen: OfferSeen): string {
  const { gone_for: goneFor, business_name: business, person_name: person } = seen;
  if (is === 'no longer waiting') return WAITING_LIST_ENDED;
  if (goneFor !== null) return offerGone(goneFor, { business, person });
  return is === 'taken' ? OFFER_TOO_LATE : OFFER_OVER;
}

function takenOf(seen: OfferSeen & { booking_reference: string | null }): OfferTaken {
  const { cancel_url, booking_reference } = seen;
  if (cancel_url === null || booking_reference === null) throw new Refusal(409, OFFER_TOO_LATE);
  return { ...seen, cancel_url, booking_reference };
}

async function seenOf(
  context: Context,
  found: KnownOffer,
  now: number,
): Promise<OfferSeen & { booking_reference: string | null }> {
  const { offer, known, booking } = found;
  const { business, accountEmail, entry } = known;
  const { read } = context.database;
  const contents = offer.eventId === null ? null : await loadRuledEvent(read, business, offer.eventId);
  const venue = contents?.venues.find(({ id }) => id === offer.venueId) ?? null;
  const goneFor = await goneForOf(context, found, now);
  const state = stateOf(found, contents, now, goneFor !== null);
  const isTaken = state === 'taken' && booking !== null;
  const time = isTaken ? bookingAnswerOf(booking) : null;
  return {
    ...bookedBusinessOf(business, accountEmail),
    event_name: offer.eventName,
    event_date: offer.eventDate,
    start_time: offer.startTime,
    end_time: offer.endTime,
    starts_at: new Date(offer.startsAt).toISOString(),
    ends_at: new Date(offer.endsAt).toISOString(),
    timezone: timezoneField.parse(business.timezone),
    ...venueCopyFields(venueCopyOf(venue)),
    person_name: time?.person_name ?? offer.personName,
    service_name: offer.serviceName,
    service_price: offer.servicePricePence === null ? null : poundsOf(offer.servicePricePence),
    privacy_notice: business.privacyNotice,
    cancellation_policy: business.cancellationPolicy,
    attendee_first_name: known.booking?.attendeeFirstName ?? entry.attendeeFirstName,
    state,
    gone_for: state === 'gone' || state === 'over' ? goneFor : null,
    held_until: state === 'held' && offer.expiresAt !== null ? new Date(offer.expiresAt).toISOString() : null,
    is_home_visit: known.booking === null && contents?.event.isHomeVisit === true,
    moves:
      known.booking && state !== 'taken'
        ? {
            booking_reference: known.booking.reference,
            event_date: known.booking.eventDate,
            start_time: known.booking.startTime,
            starts_at: new Date(known.booking.startsAt).toISOString(),
          }
        : null,
    cancel_url: isTaken
      ? cancelUrl(booking, { publicUrl: context.publicUrl, cancelTokenOf: context.tokens.tokenOf })
      : null,
    booking_reference: isTaken ? booking.reference : null,
  };
}

/** Returns why a held time can't be taken any more. The clock may end what no one has changed. */
async function goneForOf(
  { database }: Context,
  { offer, known }: KnownOffer,
  now: number,
): Promise<OfferGoneFor | null> {
  if (!isHeldAt(offer, now) || known.entry.endedAt !== null) return offer.goneFor;
  const judged = await judgeOffer(database.read, known, offer, now);
  return judged.ok ? null : judged.reason;
}

/** An offer that was not held, or has expired, can be taken as long as the time is free. */
function stateOf(
  { offer, known }: KnownOffer,
  contents: RuledEvent | null,
  now: number,
  isGone: boolean,
): OfferSeen['state'] {
  const { outcome, startsAt } = offer;
  if (outcome === 'taken' || outcome === 'declined') return outcome;
  if (startsAt <= now || known.entry.endedAt !== null) return 'over';
  if (isHeldAt(offer, now)) return isGone ? 'over' : 'held';
  const name = parseSlotId(offer.slotId);
  const chosen = contents && name && chosenIn(contents, name, now);
  const slot = chosen && slotStartingAt(chosen.question, name.start);
  if (slot?.startsAt !== startsAt) return 'over';
  return slot.isBooked ? 'gone' : 'free';
}
