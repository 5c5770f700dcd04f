/** Letters that failed, tried again by an admin. */
import { and, desc, eq, inArray, lt, not, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/database.ts';
import { firstOf } from '../../database/prepared.ts';
import { emails } from '../../database/mail-tables.ts';
import { no, ok, type Outcome } from '../../outcome.ts';
import { recordAction, type AdminMoment } from '../audit/record-action-store.ts';
import { maskedAddress, type LetterRow } from '../letter-answer.ts';
import { isOvertaken, isWhole, SHOWN } from './find-letters-store.ts';

export type RetryRefusal = 'no letter' | 'not failed' | 'emptied' | 'overtaken';
export type RetryLettersStore = ReturnType<typeof createRetryLettersStore>;

export function createRetryLettersStore({ write }: Database) {
  return {
    retry: (id: number, by: AdminMoment): Promise<Outcome<LetterRow, RetryRefusal>> =>
      write({}, (tx) => retry(tx, id, by)),

    /**
     * Tries some of the failed letters with ids below `before` again. Going down by id takes each letter once,
     * however soon it fails again.
     */
    retrySome: (before: number, by: AdminMoment): Promise<RetriedSome> =>
      write({}, (tx) => retrySome(tx, before, by)),
  };
}

export interface RetriedSome {
  retried: number;
  /** Below which id to go on; null when there are no more. */
  next: number | null;
}

/** Letters that one step takes: some 5 ms. */
const LETTERS_A_STEP = 250;

/** This is a literal, because SQLite uses a partial index only where the query repeats its words. */
const isFailed = sql`${emails.status} = 'failed'`;

/** Somebody else may have tried a letter again since it was read: then it may have gone, and must not go twice. */
const isStillFailed = and(isFailed, isWhole);

/** Makes a letter due at once. Its attempts go on counting, because they tell a worker's claim from a later one. */
const again = ({ now }: AdminMoment) => ({ status: 'queued' as const, dueAt: now, isRefused: false });

async function retry(
  tx: Transaction,
  id: number,
  by: AdminMoment,
): Promise<Outcome<LetterRow, RetryRefusal>> {
  const found = await firstOf(
    tx
      .select({
        status: emails.status,
        isWhole: isWhole.mapWith(Boolean),
        isOvertaken: isOvertaken.mapWith(Boolean),
      })
      .from(emails)
      .where(eq(emails.id, id)),
  );
  if (!found) return no('no letter');
  if (found.status !== 'failed') return no('not failed');
  if (!found.isWhole) return no('emptied');
  if (found.isOvertaken) return no('overtaken');
  const [letter] = await tx
    .update(emails)
    .set(again(by))
    .where(and(eq(emails.id, id), isStillFailed))
    .returning(SHOWN);
  if (!letter) return no('not failed');
  await recordAction(tx, by, {
    action: 'letter_retried',
    subject: `${letter.kind} to ${maskedAddress(letter.recipient)}`,
    subjectId: id,
    before: { state: 'failed' },
    after: { state: 'queued' },
  });
  return ok(letter);
}

async function retrySome(tx: Transaction, before: number, by: AdminMoment): Promise<RetriedSome> {
  const failed = await tx
    .select({ id: emails.id })
    .from(emails)
    .where(and(isFailed, lt(emails.id, before), isWhole, not(isOvertaken)))
    .orderBy(desc(emails.id))
    .limit(LETTERS_A_STEP);
  const ids = failed.map(({ id }) => id);
  if (ids.length === 0) return { retried: 0, next: null };
  const retried = await tx
    .update(emails)
    .set(again(by))
    .where(and(inArray(emails.id, ids), isStillFailed))
    .returning({ id: emails.id });
  await recordAction(tx, by, {
    action: 'letter_retried',
    subject: 'All failed emails',
    subjectId: null,
    before: null,
    after: { retried: retried.length },
  });
  return { retried: retried.length, next: ids.length < LETTERS_A_STEP ? null : (ids.at(-1) ?? null) };
}
