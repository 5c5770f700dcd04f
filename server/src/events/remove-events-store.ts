import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { idsGiven } from '../database/expressions.ts';
import { prepared } from '../database/prepared.ts';
import { events, patternDates } from '../database/tables.ts';

/** Deletes events of a business. A date of weekly hours whose event is deleted never comes back. */
export async function removeEvents(
  tx: Transaction,
  businessId: number,
  eventIds: readonly number[],
): Promise<void> {
  const ids = JSON.stringify(eventIds);
  await skipped(tx).execute({ ids });
  await removed(tx).execute({ ids, businessId });
}

const skipped = prepared((tx: Transaction) =>
  tx
    .update(patternDates)
    .set({ state: 'skipped' })
    .where(inArray(patternDates.eventId, idsGiven('ids')))
    .prepare(),
);

const removed = prepared((tx: Transaction) =>
  tx
    .delete(events)
    .where(and(inArray(events.id, idsGiven('ids')), eq(events.businessId, sql.placeholder('businessId'))))
    .prepare(),
);
