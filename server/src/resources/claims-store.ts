/**
 * Writes the claims of bookings, held offers and day events: what they take of people, places and events. The database
 * refuses two that overlap on one of these, unless one is marked.
 */

import { and, eq, exists, gt, inArray, lt, or, sql } from 'drizzle-orm';
import { DAY, MINUTE } from '@daybook/schema/figures/periods';
import { claims, type BookingRow, type ClaimRow, type OfferRow } from '../database/booking-tables.ts';
import { eventPeople, resources, venues } from '../database/catalogue-tables.ts';
import type { Reader, Transaction } from '../database/database.ts';
import { everyColumn, one, prepared } from '../database/prepared.ts';

const { placeholder } = sql;

/** The database's guard looks this far back. */
export const LONGEST_CLAIM = 2 * DAY;

/** Without its owner: a booking, a day event or an offer. */
export type Claim = Pick<
  ClaimRow,
  'resourceId' | 'eventId' | 'venueId' | 'startsAt' | 'endsAt' | 'allowedOverlap'
>;
type Owner = Partial<Pick<ClaimRow, 'bookingId' | 'dayEventId' | 'offerId' | 'expiresAt'>>;
type Taking = Pick<
  BookingRow,
  'eventId' | 'venueId' | 'personId' | 'startsAt' | 'endsAt' | 'bufferMinutes' | 'allowedOverlap'
>;

/**
 * Returns what a booking claims, its buffer included: its person, and its place if that takes one appointment at a
 * time; its event and venue together if it has neither, or names a person of an event that names no one any more. A
 * cancelled one claims nothing, nor does one of a day event, whose bookings are counted.
 */
export async function claimsOfBooking(
  on: Reader,
  booking: Taking & Pick<BookingRow, 'status' | 'kind'>,
): Promise<Claim[]> {
  return booking.status === 'cancelled' || booking.kind === 'day_event' ? [] : claimsOf(on, booking);
}

/** Returns what an offer claims while it is held: the same as its booking, or a counted place of a day event. */
export async function claimsOfOffer(on: Reader, offer: OfferRow): Promise<Claim[]> {
  if (offer.kind !== 'held' || offer.outcome !== null) return [];
  if (!offer.isDayEvent) return claimsOf(on, { ...offer, allowedOverlap: false });
  const { eventId, venueId } = offer;
  // Marked, because any number of people come to one time.
  return eventId === null
    ? []
    : [{ ...timesOf(offer), resourceId: null, eventId, venueId: venueId ?? 0, allowedOverlap: true }];
}

/** Replaces the claims of bookings that were moved, cancelled or given to other people, one after the other. */
export async function claimAgain(tx: Transaction, changed: readonly BookingRow[]): Promise<void> {
  for (const booking of changed) {
    const { id: bookingId } = booking;
    const [due] = await Promise.all([claimsOfBooking(tx, booking), freed(tx).execute({ bookingId })]);
    await writeClaims(tx, { bookingId }, due);
  }
}

/** Frees the times of bookings that move together, so that one can take another's. Each then claims its new one. */
export async function freeBookings(tx: Transaction, ids: readonly number[]): Promise<void> {
  for (const bookingId of ids) await freed(tx).execute({ bookingId });
}

/** Writes claims, one after the other. One that may overlap others is marked where it does: others refuse later ones. */
export async function writeClaims(tx: Transaction, owner: Owner, due: readonly Claim[]): Promise<void> {
  await Promise.all(
    due.map(({ allowedOverlap, ...claim }) =>
      inserted(tx).execute({
        ...{ ...NO_OWNER, ...owner, ...claim },
        mayOverlap: Number(allowedOverlap),
        earliest: claim.startsAt - LONGEST_CLAIM,
      }),
    ),
  );
}

export async function claimOffer(tx: Transaction, offer: OfferRow): Promise<void> {
  const { id: offerId, expiresAt } = offer;
  await writeClaims(tx, { offerId, expiresAt }, await claimsOfOffer(tx, offer));
}

export async function freeOffers(tx: Transaction, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await tx.delete(claims).where(inArray(claims.offerId, [...ids]));
}

const NO_OWNER = { bookingId: null, dayEventId: null, offerId: null, expiresAt: null };

/** Of a time with neither a venue nor a person, which needs no look at either. */
const NOTHING_SHARED = { placeId: null, namesPeople: false };

async function claimsOf(on: Reader, taking: Taking): Promise<Claim[]> {
  const { eventId, venueId, personId, allowedOverlap } = taking;
  const { placeId, namesPeople } =
    venueId === null && personId === null
      ? NOTHING_SHARED
      : await one(singleOf(on).execute({ eventId, venueId }));
  const common = { ...timesOf(taking), allowedOverlap };
  const ofResources = [personId, placeId].flatMap((resourceId) =>
    resourceId === null ? [] : [{ ...common, resourceId, eventId: null, venueId: null }],
  );
  const isByEvent = placeId === null && (personId === null || !namesPeople);
  return eventId !== null && isByEvent
    ? [...ofResources, { ...common, resourceId: null, eventId, venueId: venueId ?? 0 }]
    : ofResources;
}

function timesOf({ startsAt, endsAt, bufferMinutes }: Pick<Taking, 'startsAt' | 'endsAt' | 'bufferMinutes'>) {
  return { startsAt, endsAt: Math.min(endsAt + bufferMinutes * MINUTE, startsAt + LONGEST_CLAIM) };
}

/** Finds the place of a venue, if it takes one appointment at a time, and whether an event names people. */
const singleOf = prepared((on: Reader) => {
  const places = on
    .select({ id: resources.id })
    .from(venues)
    .innerJoin(resources, and(eq(resources.id, venues.resourceId), eq(resources.atOnce, 1)))
    .where(eq(venues.id, placeholder('venueId')));
  const people = on
    .select({ id: eventPeople.resourceId })
    .from(eventPeople)
    .where(eq(eventPeople.eventId, placeholder('eventId')));
  return on
    .select({
      placeId: sql<number | null>`${places}`,
      namesPeople: exists(people).mapWith(Boolean),
    })
    .from(sql`(select 1) one`)
    .prepare();
});

const inserted = prepared((tx: Transaction) => {
  const isOnTheSame = or(
    eq(claims.resourceId, placeholder('resourceId')),
    and(eq(claims.eventId, placeholder('eventId')), eq(claims.venueId, placeholder('venueId'))),
  );
  const met = tx
    .select({ id: claims.id })
    .from(claims)
    .where(
      and(
        isOnTheSame,
        lt(claims.startsAt, placeholder('endsAt')),
        gt(claims.endsAt, placeholder('startsAt')),
        gt(claims.startsAt, placeholder('earliest')),
      ),
    );
  const isMarked = sql<boolean>`case when ${placeholder('mayOverlap')} = 1 then ${exists(met)} else false end`;
  return tx
    .insert(claims)
    .values({ ...everyColumn(claims), allowedOverlap: isMarked })
    .prepare();
});

const freed = prepared((tx: Transaction) =>
  tx
    .delete(claims)
    .where(eq(claims.bookingId, placeholder('bookingId')))
    .prepare(),
);
