import { and, asc, desc, eq, gt, inArray, lte, ne, or, sql, type SQL } from 'drizzle-orm';
import type { CustomersQuery } from '@daybook/schema/contract/customers';
import { loadOwnBookings } from '../bookings/owner/own-bookings-store.ts';
import type { OwnBooking } from '../bookings/owner/owner-booking-responses.ts';
import { bookings } from '../database/booking-tables.ts';
import { customers, type CustomerRow } from '../database/customer-tables.ts';
import type { Reader } from '../database/database.ts';
import { belongTo, countWhere } from '../database/expressions.ts';
import { countRows, firstOf } from '../database/prepared.ts';
import { hasWords } from '../database/search/has-words.ts';

/** A customer with their last and next appointments that aren't cancelled; milliseconds since 1970. */
export interface SeenCustomer {
  customer: CustomerRow;
  lastAt: number | null;
  nextAt: number | null;
}

interface CustomersFound {
  customers: SeenCustomer[];
  hasMore: boolean;
  all: number;
}

interface CustomerFigures {
  visits: number;
  upcoming: number;
  cancelled: number;
  moved: number;
  didNotCome: number;
}

export interface WholeCustomer extends SeenCustomer {
  figures: CustomerFigures;
  upcoming: OwnBooking[];
  past: OwnBooking[];
}

interface AskedCustomers {
  businessId: number;
  query: CustomersQuery;
  now: number;
}

export async function listCustomers(
  on: Reader,
  { businessId, query, now }: AskedCustomers,
): Promise<CustomersFound> {
  const ids = await idsOfPage(on, businessId, query);
  const shown = ids.slice(0, query.page_size);
  return {
    customers: await loadSeen(on, businessId, shown, now),
    hasMore: ids.length > shown.length,
    all: await countCustomers(on, businessId),
  };
}

/** Null if the business has no such customer. Each list has at most `limit` bookings. */
export async function findWholeCustomer(
  on: Reader,
  businessId: number,
  customerId: number,
  { now, limit }: { now: number; limit: number },
): Promise<WholeCustomer | null> {
  const [seen] = await loadSeen(on, businessId, [customerId], now);
  if (!seen) return null;
  const [figures, upcoming, past] = await Promise.all([
    figuresOf(on, businessId, customerId, now),
    bookingsOf(on, businessId, customerId, { isWanted: isUpcoming(now), order: asc, limit }),
    bookingsOf(on, businessId, customerId, { isWanted: isPast(now), order: desc, limit }),
  ]);
  return { ...seen, figures, upcoming, past };
}

export const isUpcoming = (now: number) => and(gt(bookings.startsAt, now), ne(bookings.status, 'cancelled'));
const isPast = (now: number) => or(lte(bookings.startsAt, now), eq(bookings.status, 'cancelled'));

export const isCustomer = (businessId: number, customerId: number) =>
  and(eq(customers.businessId, businessId), eq(customers.id, customerId));

export const isOfCustomer = (businessId: number, customerId: number) =>
  and(belongTo(bookings, businessId), eq(bookings.customerId, customerId));

/** How each order is read: along an index, from one customer on. */
const ORDERS = {
  name: {
    by: [asc(customers.text), asc(customers.id)],
    isBehind: ({ text, id }: CustomerRow) => sql`(${customers.text}, ${customers.id}) > (${text}, ${id})`,
  },
  latest: {
    by: [desc(customers.latestAt), desc(customers.id)],
    isBehind: ({ latestAt, id }: CustomerRow) =>
      sql`(${customers.latestAt}, ${customers.id}) < (${latestAt}, ${id})`,
  },
};

/** Returns one id more than a page has if there are more. */
async function idsOfPage(
  on: Reader,
  businessId: number,
  { search, sort, after, page_size: size }: CustomersQuery,
): Promise<number[]> {
  const { by, isBehind } = ORDERS[sort];
  const isLast = after === undefined ? undefined : isCustomer(businessId, after);
  const last = isLast ? await firstOf(on.select().from(customers).where(isLast)) : null;
  const isNext = and(
    eq(customers.businessId, businessId),
    last ? isBehind(last) : undefined,
    hasWords(customers.text, search),
  );
  const found = await on
    .select({ id: customers.id })
    .from(customers)
    .where(isNext)
    .orderBy(...by)
    .limit(size + 1);
  return found.map(({ id }) => id);
}

/** In the order of the ids. */
async function loadSeen(
  on: Reader,
  businessId: number,
  ids: readonly number[],
  now: number,
): Promise<SeenCustomer[]> {
  if (ids.length === 0) return [];
  const isTheirs = sql`b.customer_id = ${customers.id} and b.business_id = ${businessId} and b.status <> 'cancelled'`;
  const rows = await on
    .select({
      customer: customers,
      lastAt: instantOrNull(
        sql`(select b.starts_at from ${bookings} b where ${isTheirs} and b.starts_at <= ${now} order by b.starts_at desc limit 1)`,
      ),
      nextAt: instantOrNull(
        sql`(select b.starts_at from ${bookings} b where ${isTheirs} and b.starts_at > ${now} order by b.starts_at limit 1)`,
      ),
    })
    .from(customers)
    .where(and(belongTo(customers, businessId), inArray(customers.id, [...ids])));
  const byId = new Map(rows.map((row) => [row.customer.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

const instantOrNull = (query: SQL) =>
  sql<number | null>`${query}`.mapWith((value: unknown) => (value === null ? null : Number(value)));

async function figuresOf(
  on: Reader,
  businessId: number,
  customerId: number,
  now: number,
): Promise<CustomerFigures> {
  const isHeld = ne(bookings.status, 'cancelled');
  const came = sql`${bookings.didNotComeAt} is null`;
  const [figures] = await on
    .select({
      visits: countWhere(and(isHeld, lte(bookings.startsAt, now), came)),
      upcoming: countWhere(isUpcoming(now)),
      cancelled: countWhere(eq(bookings.status, 'cancelled')),
      moved: countWhere(gt(bookings.movedCount, 0)),
      didNotCome: countWhere(sql`${bookings.didNotComeAt} is not null`),
    })
    .from(bookings)
    .where(isOfCustomer(businessId, customerId));
  return figures ?? { visits: 0, upcoming: 0, cancelled: 0, moved: 0, didNotCome: 0 };
}

async function bookingsOf(
  on: Reader,
  businessId: number,
  customerId: number,
  { isWanted, order, limit }: { isWanted: SQL | undefined; order: typeof asc; limit: number },
): Promise<OwnBooking[]> {
  const found = await on
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(isOfCustomer(businessId, customerId), isWanted))
    .orderBy(order(bookings.startsAt), order(bookings.id))
    .limit(limit);
  return loadOwnBookings(
    on,
    businessId,
    found.map(({ id }) => id),
  );
}

export const countCustomers = (on: Reader, businessId: number): Promise<number> =>
  countRows(on, customers, eq(customers.businessId, businessId));
