/**
 * The queries for a business's figures. Changes during the count are counted the next time, and every change
 * causes another count.
 */

import { and, count, desc, eq, gt, inArray, isNotNull, isNull, max, min, ne, sql } from 'drizzle-orm';
import { EVENT_NAMES_MAX, REFUSED_CUSTOMERS_SHOWN } from '@daybook/schema/figures/bounds';
import { ERASED_ATTENDEE } from '@daybook/schema/words/erased-attendee';
import { attendeeKinds } from '../bookings/emails/kinds.ts';
import { bookings, type BookingRow } from '../database/booking-tables.ts';
import { busyCalendars } from '../database/calendar-tables.ts';
import { customers, erasureRequests } from '../database/customer-tables.ts';
import type { Reader } from '../database/database.ts';
import { emails } from '../database/email-tables.ts';
import { countWhere, dateOfBookingIn, isUpcoming } from '../database/expressions.ts';
import { prepared } from '../database/prepared.ts';
import { events, type BusinessRow } from '../database/tables.ts';

const { placeholder } = sql;

interface CountedBookings {
  bookings: number;
  cancelled: number;
  confirmed: number;
  /** By month (YYYY-MM) with a booking: how many aren't cancelled. */
  heldByMonth: Map<string, number>;
  /** Names in the bookings that start last; at most EVENT_NAMES_MAX. */
  eventNames: string[];
  /** Not cancelled and not yet begun. */
  upcoming: number;
  /** When the first upcoming one starts, in milliseconds since 1970. */
  nextStart: number | null;
  noShows: number;
}

type RefusedCustomer = Pick<
  BookingRow,
  'reference' | 'attendeeFirstName' | 'attendeeLastName' | 'attendeePhone'
>;

export interface SummaryFacts extends CountedBookings {
  /** YYYY-MM of each month with an event, in order. */
  eventMonths: string[];
  events: number;
  customers: number;
  failedEmails: number;
  /** Of the next bookings whose customer's address was permanently refused, soonest first. */
  refused: RefusedCustomer[];
  deletionRequests: number;
  /** When the oldest of these was made, in milliseconds since 1970. */
  deletionAskedAt: number | null;
  failingCalendars: number;
}

export async function loadSummary(
  on: Reader,
  { id: businessId, timezone }: Pick<BusinessRow, 'id' | 'timezone'>,
  now: number,
): Promise<SummaryFacts> {
  const booked = await countBookings(on, { businessId, zone: timezone, now });
  const months = await eventMonths(on).execute({ businessId });
  const [emailRows] = await failedEmails(on).execute({ businessId });
  const [failing] = await failingCalendars(on).execute({ businessId });
  const [waiting] = await waitingRequests(on).execute({ businessId });
  return {
    ...booked,
    eventMonths: months.map(({ month }) => month),
    events: months.reduce((sum, month) => sum + month.events, 0),
    customers: await countCustomers(on, businessId),
    failedEmails: emailRows?.failed ?? 0,
    refused: emailRows?.failed ? await refused(on).execute({ businessId, now }) : [],
    deletionRequests: waiting?.requests ?? 0,
    deletionAskedAt: waiting?.askedAt ?? null,
    failingCalendars: failing?.calendars ?? 0,
  };
}

const eventMonth = sql<string>`substr(${events.date}, 1, 7)`.as('month');
const eventMonths = prepared((on: Reader) =>
  on
    .select({ month: eventMonth, events: count() })
    .from(events)
    .where(eq(events.businessId, placeholder('businessId')))
    .groupBy(sql`${eventMonth}`)
    .orderBy(sql`${eventMonth}`)
    .prepare(),
);

/**
 * The status is a literal, because a partial index is only used if the query repeats its condition. Emails of
 * deleted customers don't count, because nobody can correct their address.
 */
const failedEmails = prepared((on: Reader) =>
  on
    .select({ failed: count() })
    .from(emails)
    .where(
      and(
        eq(emails.businessId, placeholder('businessId')),
        sql`${emails.status} = 'failed'`,
        isNotNull(emails.bookingId),
        ne(emails.recipient, ERASED_ATTENDEE.email),
      ),
    )
    .prepare(),
);

/** The status is a literal for the same index. A business has few failed emails. */
const refused = prepared((on: Reader) =>
  on
    .selectDistinct({
      reference: bookings.reference,
      attendeeFirstName: bookings.attendeeFirstName,
      attendeeLastName: bookings.attendeeLastName,
      attendeePhone: bookings.attendeePhone,
      startsAt: bookings.startsAt,
    })
    .from(emails)
    .innerJoin(bookings, eq(bookings.id, emails.bookingId))
    .where(
      and(
        eq(emails.businessId, placeholder('businessId')),
        sql`${emails.status} = 'failed'`,
        eq(emails.isRefused, true),
        inArray(emails.kind, attendeeKinds),
        eq(emails.normalisedRecipient, bookings.normalisedEmail),
        ne(emails.recipient, ERASED_ATTENDEE.email),
        gt(bookings.endsAt, placeholder('now')),
        ne(bookings.status, 'cancelled'),
      ),
    )
    .orderBy(bookings.startsAt, bookings.reference)
    .limit(REFUSED_CUSTOMERS_SHOWN)
    .prepare(),
);

const failingCalendars = prepared((on: Reader) =>
  on
    .select({ calendars: count() })
    .from(busyCalendars)
    .where(
      and(eq(busyCalendars.businessId, placeholder('businessId')), isNotNull(busyCalendars.failingSince)),
    )
    .prepare(),
);

const waitingRequests = prepared((on: Reader) =>
  on
    .select({ requests: count(), askedAt: min(erasureRequests.askedAt) })
    .from(erasureRequests)
    .where(
      and(
        eq(erasureRequests.businessId, placeholder('businessId')),
        isNull(erasureRequests.keptAt),
        isNull(erasureRequests.erasingSince),
      ),
    )
    .prepare(),
);

const isOfBusiness = eq(bookings.businessId, placeholder('businessId'));
const isAhead = isUpcoming(placeholder('now'));
const bookingMonth = sql<string>`substr(${dateOfBookingIn(placeholder('zone'))}, 1, 7)`.as('month');
const byMonth = prepared((on: Reader) =>
  on
    .select({
      month: bookingMonth,
      status: bookings.status,
      bookings: count(),
      upcoming: countWhere(isAhead),
      noShows: countWhere(isNotNull(bookings.didNotComeAt)),
      nextStart: sql<number | null>`min(CASE WHEN ${isAhead} THEN ${bookings.startsAt} END)`,
    })
    .from(bookings)
    .where(isOfBusiness)
    .groupBy(sql`${bookingMonth}`, bookings.status)
    .orderBy(sql`${bookingMonth}`)
    .prepare(),
);

const latestNames = prepared((on: Reader) =>
  on
    .select({ eventName: bookings.eventName })
    .from(bookings)
    .where(isOfBusiness)
    .groupBy(bookings.eventName)
    .orderBy(desc(max(bookings.startsAt)), bookings.eventName)
    .limit(EVENT_NAMES_MAX)
    .prepare(),
);

async function countBookings(
  on: Reader,
  counted: { businessId: number; zone: string; now: number },
): Promise<CountedBookings> {
  const sums: CountedBookings = {
    bookings: 0,
    cancelled: 0,
    confirmed: 0,
    heldByMonth: new Map(),
    eventNames: (await latestNames(on).execute(counted)).map(({ eventName }) => eventName),
    upcoming: 0,
    nextStart: null,
    noShows: 0,
  };
  for (const { month, status, ...found } of await byMonth(on).execute(counted)) {
    const held = status === 'cancelled' ? 0 : found.bookings;
    sums.bookings += found.bookings;
    sums.cancelled += found.bookings - held;
    if (status === 'confirmed') sums.confirmed += found.bookings;
    sums.heldByMonth.set(month, (sums.heldByMonth.get(month) ?? 0) + held);
    sums.upcoming += found.upcoming;
    sums.noShows += found.noShows;
    if (found.nextStart !== null) sums.nextStart = Math.min(found.nextStart, sums.nextStart ?? Infinity);
  }
  return sums;
}

const countedCustomers = prepared((on: Reader) =>
  on
    .select({ customers: count() })
    .from(customers)
    .where(eq(customers.businessId, placeholder('businessId')))
    .prepare(),
);

const someErased = prepared((on: Reader) =>
  on
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(isOfBusiness, eq(bookings.normalisedEmail, ERASED_ATTENDEE.email)))
    .limit(1)
    .prepare(),
);

/** Deleted customers count as one, because nothing tells them apart. */
async function countCustomers(on: Reader, businessId: number): Promise<number> {
  const [counted] = await countedCustomers(on).execute({ businessId });
  const erased = await someErased(on).execute({ businessId });
  return (counted?.customers ?? 0) + erased.length;
}
