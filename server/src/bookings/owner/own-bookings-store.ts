import { and, eq, sql } from 'drizzle-orm';
import type { MailState } from '@daybook/schema/contract/owner-booking';
import type { Reader } from '../../database/database.ts';
import { prepared } from '../../database/prepared.ts';
import { bookings } from '../../database/booking-tables.ts';
import { attendeeKinds } from '../emails/kinds.ts';
import type { OwnBooking } from './owner-booking-responses.ts';

/** From the best to the worst: SQL's max() finds the worst. */
const STATES: MailState[] = ['none', 'sent', 'queued', 'failed', 'refused'];

/**
 * Emails to the attendee's present address: what was tried at another one no longer matters.
 */
const worstState = sql<number | null>`(
  SELECT max(CASE letter.status WHEN 'failed' THEN CASE WHEN letter.is_refused THEN 4 ELSE 3 END WHEN 'sent' THEN 1 ELSE 2 END) FROM emails letter
  WHERE letter.booking_id = bookings.id AND letter.normalised_recipient = bookings.normalised_email
    AND letter.kind IN ${attendeeKinds}
)`;

/** Joined in this order, or SQLite would read all bookings of the business. */
const byIds = prepared((on: Reader) =>
  on
    .select({ booking: bookings, state: worstState })
    .from(sql`json_each(${sql.placeholder('ids')}) AS wanted`)
    .crossJoin(bookings)
    .where(and(sql`${bookings.id} = wanted.value`, eq(bookings.businessId, sql.placeholder('businessId'))))
    .prepare(),
);

/** Whole bookings of a business with the state of their emails, in the order of the ids given. */
export async function loadOwnBookings(
  on: Reader,
  businessId: number,
  ids: readonly number[],
): Promise<OwnBooking[]> {
  const rows = await byIds(on).execute({ businessId, ids: JSON.stringify(ids) });
  const byId = new Map(rows.map((row) => [row.booking.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [{ booking: row.booking, mailState: STATES[row.state ?? 0] ?? 'none' }] : [];
  });
}
