import { inArray, sql } from 'drizzle-orm';
import type { MailState } from '@daybook/schema/contract/owner-booking';
import type { Database } from '../../database/open.ts';
import { bookings } from '../../database/tables.ts';
import { bookingLetterKinds } from '../letter-facts.ts';
import type { OwnBooking } from './answers.ts';

/** From the best to the worst: SQL's max() finds the worst. */
const STATES: MailState[] = ['none', 'sent', 'queued', 'failed', 'refused'];

/** Kinds of the letters to the attendee, as SQL's IN takes them. */
export const attendeeKinds = Object.entries(bookingLetterKinds)
  .filter(([, side]) => side === 'attendee')
  .map(([kind]) => `'${kind}'`)
  .join(', ');

/** Letters to the attendee's present address: what was tried at another one no longer matters. */
const worstState = sql.raw(`(
  SELECT max(CASE letter.status WHEN 'failed' THEN 3 + letter.is_refused WHEN 'sent' THEN 1 ELSE 2 END) FROM emails letter
  WHERE letter.booking_id = bookings.id AND lower(letter.recipient) = lower(bookings.attendee_email)
    AND letter.kind IN (${attendeeKinds})
)`);

/** Reads bookings whole, with the state of their letters, in the order of the ids given. */
export function prepareOwnBookings(database: Database): (ids: readonly number[]) => OwnBooking[] {
  const query = database
    .select({ booking: bookings, state: sql<number | null>`${worstState}` })
    .from(bookings)
    .where(inArray(bookings.id, sql`(SELECT value FROM json_each(${sql.placeholder('ids')}))`))
    .prepare();
  return (ids) => {
    const rows = query.all({ ids: JSON.stringify(ids) });
    const byId = new Map(rows.map((row) => [row.booking.id, row]));
    return ids.flatMap((id) => {
      const row = byId.get(id);
      return row ? [{ booking: row.booking, mailState: STATES[row.state ?? 0] ?? 'none' }] : [];
    });
  };
}
