/** What we keep about people whose accounts were deleted. */

import { and, eq, gt, inArray, max, type SQL } from 'drizzle-orm';
import { BLOCK_DAYS, DAY } from '@daybook/schema/figures/periods';
import type { Transaction } from '../database/database.ts';
import { firstOf } from '../database/prepared.ts';
import { blockedPeople, users } from '../database/tables.ts';
import type { PersonHashes } from './person-hash.ts';

/** Returns when the person's one free trial began, in any of their accounts; null without one. */
export async function findTrialOf(tx: Transaction, hashes: PersonHashes): Promise<number | null> {
  const [found] = await tx
    .select({ at: max(users.trialUsedAt) })
    .from(users)
    .where(inArray(users.personHash, hashes));
  return found?.at ?? null;
}

/** Gives the person's accounts the newest hash, so that they are found by it alone. */
export async function renewHashes(tx: Transaction, [newest, ...earlier]: PersonHashes): Promise<void> {
  if (earlier.length > 0)
    await tx.update(users).set({ personHash: newest }).where(inArray(users.personHash, earlier));
}

export async function isBlocked(tx: Transaction, hashes: PersonHashes, now: number): Promise<boolean> {
  const isOf = and(
    inArray(blockedPeople.personHash, hashes),
    gt(blockedPeople.blockedAt, now - BLOCK_DAYS * DAY),
  );
  return (await firstOf(tx.select().from(blockedPeople).where(isOf))) !== null;
}

export async function blockPerson(tx: Transaction, [personHash]: PersonHashes, now: number): Promise<void> {
  await tx
    .insert(blockedPeople)
    .values({ personHash, blockedAt: now })
    .onConflictDoUpdate({ target: blockedPeople.personHash, set: { blockedAt: now } });
}

/** Matches every account of the same person, including those that wait for the purge. */
export const isOfPersonWith = ({ personHash }: { personHash: string }): SQL =>
  eq(users.personHash, personHash);
