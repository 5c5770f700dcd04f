/** The letters that bookings cause: sending them is part of the load, and must not go on while others are measured. */
import { setTimeout as wait } from 'node:timers/promises';
import { and, count, inArray, lte } from 'drizzle-orm';
import { emails } from '../../src/database/mail-tables.ts';
import type { OpenedDatabase } from '../../src/database/database.ts';

const LOOK_EVERY = 500;
const WAIT_AT_MOST = 300_000;

/** How many are due. */
export async function countWaiting(database: OpenedDatabase): Promise<number> {
  const [found] = await database.read
    .select({ waiting: count() })
    .from(emails)
    .where(and(inArray(emails.status, ['queued', 'sending']), lte(emails.dueAt, Date.now() + 120_000)));
  return found?.waiting ?? 0;
}

/** Answers how many are still not sent after some minutes: 0 is what it should be. */
export async function waitForLetters(database: OpenedDatabase): Promise<number> {
  const endsAt = performance.now() + WAIT_AT_MOST;
  for (;;) {
    const waiting = await countWaiting(database);
    if (waiting === 0 || performance.now() > endsAt) return waiting;
    await wait(LOOK_EVERY);
  }
}
