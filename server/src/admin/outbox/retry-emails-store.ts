/** Emails that failed, tried again by an admin. */
import { and, desc, eq, inArray, lt, not, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/database.ts';
import { firstOf } from '../../database/prepared.ts';
import { emails } from '../../database/email-tables.ts';
import { no, ok, type Outcome } from '../../runtime/outcome.ts';
import { recordAction, type AdminMoment } from '../audit/record-action-store.ts';
import { maskedAddress, type ListedEmail } from '../email-response.ts';
import { isOvertaken, isWhole, SHOWN } from './find-emails-store.ts';

export type RetryRefusal = 'no letter' | 'not failed' | 'emptied' | 'overtaken';
export type RetryEmailsStore = ReturnType<typeof createRetryEmailsStore>;

export function createRetryEmailsStore({ write }: Database) {
  return {
    retry: (id: number, by: AdminMoment): Promise<Outcome<ListedEmail, RetryRefusal>> =>
      write({}, (tx) => retry(tx, id, by)),

    /**
     * Tries some of the failed emails with ids below `before` again. Going down by id takes each email once,
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

/** Emails that one step takes: some 5 ms. */
const EMAILS_A_STEP = 250;

/** This is a literal, because SQLite uses a partial index only where the query repeats its words. */
const isFailed = sql`${emails.status} = 'failed'`;

/** Somebody else may have tried an email again since it was read: then it may have gone, and must not go twice. */
const isStillFailed = and(isFailed, isWhole);

/** Makes an email due at once. Its attempts go on counting, because they tell a worker's claim from a later one. */
const again = ({ now }: AdminMoment) => ({ status: 'queued' as const, dueAt: now, isRefused: false });

async function retry(
  tx: Transaction,
  id: number,
  by: AdminMoment,
): Promise<Outcome<ListedEmail, RetryRefusal>> {
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
  const [email] = await tx
    .update(emails)
    .set(again(by))
    .where(and(eq(emails.id, id), isStillFailed))
    .returning(SHOWN);
  if (!email) return no('not failed');
  await recordAction(tx, by, {
    action: 'letter_retried',
    subject: `${email.kind} to ${maskedAddress(email.recipient)}`,
    subjectId: id,
    before: { state: 'failed' },
    after: { state: 'queued' },
  });
  return ok(email);
}

async function retrySome(tx: Transaction, before: number, by: AdminMoment): Promise<RetriedSome> {
  const failed = await tx
    .select({ id: emails.id })
    .from(emails)
    .where(and(isFailed, lt(emails.id, before), isWhole, not(isOvertaken)))
    .orderBy(desc(emails.id))
    .limit(EMAILS_A_STEP);
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
  return { retried: retried.length, next: ids.length < EMAILS_A_STEP ? null : (ids.at(-1) ?? null) };
}
