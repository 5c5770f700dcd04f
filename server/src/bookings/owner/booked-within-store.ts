/** Which bookings are a business's, between which dates. */
import { and, eq, gte, lt, type SQL } from 'drizzle-orm';
import { startOfDate } from '@daybook/schema/rules/calendar-day';
import { addDays } from '@daybook/schema/rules/date';
import { bookings } from '../../database/booking-tables.ts';
import type { BusinessRow } from '../../database/tables.ts';

/** Dates on the business's present clock, both included; open where left out. */
export interface DateRange {
  from?: string | undefined;
  to?: string | undefined;
}

/** Whose bookings they are, and on which clock their dates are judged: the business's present one. */
export type OfBusiness = Pick<BusinessRow, 'id' | 'timezone'>;

export function isOfBusiness({ id }: OfBusiness): SQL {
  return eq(bookings.businessId, id);
}

/**
 * Judges each booking by the date of its instant, as every view shows it. The stored date may be on another
 * clock.
 */
export function startsWithin({ timezone }: OfBusiness, { from, to }: DateRange): SQL | undefined {
  return and(
    from === undefined ? undefined : gte(bookings.startsAt, startOfDate(from, timezone)),
    to === undefined ? undefined : lt(bookings.startsAt, startOfDate(addDays(to, 1), timezone)),
  );
}
