/**
 * The owner's search, sorted and cut into pages. It reads either the texts, which are in the order of ids and
 * begin with the names, or the bookings along an index; only those shown are read in full.
 */

import { and, asc, desc, eq, exists, ne, sql, type SQL } from 'drizzle-orm';
import type { BookingsQuery, BookingSort } from '@daybook/schema/contract/owner-booking';
import { todayIn } from '@daybook/schema/rules/calendar-day';
import { addDays, lastDateOf } from '@daybook/schema/rules/date';
import { bookings, bookingTexts } from '../../database/booking-tables.ts';
import { services, venues } from '../../database/catalogue-tables.ts';
import type { Reader } from '../../database/database.ts';
import { belongTo, isUpcoming } from '../../database/expressions.ts';
import { countRows } from '../../database/prepared.ts';
import { findPage, type PageFound } from '../../database/search/find-page.ts';
import { firstLineOf, hasWords } from '../../database/search/has-words.ts';
import { isOverlapping } from '../../resources/overlaps-store.ts';
import {
  isOfBusiness,
  startsWithin,
  type DateRange,
  type OfBusiness,
  loadOwnBookings,
} from './own-bookings-store.ts';
import type { OwnBooking } from './owner-booking-responses.ts';

export interface SearchAsked {
  business: OfBusiness;
  query: BookingsQuery;
  now: number;
}

interface FoundBookings extends PageFound<OwnBooking> {
  all: number;
}

export async function searchBookings(
  read: Reader,
  { business, query, now }: SearchAsked,
): Promise<FoundBookings> {
  const wanted = wantedOf(business, query, now);
  const found = await findPage(
    { page: query.page, pageSize: query.page_size },
    {
      cut: (limit, offset) => idsInOrder(read, wanted, ordersOf(wanted, now)[query.sort], limit, offset),
      count: () => countFound(read, wanted),
    },
  );
  const isEverything = wanted.filters === undefined && wanted.words === undefined;
  const all = isEverything ? found.total : await countRows(read, bookings, isOfBusiness(business));
  return { ...found, items: await loadOwnBookings(read, business.id, found.items), all };
}

interface Wanted {
  business: OfBusiness;
  /**
   * Matches the business's bookings, along the index of a filter that has one: of 100,000, a customer's were
   * found in 10 ms in place of 120.
   */
  isOwn: SQL;
  filters: SQL | undefined;
  words: SQL | undefined;
}

const isAtPlace = (placeId: number) =>
  sql`${bookings.venueId} in (select ${venues.id} from ${venues} where ${venues.resourceId} = ${placeId})`;

const isOfService = (id: number) =>
  sql`${bookings.serviceId} in (select ${services.id} from ${services} where ${services.catalogueId} = ${id})`;

function wantedOf(business: OfBusiness, query: BookingsQuery, now: number): Wanted {
  const conditions = [startsWithin(business, rangeOfMonth(query.month))];
  if (query.event_name) conditions.push(eq(bookings.eventName, query.event_name));
  if (query.event_id !== undefined) conditions.push(eq(bookings.eventId, query.event_id));
  if (query.person_id !== undefined) conditions.push(eq(bookings.personId, query.person_id));
  if (query.place_id !== undefined) conditions.push(isAtPlace(query.place_id));
  if (query.service_id !== undefined) conditions.push(isOfService(query.service_id));
  if (query.customer_id !== undefined) conditions.push(eq(bookings.customerId, query.customer_id));
  if (query.overlapping) conditions.push(isOverlapping);
  if (query.status !== undefined) conditions.push(eq(bookings.status, query.status));
  if (query.when !== undefined) conditions.push(ne(bookings.status, 'cancelled'));
  if (query.when === 'upcoming') conditions.push(isUpcoming(now));
  if (query.when === 'after_today') conditions.push(isAfterToday(business, now));
  if (query.reference) conditions.push(eq(bookings.reference, query.reference.toUpperCase()));
  const { event_id, person_id, place_id, service_id, customer_id } = query;
  const hasIndex = [event_id, person_id, place_id, service_id, customer_id].some((id) => id !== undefined);
  return {
    business,
    isOwn: hasIndex ? belongTo(bookings, business.id) : isOfBusiness(business),
    filters: and(...conditions),
    words: hasWords(bookingTexts.text, query.search),
  };
}

/** Matches what today's list doesn't show. */
const isAfterToday = (business: OfBusiness, now: number) =>
  startsWithin(business, { from: addDays(todayIn(business.timezone, now), 1) });

/** '2026-11' gives its first and last day. */
function rangeOfMonth(month: string | undefined): DateRange {
  if (month === undefined) return {};
  return { from: `${month}-01`, to: lastDateOf(month) };
}

interface Order {
  /** The table that is sorted: the texts begin with the names; where nothing is searched, bookings are read faster. */
  of: 'texts' | 'bookings';
  by: SQL[];
}

const NAME = firstLineOf(bookingTexts.text);

/** A later booking has a higher id. */
function ordersOf({ filters, words }: Wanted, now: number): Record<BookingSort, Order> {
  const upcoming = isUpcoming(now);
  const { startsAt, id } = bookings;
  const { bookingId } = bookingTexts;
  const isFilteredOnly = filters !== undefined && words === undefined;
  const [of, made] = isFilteredOnly ? (['bookings', id] as const) : (['texts', bookingId] as const);
  return {
    'date-asc': { of, by: [asc(made)] },
    'date-desc': { of, by: [desc(made)] },
    'name-asc': { of: 'texts', by: [asc(NAME), asc(bookingId)] },
    'name-desc': { of: 'texts', by: [desc(NAME), desc(bookingId)] },
    'start-asc': { of: 'bookings', by: [asc(startsAt), asc(id)] },
    'upcoming-first': {
      of: 'bookings',
      by: [
        sql`case when ${upcoming} then ${startsAt} end nulls last`,
        sql`case when ${upcoming} then ${id} end nulls last`,
        desc(startsAt),
        desc(id),
      ],
    },
  };
}

async function idsInOrder(
  read: Reader,
  wanted: Wanted,
  { of, by }: Order,
  limit: number,
  offset: number,
): Promise<number[]> {
  const query =
    of === 'texts'
      ? read.select({ id: bookingTexts.bookingId }).from(bookingTexts).where(isWantedText(read, wanted))
      : read.select({ id: bookings.id }).from(bookings).where(isWantedBooking(read, wanted));
  const rows = await query
    .orderBy(...by)
    .limit(limit)
    .offset(offset);
  return rows.map(({ id }) => id);
}

const countFound = (read: Reader, wanted: Wanted): Promise<number> =>
  wanted.words
    ? countRows(read, bookingTexts, isWantedText(read, wanted))
    : countRows(read, bookings, isWantedBooking(read, wanted));

/** Reads a booking only if its text matches. */
function isWantedText(read: Reader, { business, filters, words }: Wanted): SQL | undefined {
  const isFiltered = and(eq(bookings.id, bookingTexts.bookingId), filters);
  return and(
    eq(bookingTexts.businessId, business.id),
    words,
    filters && exists(read.select({ id: bookings.id }).from(bookings).where(isFiltered)),
  );
}

/** Reads a text only if its booking passes the filters. */
function isWantedBooking(read: Reader, { business, isOwn, filters, words }: Wanted): SQL | undefined {
  const text = and(eq(bookingTexts.businessId, business.id), eq(bookingTexts.bookingId, bookings.id), words);
  return and(
    isOwn,
    filters,
    words && exists(read.select({ id: bookingTexts.bookingId }).from(bookingTexts).where(text)),
  );
}
