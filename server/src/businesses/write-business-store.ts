import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { one } from '../database/prepared.ts';
import { businesses, patterns, type BusinessRow } from '../database/tables.ts';

/** What decides whether a business may plan, and on which clock. */
const DECIDES_HOURS = ['paidAt', 'isActive', 'trialEndsAt', 'coveredUntil', 'timezone'] as const;
/** What decides about its expiry notices. */
const DECIDES_NOTICES = ['paidAt', 'isActive', 'trialEndsAt', 'coveredUntil'] as const;

/** Changes a business, and has its weekly hours and expiry notices looked at again if it may change them. */
export async function writeBusiness(
  tx: Transaction,
  id: number,
  change: Partial<Omit<BusinessRow, 'id'>>,
): Promise<BusinessRow> {
  const written = await one(tx.update(businesses).set(change).where(eq(businesses.id, id)).returning());
  const isSetIn = (columns: readonly (keyof typeof change)[]) =>
    columns.some((column) => change[column] !== undefined);
  const mayExpire = written.trialEndsAt !== null || written.coveredUntil !== null;
  if (mayExpire && isSetIn(DECIDES_NOTICES)) await lookForExpiryNotices(tx, id);
  if (isSetIn(DECIDES_HOURS))
    await tx
      .update(patterns)
      .set({ dueAt: 0, revision: sql`${patterns.revision} + 1` })
      .where(eq(patterns.businessId, id));
  return written;
}

/** Makes the next run of the job look at the business, whose subscription or trial has changed. */
export async function lookForExpiryNotices(tx: Transaction, id: number): Promise<void> {
  await tx.update(businesses).set({ expiryNoticeDueAt: 0 }).where(eq(businesses.id, id));
}
