import { and, desc, eq, gte, inArray, not, or, sql, type SQL, lt } from 'drizzle-orm';
import type { EmailCount, OutboxQuery } from '@daybook/schema/contract/admin/outbox';
import { DAY } from '@daybook/schema/figures/periods';
import { normalisedEmail } from '@daybook/schema/rules/email-address';
import { searchWords } from '@daybook/schema/rules/fold-text';
import { customerEmailNames } from '../../customer-data/customer-data-responses.ts';
import type { Reader, Transaction } from '../../database/database.ts';
import { emails } from '../../database/email-tables.ts';
import { countWhere, idsGiven } from '../../database/expressions.ts';
import { countRows, prepared, firstOf } from '../../database/prepared.ts';
import { findPage, type PageFound } from '../../database/search/find-page.ts';
import { no, ok, type Outcome } from '../../runtime/outcome.ts';
import { recordAction, type AdminMoment } from '../audit/record-action-store.ts';
import { type ListedEmail, maskedAddress } from '../email-response.ts';
import { rowsOf } from '../listed-page-store.ts';
import { pageWanted } from '../page-response.ts';

/** How many of the newest emails a search reads: about 20 ms. */
const EMAILS_SEARCHED = 5000;

/** Finds a page of emails, newest first. A search reads the newest emails only. */
export async function findEmails(on: Reader, query: OutboxQuery): Promise<PageFound<ListedEmail>> {
  const wanted = isWanted(query);
  const page = await findPage(pageWanted(query), {
    cut: (limit, offset) => idsOf(on, wanted, limit, offset),
    count: () => countRows(on, emails, wanted),
  });
  return { ...page, items: await rowsOf(page.items, byIds(on)) };
}

/** Counts emails by kind and day since the day of `since` (milliseconds since 1970), newest first. */
export async function countEmailsByDay(on: Reader, since: number): Promise<EmailCount[]> {
  const day = sql<number>`${emails.createdAt} / ${sql.raw(String(DAY))}`;
  const rows = await on
    .select({
      day,
      kind: emails.kind,
      queued: countWhere(sql`${emails.status} in ('queued', 'sending')`),
      sent: countWhere(sql`${emails.status} = 'sent'`),
      failed: countWhere(sql`${emails.status} = 'failed'`),
    })
    .from(emails)
    .where(gte(emails.createdAt, since))
    .groupBy(day, emails.kind)
    .orderBy(desc(day), emails.kind);
  return rows.map((row) => ({ ...row, day: new Date(row.day * DAY).toISOString().slice(0, 10) }));
}

async function idsOf(
  read: Reader,
  wanted: SQL | undefined,
  limit: number,
  offset: number,
): Promise<number[]> {
  const found = await read
    .select({ id: emails.id })
    .from(emails)
    .where(wanted)
    .orderBy(desc(emails.createdAt), desc(emails.id))
    .limit(limit)
    .offset(offset);
  return found.map(({ id }) => id);
}

/** The columns that a list shows: nothing of the email's content. */
const SHOWN = {
  id: emails.id,
  kind: emails.kind,
  status: emails.status,
  isRefused: emails.isRefused,
  recipient: emails.recipient,
  attempts: emails.attempts,
  lastError: emails.lastError,
  createdAt: emails.createdAt,
  sentAt: emails.sentAt,
};

const byIds = prepared((on: Reader) =>
  on
    .select(SHOWN)
    .from(emails)
    .where(inArray(emails.id, idsGiven('ids')))
    .prepare(),
);

const STATES: Record<OutboxQuery['state'], SQL | undefined> = {
  all: undefined,
  queued: inArray(emails.status, ['queued', 'sending']),
  sent: eq(emails.status, 'sent'),
  failed: and(eq(emails.status, 'failed'), not(emails.isRefused)),
  refused: and(eq(emails.status, 'failed'), emails.isRefused),
};

function isWanted({ state, kind, search = '' }: OutboxQuery): SQL | undefined {
  const words = searchWords(search).map(holdsWord);
  const newest = sql`${emails.id} in (
    select id from emails order by created_at desc, id desc limit ${EMAILS_SEARCHED}
  )`;
  return and(
    STATES[state],
    kind === undefined ? undefined : eq(emails.kind, kind),
    ...(words.length ? [newest, or(and(...words), eq(recipient, normalisedEmail(search)))] : []),
  );
}

const recipient = emails.normalisedRecipient;
const domain = sql`substr(${recipient}, instr(${recipient}, '@'))`;

/**
 * Matches a word in an email's kind or in the visible part of its recipient. A whole address is found too,
 * but no part of a hidden name: otherwise one could find the rest letter by letter.
 */
function holdsWord(word: string): SQL {
  return sql`(instr(${emails.kind}, ${word}) > 0 or instr(${domain}, ${word}) > 0 or ${recipient} = ${word})`;
}

const ofCustomersData = [...customerEmailNames.keys()];

/**
 * Matches an email that a later one about the same booking to the same person has overtaken. Emails about a
 * customer's own data belong to a booking too, but say nothing about it.
 */
const isOvertaken = sql`(${emails.kind} not in ${ofCustomersData} and exists (
  select 1 from emails later
  where later.booking_id = emails.booking_id and later.recipient = emails.recipient
    and later.id > emails.id and later.status = 'sent' and later.kind not in ${ofCustomersData}
))`;

/** Matches emails that still have their content (jobs/clean-up.ts deletes that of old ones). */
const isWhole = sql`cast(${emails.payload} as text) <> '{}'`;

export type RetryRefusal = 'no email' | 'not failed' | 'emptied' | 'overtaken';

export interface RetriedSome {
  retried: number;
  /** The next `before`; null at the end. */
  next: number | null;
}

/** Emails that one step takes: about 5 ms. */
const EMAILS_A_STEP = 250;

/** A literal, because SQLite uses a partial index only if the query repeats its condition. */
const isFailed = sql`${emails.status} = 'failed'`;

/** An email may have been retried since it was read: then it may have gone, and must not go twice. */
const isStillFailed = and(isFailed, isWhole);

/** Makes an email due at once. Its attempts keep counting, to tell a worker's claim from a later one. */
const again = ({ now }: AdminMoment) => ({ status: 'queued' as const, dueAt: now, isRefused: false });

export async function retryEmail(
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
  if (!found) return no('no email');
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
    action: 'email_retried',
    subject: `${email.kind} to ${maskedAddress(email.recipient)}`,
    subjectId: id,
    before: { state: 'failed' },
    after: { state: 'queued' },
  });
  return ok(email);
}

/**
 * Retries some of the failed emails with ids below `before`. Going down by id takes each email once,
 * however soon it fails again.
 */
export async function retrySomeEmails(
  tx: Transaction,
  before: number,
  by: AdminMoment,
): Promise<RetriedSome> {
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
    action: 'email_retried',
    subject: 'All failed emails',
    subjectId: null,
    before: null,
    after: { retried: retried.length },
  });
  return { retried: retried.length, next: ids.length < EMAILS_A_STEP ? null : (ids.at(-1) ?? null) };
}
