import { and, asc, count, desc, eq, gt, gte, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { OFFER_WEIGHT } from '@daybook/schema/figures/waiting-list';
import {
  bookings,
  offers,
  waitingListEntries,
  type BookingRow,
  type OfferRow,
  type WaitingEntryRow,
} from '../database/booking-tables.ts';
import type { Reader, Transaction } from '../database/database.ts';
import { firstOf, one } from '../database/prepared.ts';
import { claimOffer, freeOffers } from '../resources/claims-store.ts';

export function findOffer(on: Reader, id: number): Promise<OfferRow | null> {
  return firstOf(on.select().from(offers).where(eq(offers.id, id)));
}

export type OfferOfEvent = Pick<
  OfferRow,
  'entryId' | 'kind' | 'outcome' | 'personId' | 'startsAt' | 'endsAt'
>;

/** Returns the offers of an event's times, in the order in which they were made. */
export function offersOfEvent(on: Reader, eventId: number): Promise<OfferOfEvent[]> {
  const { entryId, kind, outcome, personId, startsAt, endsAt } = offers;
  return on
    .select({ entryId, kind, outcome, personId, startsAt, endsAt })
    .from(offers)
    .where(eq(offers.eventId, eventId))
    .orderBy(asc(offers.createdAt), asc(offers.id));
}

export type OfferOfMove = Pick<OfferRow, 'freedFrom' | 'freedUntil' | 'isAfterMove'>;

/** Returns the offers since that instant that concern times freed by people who moved. */
export function offersOfMoves(on: Reader, businessId: number, since: number): Promise<OfferOfMove[]> {
  const { freedFrom, freedUntil, isAfterMove } = offers;
  return on
    .select({ freedFrom, freedUntil, isAfterMove })
    .from(offers)
    .where(
      and(
        eq(offers.businessId, businessId),
        gte(offers.createdAt, since),
        or(eq(isAfterMove, true), isNotNull(freedFrom)),
      ),
    );
}

export type NewOffer = Omit<
  OfferRow,
  'id' | 'outcome' | 'goneFor' | 'bookingId' | 'freedFrom' | 'freedUntil'
>;

export async function insertOffer(tx: Transaction, offer: NewOffer): Promise<number> {
  const written = await one(tx.insert(offers).values(offer).returning());
  await claimOffer(tx, written);
  return written.id;
}

/** Counts that bound the offers to one person. Read them in the transaction that writes one. */
interface OffersOfPerson {
  /** Of this entry since that instant. */
  since: number;
  /** Of this entry at that start. */
  atStart: number;
  /** Held now for the same address at the business. */
  held: number;
}

export async function countOffersOf(
  on: Reader,
  { id, businessId, normalisedEmail }: Pick<WaitingEntryRow, 'id' | 'businessId' | 'normalisedEmail'>,
  { startsAt, since, now }: { startsAt: number; since: number; now: number },
): Promise<OffersOfPerson> {
  const [[ofEntry], [held]] = await Promise.all([
    on
      .select({
        since: sql<number>`count(*) filter (where ${offers.createdAt} >= ${since})`.mapWith(Number),
        atStart: sql<number>`count(*) filter (where ${offers.startsAt} = ${startsAt})`.mapWith(Number),
      })
      .from(offers)
      .where(eq(offers.entryId, id)),
    on
      .select({ count: count() })
      .from(offers)
      .innerJoin(waitingListEntries, eq(waitingListEntries.id, offers.entryId))
      .where(
        and(
          eq(offers.businessId, businessId),
          eq(waitingListEntries.normalisedEmail, normalisedEmail),
          isNull(offers.outcome),
          gt(offers.expiresAt, now),
        ),
      ),
  ]);
  return { since: ofEntry?.since ?? 0, atStart: ofEntry?.atStart ?? 0, held: held?.count ?? 0 };
}

/** Returns what judging a business's held offers again costs (OFFERS_WEIGHT_MAX). */
export async function weightOfHeld(on: Reader, businessId: number, now: number): Promise<number> {
  // A column of `offers` would have no table's name here, and mean the inner table's.
  const partsIn = (table: string) =>
    sql.raw(`(select count(*) from ${table} part where part.event_id = offers.event_id)`);
  const parts = sql`${partsIn('venues')} + ${partsIn('services')} + ${partsIn('event_people')}`;
  const [found] = await on
    .select({ weight: sql<number>`coalesce(sum(${OFFER_WEIGHT} + ${parts}), 0)`.mapWith(Number) })
    .from(offers)
    .where(and(eq(offers.businessId, businessId), isNull(offers.outcome), gt(offers.expiresAt, now)));
  return found?.weight ?? 0;
}

/** Saves an offer's outcome, which frees what it holds, or what it led to. */
export async function changeOffer(
  tx: Transaction,
  id: number,
  change: Partial<Pick<OfferRow, 'outcome' | 'bookingId' | 'freedFrom' | 'freedUntil'>>,
): Promise<void> {
  await tx.update(offers).set(change).where(eq(offers.id, id));
  if (change.outcome) await freeOffers(tx, [id]);
}

export interface ListedOffer {
  offer: OfferRow;
  entry: Pick<WaitingEntryRow, 'attendeeFirstName' | 'attendeeLastName' | 'endedAt'>;
  booking: Pick<BookingRow, 'reference' | 'status' | 'servicePricePence'> | null;
}

const listed = (on: Reader) =>
  on
    .select({
      offer: offers,
      entry: {
        attendeeFirstName: waitingListEntries.attendeeFirstName,
        attendeeLastName: waitingListEntries.attendeeLastName,
        endedAt: waitingListEntries.endedAt,
      },
      booking: {
        reference: bookings.reference,
        status: bookings.status,
        servicePricePence: bookings.servicePricePence,
      },
    })
    .from(offers)
    .innerJoin(waitingListEntries, eq(waitingListEntries.id, offers.entryId))
    .leftJoin(bookings, eq(bookings.id, offers.bookingId));

/** Returns the newest offers since that instant, and those that are held. */
export function listOffers(
  on: Reader,
  businessId: number,
  { since, now, limit }: { since: number; now: number; limit: number },
): Promise<ListedOffer[]> {
  return listed(on)
    .where(
      and(eq(offers.businessId, businessId), or(gte(offers.createdAt, since), gt(offers.expiresAt, now))),
    )
    .orderBy(desc(offers.createdAt), desc(offers.id))
    .limit(limit);
}

/** Returns the offers for these entries, newest first. */
export function offersOf(on: Reader, entryIds: readonly number[]): Promise<ListedOffer[]> {
  return listed(on)
    .where(inArray(offers.entryId, [...entryIds]))
    .orderBy(desc(offers.createdAt), desc(offers.id));
}

export function findListed(on: Reader, id: number): Promise<ListedOffer | null> {
  return firstOf(listed(on).where(eq(offers.id, id)));
}

/** Returns how many offers were taken since that instant by uncancelled bookings, and their total price. */
export async function countFilled(
  on: Reader,
  businessId: number,
  since: number,
): Promise<{ filled: number; pence: number }> {
  const [found] = await on
    .select({
      filled: count(),
      pence: sql<number>`coalesce(sum(${bookings.servicePricePence}), 0)`.mapWith(Number),
    })
    .from(offers)
    .innerJoin(bookings, eq(bookings.id, offers.bookingId))
    .where(
      and(
        eq(offers.businessId, businessId),
        gte(offers.createdAt, since),
        eq(offers.outcome, 'taken'),
        isNotNull(offers.bookingId),
        sql`${bookings.status} <> 'cancelled'`,
      ),
    );
  return found ?? { filled: 0, pence: 0 };
}
