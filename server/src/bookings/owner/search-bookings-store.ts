/**
 * The owner's search, sorted and cut into pages. It reads either the texts, which are in the order of ids and
 * begin with the names, or the index by business and start, which has the filters' columns. Anything longer
 * than a step is read in steps (ids-in-steps-store.ts); only the bookings shown are
 * read in full.
 */
import { and, asc, desc, eq, not, sql, type SQL } from 'drizzle-orm';
import type { BookingsQuery, BookingSort } from '@daybook/schema/contract/owner-booking';
import { lastDateOf } from '@daybook/schema/rules/date';
import type { Reader } from '../../database/database.ts';
import { countRows } from '../../database/prepared.ts';
import { cutFromParts } from '../../database/search/cut-from-parts.ts';
import { findPage, type PageFound } from '../../database/search/find-page.ts';
import { hasWords } from '../../database/search/has-words.ts';
import { bookings, bookingTexts } from '../../database/booking-tables.ts';
import { services, venues } from '../../database/catalogue-tables.ts';
import { isOverlapping } from '../../resources/overlaps-store.ts';
import type { Turn } from '../../runtime/next-turn.ts';
import type { OwnBooking } from './owner-booking-responses.ts';
import {
  isOfBusiness,
  startsWithin,
  type DateRange,
  type OfBusiness,
  loadOwnBookings,
} from './own-bookings-store.ts';
import { idsInSteps, isWantedText, namesInSteps, TEXTS_A_STEP, type Wanted } from './ids-in-steps-store.ts';

interface FoundBookings extends PageFound<OwnBooking> {
  all: number;
}

export async function searchBookings(
  read: Reader,
  { business, query, now, turn }: SearchAsked,
): Promise<FoundBookings> {
  const wanted = wantedOf(business, query, now);
  const { filters, words } = wanted;
  const isEverything = filters === undefined && words === undefined;
  let gathered: Promise<Float64Array> | null = null;
  const gather = () => (gathered ??= gatherInOrder(read, wanted, { sort: query.sort, now, turn }));
  const found = await findPage(
    { page: query.page, pageSize: query.page_size },
    {
      async cut(limit, offset) {
        if (isByName(query.sort)) return idsByName(read, wanted, query.sort, limit, offset);
        if (isEverything && query.sort !== 'start-asc' && offset + limit <= TEXTS_A_STEP)
          return firstOfAll(read, business, query.sort, { limit, offset, now });
        return pageOf(await gather(), query.sort, limit, offset);
      },
      count: async () => (isEverything ? countAll(read, business) : (await gather()).length),
    },
  );
  await turn();
  const all = isEverything ? found.total : await countAll(read, business);
  return { ...found, items: await loadOwnBookings(read, business.id, found.items), all };
}

export interface SearchAsked {
  business: OfBusiness;
  query: BookingsQuery;
  now: number;
  turn: Turn;
}

const isUpcoming = (now: number): SQL =>
  sql`(${bookings.startsAt} > ${now} and ${bookings.status} <> 'cancelled')`;

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
  if (query.when === 'upcoming') conditions.push(isUpcoming(now));
  if (query.reference) conditions.push(eq(bookings.reference, query.reference.toUpperCase()));
  return { business, filters: and(...conditions), words: hasWords(bookingTexts.text, query.search) };
}

/** '2026-11' gives its first and last day. */
function rangeOfMonth(month: string | undefined): DateRange {
  if (month === undefined) return {};
  return { from: `${month}-01`, to: lastDateOf(month) };
}

type SortByName = Extract<BookingSort, `name-${string}`>;
const isByName = (sort: BookingSort): sort is SortByName => sort === 'name-asc' || sort === 'name-desc';

/** In the order of `start-asc` or `upcoming-first`; in any order for a sort by when bookings were made. */
async function gatherInOrder(
  read: Reader,
  wanted: Wanted,
  { sort, now, turn }: { sort: BookingSort; now: number; turn: Turn },
): Promise<Float64Array> {
  const gather = (filters: SQL | undefined, order: 'start' | 'any') =>
    gatherIds(idsInSteps(read, { ...wanted, filters, order }, turn));
  if (sort === 'start-asc') return gather(wanted.filters, 'start');
  if (sort !== 'upcoming-first') return gather(wanted.filters, 'any');
  const upcoming = await gather(and(wanted.filters, isUpcoming(now)), 'start');
  const others = await gather(and(wanted.filters, not(isUpcoming(now))), 'start');
  const all = new Float64Array(upcoming.length + others.length);
  all.set(upcoming);
  all.set(others.reverse(), upcoming.length);
  return all;
}

async function gatherIds(steps: AsyncIterable<readonly number[]>): Promise<Float64Array> {
  const parts: (readonly number[])[] = [];
  for await (const part of steps) parts.push(part);
  const ids = new Float64Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    ids.set(part, at);
    at += part.length;
  }
  return ids;
}

/** A later booking has a higher id. */
function pageOf(ids: Float64Array, sort: BookingSort, limit: number, offset: number): number[] {
  if (sort === 'start-asc' || sort === 'upcoming-first') return [...ids.subarray(offset, offset + limit)];
  const inOrder = ids.slice().sort();
  if (sort === 'date-desc') inOrder.reverse();
  return [...inOrder.subarray(offset, offset + limit)];
}

function idsByName(
  read: Reader,
  wanted: Wanted,
  sort: SortByName,
  limit: number,
  offset: number,
): Promise<number[]> {
  const direction = sort === 'name-asc' ? 'asc' : 'desc';
  const isWanted = isWantedText(read, wanted);
  const names = { businessId: wanted.business.id, isWanted, direction, limit: offset + limit } as const;
  return cutFromParts(namesInSteps(read, names), direction, limit, offset);
}

interface PartOfList {
  limit: number;
  offset: number;
  now: number;
}

/** Reads the first bookings of all, which the tables have in order. */
async function firstOfAll(
  read: Reader,
  business: OfBusiness,
  sort: BookingSort,
  { limit, offset, now }: PartOfList,
): Promise<number[]> {
  if (sort === 'upcoming-first') return firstUpcoming(read, business, { limit, offset, now });
  const order = sort === 'date-asc' ? asc : desc;
  const found = await read
    .select({ id: bookingTexts.bookingId })
    .from(bookingTexts)
    .where(eq(bookingTexts.businessId, business.id))
    .orderBy(order(bookingTexts.bookingId))
    .limit(limit)
    .offset(offset);
  return found.map(({ id }) => id);
}

async function firstUpcoming(
  read: Reader,
  business: OfBusiness,
  { limit, offset, now }: PartOfList,
): Promise<number[]> {
  const upcoming = and(isOfBusiness(business), isUpcoming(now));
  const first = await read
    .select({ id: bookings.id })
    .from(bookings)
    .where(upcoming)
    .orderBy(asc(bookings.startsAt), asc(bookings.id))
    .limit(limit)
    .offset(offset);
  const ids = first.map(({ id }) => id);
  if (ids.length === limit) return ids;
  const skipped = ids.length > 0 ? 0 : offset - (await countRows(read, bookings, upcoming));
  const then = await read
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(isOfBusiness(business), not(isUpcoming(now))))
    .orderBy(desc(bookings.startsAt), desc(bookings.id))
    .limit(limit - ids.length)
    .offset(skipped);
  return [...ids, ...then.map(({ id }) => id)];
}

const countAll = (read: Reader, business: OfBusiness): Promise<number> =>
  countRows(read, bookings, isOfBusiness(business));
