/** Sums up a business's bookings. Each query reads the bookings of the range along the index by business and start. */

import { and, count, eq, gte, lt, ne, sql, type SQL } from 'drizzle-orm';
import type { TakingsQuery } from '@daybook/schema/contract/takings';
import { startOfDate } from '@daybook/schema/rules/calendar-day';
import { addDays } from '@daybook/schema/rules/date';
import { bookings } from '../database/booking-tables.ts';
import { resources } from '../database/catalogue-tables.ts';
import type { Reader } from '../database/database.ts';
import { countWhere, dateOfBookingIn } from '../database/expressions.ts';
import type { BusinessRow } from '../database/tables.ts';

/** Numbers of bookings, and sums of their prices in pence. */
export interface Summed {
  bookings: number;
  pence: number;
  done: number;
  donePence: number;
  didNotCome: number;
  didNotComePence: number;
}

export interface SummedBy extends Summed {
  by: string;
  withoutPrice: number;
}

export interface AskedTakings {
  business: Pick<BusinessRow, 'id' | 'timezone'>;
  query: TakingsQuery;
  now: number;
}

/** Returns the sums by date of the business's time zone (YYYY-MM-DD). */
export const sumByDate = (on: Reader, asked: AskedTakings): Promise<SummedBy[]> =>
  sumBy(on, dateOfBookingIn(asked.business.timezone), asked);

/** Returns the sums by the name that a person has now, or had when they left; '' for nobody. */
export const sumByPerson = (on: Reader, asked: AskedTakings): Promise<SummedBy[]> =>
  sumBy(on, sql<string>`coalesce(${resources.name}, ${bookings.personName}, '')`, asked);

/** Returns the sums by the service's name as it was booked, or by the event's without a service. */
export const sumByService = (on: Reader, asked: AskedTakings): Promise<SummedBy[]> =>
  sumBy(on, sql<string>`coalesce(${bookings.serviceName}, ${bookings.eventName})`, asked);

function sumBy(
  on: Reader,
  by: SQL<string>,
  { business: { id, timezone }, query: { from, to }, now }: AskedTakings,
): Promise<SummedBy[]> {
  const came = sql`${bookings.didNotComeAt} is null`;
  const isDone = and(came, sql`${bookings.endsAt} <= ${now}`);
  const isMissed = sql`${bookings.didNotComeAt} is not null`;
  const named = by.as('by');
  return on
    .select({
      by: named,
      bookings: count(),
      pence: penceWhere(sql`${bookings.places}`),
      done: countWhere(isDone),
      donePence: penceWhere(sql`${bookings.places} - ${bookings.absentPlaces}`, isDone),
      didNotCome: countWhere(isMissed),
      didNotComePence: penceWhere(sql`${bookings.absentPlaces}`),
      withoutPrice: countWhere(sql`${bookings.servicePricePence} is null`),
    })
    .from(bookings)
    .leftJoin(resources, eq(resources.id, bookings.personId))
    .where(
      and(
        eq(bookings.businessId, id),
        gte(bookings.startsAt, startOfDate(from, timezone)),
        lt(bookings.startsAt, startOfDate(addDays(to, 1), timezone)),
        ne(bookings.status, 'cancelled'),
      ),
    )
    .groupBy(sql`${named}`)
    .orderBy(sql`${named}`);
}

/** Adds up the prices of so many places of each booking. */
const penceWhere = (places: SQL, isSo?: SQL) =>
  sql`coalesce(sum(${bookings.servicePricePence} * (${places}))${isSo ? sql` filter (where ${isSo})` : sql``}, 0)`.mapWith(
    Number,
  );
