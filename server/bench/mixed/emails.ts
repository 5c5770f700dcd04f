/** The emails that bookings cause: sending them is part of the load, and must not go on while others are measured. */
import { setTimeout as wait } from 'node:timers/promises';
import { count, inArray } from 'drizzle-orm';
import { emails } from '../../src/database/email-tables.ts';
import type { OpenedDatabase } from '../../src/database/database.ts';

const LOOK_EVERY = 500;
const WAIT_AT_MOST = 120_000;

export interface Emails {
  written: number;
  /** Not sent yet. */
  waiting: number;
}

export async function countEmails(database: OpenedDatabase): Promise<Emails> {
  const [all] = await database.read.select({ rows: count() }).from(emails);
  return { written: all?.rows ?? 0, waiting: await countWaiting(database) };
}

/** Until all are sent, but no longer than two minutes. */
export async function waitForEmails(database: OpenedDatabase): Promise<void> {
  const endsAt = performance.now() + WAIT_AT_MOST;
  while (performance.now() < endsAt && (await countWaiting(database)) > 0) await wait(LOOK_EVERY);
}

async function countWaiting(database: OpenedDatabase): Promise<number> {
  const [found] = await database.read
    .select({ rows: count() })
    .from(emails)
    .where(inArray(emails.status, ['queued', 'sending']));
  return found?.rows ?? 0;
}
