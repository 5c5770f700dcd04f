/** Ends expired offers. They hold nothing, but their claims exist until they are ended. */
import { and, asc, eq, inArray, isNull, lte } from 'drizzle-orm';
import { offers } from '../database/booking-tables.ts';
import type { Reader, Transaction } from '../database/database.ts';
import type { HeldRow } from '../diary/contents-store.ts';

const isExpired = (now: number) => and(isNull(offers.outcome), lte(offers.expiresAt, now));

/** Ends the expired offers of a business, whose claims would block a booking. */
export async function endExpiredOffers(tx: Transaction, businessId: number, now: number): Promise<void> {
  await tx
    .update(offers)
    .set({ outcome: 'expired' })
    .where(and(eq(offers.businessId, businessId), isExpired(now)));
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
  await tx
    .update(offers)
    .set({ outcome })
    .where(and(inArray(offers.entryId, [...entryIds]), isNull(offers.outcome)));
}
