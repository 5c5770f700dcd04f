/**
 * The owner's search: the database filters, sorts and cuts it into pages. It reads in one of two ways: the
 * texts, which lie in the order of ids and begin with the names, or the index by business and start, which
 * holds what lists are filtered by. In both ways it reads whole only those bookings that are shown. In order of names
 * they are sorted a part at a time (names-store.ts): a hundred thousand at once would take a tenth of a second.
 */
import { and, asc, count, desc, eq, exists, inArray, not, sql, type SQL } from 'drizzle-orm';
import type { BookingsQuery, BookingSort } from '@daybook/schema/contract/owner-booking';
import { addDays, addMonths } from '@daybook/schema/rules/date';
import type { Reader } from '../../database/database.ts';
import { cutFromParts, type Direction } from '../../database/search/cut-from-parts.ts';
import { findPage, type PageFound } from '../../database/search/find-page.ts';
import { hasWords } from '../../database/search/has-words.ts';
import { bookings, bookingTexts } from '../../database/booking-tables.ts';
import { nextTurn } from '../../next-turn.ts';
import type { OwnBooking } from './answers.ts';
import { isOfBusiness, startsWithin, type DateRange, type OfBusiness } from './booked-within-store.ts';
import { namesInSteps } from './names-store.ts';
import { loadOwnBookings } from './own-bookings-store.ts';

export interface FoundBookings extends PageFound<OwnBooking> {
  /** All bookings of the business, wanted or not. */
  all: number;
}

export async function searchBookings(
  read: Reader,
  business: OfBusiness,
  query: BookingsQuery,
  now: number,
): Promise<FoundBookings> {
  const wanted = wantedOf(business, query, now);
  const found = await findPage(
    { page: query.page, pageSize: query.page_size },
    {
      cut: async (limit, offset) => ({
        items: await idsIn(read, wanted, query.sort, { limit, offset, now }),
      }),
      count: () => countOf(read, wanted),
    },
  );
  await nextTurn();
  const isEverything = wanted.filters === undefined && wanted.words === undefined;
  const all = isEverything ? found.total : await countOf(read, { business });
  return { ...found, items: await loadOwnBookings(read, business.id, found.items), all };
}

/** Not begun, and not cancelled. */
const isUpcoming = (now: number): SQL =>
  sql`(${bookings.startsAt} > ${now} and ${bookings.status} <> 'cancelled')`;

interface Wanted {
  business: OfBusiness;
  /** Conditions on the bookings' own columns. */
  filters?: SQL | undefined;
  /** Conditions on their texts. */
  words?: SQL | undefined;
}

function wantedOf(business: OfBusiness, query: BookingsQuery, now: number): Wanted {
  const conditions = [startsWithin(business, rangeOfMonth(query.month))];
  if (query.event_name) conditions.push(eq(bookings.eventName, query.event_name));
  if (query.event_id !== undefined) conditions.push(eq(bookings.eventId, query.event_id));
  if (query.status !== undefined) conditions.push(eq(bookings.status, query.status));
  if (query.when === 'upcoming') conditions.push(isUpcoming(now));
  if (query.reference) conditions.push(eq(bookings.reference, query.reference.toUpperCase()));
  return { business, filters: and(...conditions), words: hasWords(bookingTexts.text, query.search) };
}

/** 2026-11 gives its first to its last day. */
function rangeOfMonth(month: string | undefined): DateRange {
  if (month === undefined) return {};
  return { from: `${month}-01`, to: addDays(`${addMonths(month, 1)}-01`, -1) };
}

interface PartOfList {
  limit: number;
  offset: number;
  /** Milliseconds since 1970. */
  now: number;
}

async function idsIn(read: Reader, wanted: Wanted, sort: BookingSort, part: PartOfList): Promise<number[]> {
  const { limit, offset } = part;
  if (sort === 'upcoming-first') return idsUpcomingFirst(read, wanted, part);
  if (sort === 'name-asc') return idsByName(read, wanted, 'asc', limit, offset);
  if (sort === 'name-desc') return idsByName(read, wanted, 'desc', limit, offset);
  const found = await inOrderOfTime(read, wanted, sort).limit(limit).offset(offset);
  return found.map(({ id }) => id);
}

/** Reads two lists, each along the index by start, as one. */
async function idsUpcomingFirst(
  read: Reader,
  wanted: Wanted,
  { limit, offset, now }: PartOfList,
): Promise<number[]> {
  const upcoming = { ...wanted, filters: and(wanted.filters, isUpcoming(now)) };
  const others = { ...wanted, filters: and(wanted.filters, not(isUpcoming(now))) };
  const first = await ofBookings(read, upcoming, [asc(bookings.startsAt), asc(bookings.id)])
    .limit(limit)
    .offset(offset);
  const ids = first.map(({ id }) => id);
  if (ids.length === limit) return ids;
  await nextTurn();
  const skipped = ids.length > 0 ? 0 : offset - (await countOf(read, upcoming));
  const then = await ofBookings(read, others, [desc(bookings.startsAt), desc(bookings.id)])
    .limit(limit - ids.length)
    .offset(skipped);
  return [...ids, ...then.map(({ id }) => id)];
}

function idsByName(
  read: Reader,
  wanted: Wanted,
  direction: Direction,
  limit: number,
  offset: number,
): Promise<number[]> {
  const isWanted = isWantedText(read, wanted);
  const names = { businessId: wanted.business.id, isWanted, direction, limit: offset + limit };
  return cutFromParts(namesInSteps(read, names), direction, limit, offset);
}

function inOrderOfTime(read: Reader, wanted: Wanted, sort: 'date-asc' | 'date-desc' | 'start-asc') {
  if (sort === 'start-asc') return ofBookings(read, wanted, [asc(bookings.startsAt), asc(bookings.id)]);
  // A later booking has a higher id.
  const order = sort === 'date-asc' ? asc : desc;
  return wanted.filters
    ? ofBookings(read, wanted, [order(bookings.id)])
    : ofTexts(read, wanted, [order(bookingTexts.bookingId)]);
}

function ofTexts(read: Reader, wanted: Wanted, order: SQL[]) {
  const ids = read.select({ id: bookingTexts.bookingId }).from(bookingTexts);
  return ids
    .where(isWantedText(read, wanted))
    .orderBy(...order)
    .$dynamic();
}

function ofBookings(read: Reader, wanted: Wanted, order: SQL[]) {
  const ids = read.select({ id: bookings.id }).from(bookings);
  return ids
    .where(isWantedBooking(read, wanted))
    .orderBy(...order)
    .$dynamic();
}

async function countOf(read: Reader, wanted: Wanted): Promise<number> {
  const isOfTexts = wanted.words !== undefined && wanted.filters === undefined;
  const [counted] = isOfTexts
    ? await read.select({ count: count() }).from(bookingTexts).where(isWantedText(read, wanted))
    : await read.select({ count: count() }).from(bookings).where(isWantedBooking(read, wanted));
  return counted?.count ?? 0;
}

/** Reads a booking only where its text is wanted. */
function isWantedText(read: Reader, { business, filters, words }: Wanted): SQL | undefined {
  const isFiltered = and(eq(bookings.id, bookingTexts.bookingId), filters);
  return and(
    eq(bookingTexts.businessId, business.id),
    words,
    filters && exists(read.select({ id: bookings.id }).from(bookings).where(isFiltered)),
  );
}

/** Reads the texts once, and each booking's entry in the index. */
function isWantedBooking(read: Reader, { business, filters, words }: Wanted): SQL | undefined {
  const found = read.select({ id: bookingTexts.bookingId }).from(bookingTexts);
  return and(
    isOfBusiness(business),
    filters,
    words && inArray(bookings.id, found.where(isWantedText(read, { business, words }))),
  );
}
