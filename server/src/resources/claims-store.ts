/**
 * Writes the claims of bookings, held offers and day events: what they take of people, places and events. The database
 * refuses two that overlap on one of these, unless one is marked.
 */

import { and, eq, exists, gt, inArray, lt, or, sql } from 'drizzle-orm';
import { DAY, MINUTE } from '@daybook/schema/figures/periods';
import { sessionOf } from '@daybook/schema/rules/resources';
import { parseSlotId } from '@daybook/schema/rules/slot-id';
import { claims, type BookingRow, type ClaimRow, type OfferRow } from '../database/booking-tables.ts';
import { catalogue, eventPeople, resources, services, venues } from '../database/catalogue-tables.ts';
import type { Reader, Transaction } from '../database/database.ts';
import { everyColumn, one, prepared } from '../database/prepared.ts';
import { events } from '../database/tables.ts';

const { placeholder } = sql;

/** The database's guard looks this far back. */
export const LONGEST_CLAIM = 2 * DAY;

/** Without its owner: a booking, a day event or an offer. */
export type Claim = Pick<
  ClaimRow,
  | 'resourceId'
  | 'eventId'
  | 'venueId'
  | 'startsAt'
  | 'endsAt'
  | 'allowedOverlap'
  | 'session'
  | 'places'
  | 'sessionPlaces'
>;
type Owner = Partial<Pick<ClaimRow, 'bookingId' | 'dayEventId' | 'offerId' | 'expiresAt'>>;
type Taking = Pick<
  BookingRow,
  | 'eventId'
  | 'venueId'
  | 'serviceId'
  | 'personId'
  | 'startsAt'
  | 'endsAt'
  | 'bufferMinutes'
  | 'allowedOverlap'
  | 'places'
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
  const serviceId = parseSlotId(offer.slotId)?.serviceId ?? null;
  if (!offer.isDayEvent) return claimsOf(on, { ...offer, serviceId, allowedOverlap: false });
  const { eventId, venueId } = offer;
  // Marked, because any number of people come to one time.
  return eventId === null
    ? []
    : [
        {
          ...timesOf(offer),
          ...NO_CLASS,
          places: offer.places,
          resourceId: null,
          eventId,
          venueId: venueId ?? 0,
          allowedOverlap: true,
        },
      ];
}

/**
 * Replaces the claims of bookings that were moved, cancelled or given to other people, one after the other. All are
 * freed first: those of one class move together.
 */
export async function claimAgain(tx: Transaction, changed: readonly BookingRow[]): Promise<void> {
  const all: { bookingId: number; due: Claim[] }[] = [];
  for (const booking of changed) {
    const { id: bookingId } = booking;
    const [due] = await Promise.all([claimsOfBooking(tx, booking), freed(tx).execute({ bookingId })]);
    all.push({ bookingId, due });
  }
  for (const { bookingId, due } of all) await writeClaims(tx, { bookingId }, due);
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

/** Of a time that takes one. */
export const NO_CLASS = { session: null, places: 1, sessionPlaces: 1 };

const NO_OWNER = { bookingId: null, dayEventId: null, offerId: null, expiresAt: null };

async function claimsOf(on: Reader, taking: Taking): Promise<Claim[]> {
  const { eventId, venueId, serviceId, personId, places, startsAt } = taking;
  const { placeId, namesPeople, sessionPlaces } = await one(
    singleOf(on).execute({ eventId, venueId, serviceId }),
  );
  const isClass = eventId !== null && sessionPlaces > 1;
  const common = {
    ...timesOf(taking),
    // Nobody joins the class of a deleted event, and its others may still have their event.
    allowedOverlap: taking.allowedOverlap || eventId === null,
    ...(isClass
      ? { session: sessionOf({ eventId, venueId, serviceId, startsAt }), places, sessionPlaces }
      : NO_CLASS),
  };
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

/**
 * Finds the place of a venue, if it takes one appointment at a time, whether an event names people, and how many come
 * to one time of the service or event.
 */
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
  const ofService = on
    .select({ places: catalogue.placesPerTime })
    .from(services)
    .innerJoin(catalogue, eq(catalogue.id, services.catalogueId))
    .where(eq(services.id, placeholder('serviceId')));
  const ofEvent = on
    .select({ places: events.placesPerTime })
    .from(events)
    .where(eq(events.id, placeholder('eventId')));
  return on
    .select({
      placeId: sql<number | null>`${places}`,
      namesPeople: exists(people).mapWith(Boolean),
      sessionPlaces: sql`coalesce(${ofService}, ${ofEvent}, 1)`.mapWith(Number),
    })
    .from(sql`(select 1) one`)
    .prepare();
});

const inserted = prepared((tx: Transaction) => {
  const isOfTheSame = eq(claims.session, placeholder('session'));
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
        sql`(${isOfTheSame}) is not true`,
      ),
    );
  const taken = tx
    .select({ places: sql`coalesce(sum(${claims.places}), 0)` })
    .from(claims)
    .where(and(isOnTheSame, eq(claims.startsAt, placeholder('startsAt')), isOfTheSame));
  const isOver = sql`${taken} + ${placeholder('places')} > ${placeholder('sessionPlaces')}`;
  const isMarked = sql<boolean>`case when ${placeholder('mayOverlap')} = 1 then ${exists(met)} or ${isOver} else false end`;
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
