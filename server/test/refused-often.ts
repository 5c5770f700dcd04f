import { gt } from 'drizzle-orm';
import { emails } from '../src/database/email-tables.ts';
import { REFUSALS_MOST } from '../src/emails/retry.ts';
import { bookFree } from './booking-requests.ts';
import { eventually } from './eventually.ts';
import type { TestServer } from './start.ts';

/** Waits for a first refusal for good, and makes the next one, without its wait, the last. */
export async function refusedOften(server: TestServer, eventId: number): Promise<void> {
  const { database } = server;
  const isRefused = gt(emails.refusals, 0);
  await eventually(async () => (await database.select().from(emails).where(isRefused)).length > 0);
  await database
    .update(emails)
    .set({ refusals: REFUSALS_MOST - 1, dueAt: 0 })
    .where(isRefused);
  // Another booking's emails wake the worker.
  await bookFree(server, eventId, 1, { attendee_email: 'bob@example.com' });
}
