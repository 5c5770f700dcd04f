import { and, eq, gte, lt, sql, type SQL } from 'drizzle-orm';
import type { MailState } from '@daybook/schema/contract/owner-booking';
import { startOfDate } from '@daybook/schema/rules/calendar-day';
import { addDays } from '@daybook/schema/rules/date';
import { bookings } from '../../database/booking-tables.ts';
import { customers } from '../../database/customer-tables.ts';
import type { Reader } from '../../database/database.ts';
import { prepared } from '../../database/prepared.ts';
import type { BusinessRow } from '../../database/tables.ts';
import { attendeeKinds } from '../emails/kinds.ts';
import type { OwnBooking } from './owner-booking-responses.ts';

/** From best to worst: SQL's max() finds the worst. */
const STATES: MailState[] = ['none', 'sent', 'queued', 'failed', 'refused'];

/** Considers emails to the attendee's current address only. */
const worstState = sql<number | null>`(
  SELECT max(CASE email.status WHEN 'failed' THEN CASE WHEN email.is_refused THEN 4 ELSE 3 END WHEN 'sent' THEN 1 ELSE 2 END) FROM emails email
  WHERE email.booking_id = bookings.id AND email.normalised_recipient = bookings.normalised_email
    AND email.kind IN ${attendeeKinds}
)`;

/** Joined in this order, or SQLite would read all bookings of the business. */
const byIds = prepared((on: Reader) =>
  on
    .select({ booking: bookings, state: worstState, alert: customers.alert })
    .from(sql`json_each(${sql.placeholder('ids')}) AS wanted`)
    .crossJoin(bookings)
    .leftJoin(customers, eq(customers.id, bookings.customerId))
    .where(and(sql`${bookings.id} = wanted.value`, eq(bookings.businessId, sql.placeholder('businessId'))))
    .prepare(),
);

/** Returns a business's bookings with the state of their emails, in the order of the ids. */
export async function loadOwnBookings(
  on: Reader,
  businessId: number,
  ids: readonly number[],
): Promise<OwnBooking[]> {
  const rows = await byIds(on).execute({ businessId, ids: JSON.stringify(ids) });
  const byId = new Map(rows.map((row) => [row.booking.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row
      ? [{ booking: row.booking, mailState: STATES[row.state ?? 0] ?? 'none', alert: row.alert }]
      : [];
  });
}

/** Dates on the business's current clock, both included; open if left out. */
export interface DateRange {
  from?: string | undefined;
  to?: string | undefined;
}

/** The business, and its current clock for the bookings' dates. */
export type OfBusiness = Pick<BusinessRow, 'id' | 'timezone'>;

export function isOfBusiness({ id }: OfBusiness): SQL {
  return eq(bookings.businessId, id);
}

/** Compares the date of each booking's instant, as views show it. The stored date may be on another clock. */
export function startsWithin({ timezone }: OfBusiness, { from, to }: DateRange): SQL | undefined {
  return and(
    from === undefined ? undefined : gte(bookings.startsAt, startOfDate(from, timezone)),
    to === undefined ? undefined : lt(bookings.startsAt, startOfDate(addDays(to, 1), timezone)),
  );
}
