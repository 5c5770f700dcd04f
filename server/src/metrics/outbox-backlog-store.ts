import { count, sql } from 'drizzle-orm';
import type { Reader } from '../database/database.ts';
import { emails } from '../database/email-tables.ts';
import { prepared } from '../database/prepared.ts';

interface OutboxBacklog {
  /** Queued, being sent, or to be retried. COUNTED_MOST means that many or more. */
  emails: number;
  /** When the first of them was, or is, due; milliseconds since 1970. Null if there is none. */
  firstDueAt: number | null;
}

/** Bounded, because the query reads every one of these rows. */
const COUNTED_MOST = 10_000;

/** Reads only the index emails_due, which contains just these emails in this order. */
export function backlogOn(on: Reader, most = COUNTED_MOST) {
  const open = on
    .select({ dueAt: emails.dueAt })
    .from(emails)
    // Literals, because the partial index is only used where the query repeats their words.
    .where(sql`${emails.status} in ('queued', 'sending')`)
    .orderBy(emails.dueAt)
    .limit(most)
    .as('open');
  return on.select({ emails: count(), firstDueAt: sql<number | null>`min(${open.dueAt})` }).from(open);
}

const backlog = prepared((on: Reader) => backlogOn(on).prepare());

export async function readOutboxBacklog(on: Reader): Promise<OutboxBacklog> {
  const [found] = await backlog(on).execute();
  return found ?? { emails: 0, firstDueAt: null };
}
