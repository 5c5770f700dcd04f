import { and, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { patternDates } from '../database/tables.ts';

/** Marks a date of weekly hours as changed by its owner: later changes of the weekly hours keep that. */
export async function noteChangedByHand(tx: Transaction, eventId: number): Promise<void> {
  await tx
    .update(patternDates)
    .set({ state: 'changed' })
    .where(and(eq(patternDates.eventId, eventId), inArray(patternDates.state, ['made', 'stale'])));
}
