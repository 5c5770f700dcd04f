import { and, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { patternDates } from '../database/tables.ts';

/** Notes that an owner changed that event, where weekly hours published it: what was changed stays when they change. */
export async function noteChangedByHand(tx: Transaction, eventId: number): Promise<void> {
  await tx
    .update(patternDates)
    .set({ state: 'changed' })
    .where(and(eq(patternDates.eventId, eventId), inArray(patternDates.state, ['made', 'stale'])));
}
