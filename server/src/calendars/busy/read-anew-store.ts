import { eq } from 'drizzle-orm';
import { busyCalendars } from '../../database/calendar-tables.ts';
import type { Transaction } from '../../database/database.ts';

/**
 * Lets the calendars of a business be read whole again at the next turn of the job, and before a booking: its clock has
 * changed, and whole days in them are on its clock. A calendar that says that nothing has changed would keep the old ones.
 */
export async function readCalendarsAnew(tx: Transaction, businessId: number): Promise<void> {
  await tx
    .update(busyCalendars)
    .set({ etag: null, lastModified: null, nextFetchAt: 0 })
    .where(eq(busyCalendars.businessId, businessId));
}
