/** How much the outbox holds that has not gone. */
import { count, sql } from 'drizzle-orm';
import type { Reader } from '../database/database.ts';
import { emails } from '../database/email-tables.ts';
import { prepared } from '../database/prepared.ts';

interface OutboxBacklog {
  /** Queued, on their way, and to be tried again; COUNTED_MOST stands for so many or more. */
  emails: number;
  /** When the first of them was, or is, due; milliseconds since 1970. Null where there is none. */
  firstDueAt: number | null;
}

/** The query looks at each of them, and nobody should wait while it looks at a million. */
const COUNTED_MOST = 10_000;

/** The index emails_due holds these emails alone, in this order. */
export function backlogOn(on: Reader, most = COUNTED_MOST) {
  const open = on
    .select({ dueAt: emails.dueAt })
    .from(emails)
    // As literals: the partial index is only used where the query repeats its words.
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
