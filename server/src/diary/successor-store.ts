import { eq, sql } from 'drizzle-orm';
import type { Reader } from '../database/database.ts';
import { firstOf, prepared } from '../database/prepared.ts';
import { replacedEvents } from '../database/tables.ts';

/** Returns the id of the event that has replaced the given one; null if none has. */
export async function successorOf(on: Reader, eventId: number): Promise<number | null> {
  const found = await firstOf(successor(on).execute({ eventId }));
  return found?.id ?? null;
}

const successor = prepared((on: Reader) =>
  on
    .select({ id: replacedEvents.successorId })
    .from(replacedEvents)
    .where(eq(replacedEvents.eventId, sql.placeholder('eventId')))
    .prepare(),
);
