/** Ends offers. Expired ones hold nothing, but their claims exist until they are ended. */

import { and, asc, eq, inArray, isNull, lte, type SQL } from 'drizzle-orm';
import { offers, type OfferRow } from '../database/booking-tables.ts';
import type { Reader, Transaction } from '../database/database.ts';
import type { HeldRow } from '../diary/contents-store.ts';
import { freeOffers } from '../resources/claims-store.ts';

const isExpired = (now: number) => and(isNull(offers.outcome), lte(offers.expiresAt, now));

/** Ends the expired offers of a business, whose claims would block a booking. */
export async function endExpiredOffers(tx: Transaction, businessId: number, now: number): Promise<void> {
  await endOffers(tx, and(eq(offers.businessId, businessId), isExpired(now)), { outcome: 'expired' });
}

/** Does the same only if an event's claims include such offers, so that other bookings cost no query. */
export async function endExpiredIn(
  tx: Transaction,
  { event, held }: { event: { businessId: number }; held: readonly HeldRow[] },
  now: number,
): Promise<void> {
  if (held.some(({ expiresAt }) => expiresAt !== null && expiresAt <= now))
    await endExpiredOffers(tx, event.businessId, now);
}

/** Returns up to `limit` businesses that have expired offers. */
export async function businessesWithExpired(on: Reader, now: number, limit: number): Promise<number[]> {
  const found = await on
    .selectDistinct({ id: offers.businessId })
    .from(offers)
    .where(isExpired(now))
    .orderBy(asc(offers.businessId))
    .limit(limit);
  return found.map(({ id }) => id);
}

/** Ends the open offers of an entry, which frees what they hold. */
export async function endOffersOf(
  tx: Transaction,
  entryIds: readonly number[],
  outcome: 'gone' | 'declined',
): Promise<void> {
  await endOffers(tx, inArray(offers.entryId, [...entryIds]), { outcome });
}

/** Ends those open offers that `which` matches, and frees what they hold. */
export async function endOffers(
  tx: Transaction,
  which: SQL | undefined,
  ending: Pick<OfferRow, 'outcome'>,
): Promise<void> {
  const ended = await tx
    .update(offers)
    .set(ending)
    .where(and(which, isNull(offers.outcome)))
    .returning({ id: offers.id });
  await freeOffers(
    tx,
    ended.map(({ id }) => id),
  );
}
