/** The admin's queries for accounts, without deleted ones. */

import { and, count, desc, inArray, isNotNull, isNull, lt, not, sql, type SQL } from 'drizzle-orm';
import type { UsersQuery, AdminUser } from '@daybook/schema/contract/admin/users';
import { pictureAddress } from '@daybook/schema/contract/user';
import { SETUP_FEE_PENCE } from '@daybook/schema/figures/prices';
import { poundsOf } from '@daybook/schema/rules/money';
import { isOwnedBy } from '../../businesses/access-store.ts';
import { bookings } from '../../database/booking-tables.ts';
import type { Reader, Transaction } from '../../database/database.ts';
import { countWhere, idsGiven } from '../../database/expressions.ts';
import { countRows, one, prepared } from '../../database/prepared.ts';
import type { PageFound } from '../../database/search/find-page.ts';
import { foldedLines, LINE_END } from '../../database/search/has-words.ts';
import { businesses, users, type AccountRow } from '../../database/tables.ts';
import { demonstrationId } from '../../demonstration/demonstration-store.ts';
import { recordAction, type AdminMoment } from '../audit/record-action-store.ts';
import {
  latestCoupon,
  paidPence,
  platformRevenue,
  revenueShown,
} from '../businesses/find-businesses-store.ts';
import { consequencesOf, type Consequences } from '../consequences-store.ts';
import { findListed, inOrderOf, newestInSteps, type ListWanted } from '../listed-page-store.ts';

interface UserFigures {
  total: number;
  withBusinesses: number;
  /** Users with a paid business, and none for which a coupon reduced the price. */
  paid: number;
  /** Bookings at businesses that aren't deleted. */
  bookings: number;
  revenuePence: number;
}

interface UserConsequences extends Consequences {
  /** Names, in the order in which the businesses were made. */
  businesses: string[];
}

/** Accounts that one step reads, with what they own: about 5 ms. */
const USERS_A_STEP = 100;

/** Yields all accounts in steps, newest first. */
export async function* usersInSteps(on: Reader, now: number): AsyncGenerator<ShownUser[], void> {
  const steps = newestInSteps((id) =>
    on
      .select({ id: users.id })
      .from(users)
      .where(and(lt(users.id, id), isListed))
      .orderBy(desc(users.id))
      .limit(USERS_A_STEP),
  );
  for await (const step of steps) {
    const ids = step.map(({ id }) => id);
    yield await loadShown(on, ids, now);
  }
}

export async function findUsers(on: Reader, query: UsersQuery, now: number): Promise<PageFound<ShownUser>> {
  const page = await findListed(on, listWanted(query, now), query);
  return { ...page, items: await loadShown(on, page.items, now) };
}

export async function userFigures(on: Reader, now: number): Promise<UserFigures> {
  const counted = await one(
    on
      .select({
        total: count(),
        withBusinesses: countWhere(hasBusiness),
        paid: countWhere(and(hasPaid(now), not(sql`(${hasUsedCoupon} AND ${hasReducedPrice})`))),
      })
      .from(users)
      .where(isListed),
  );
  return {
    ...counted,
    bookings: await countBookings(on),
    revenuePence: await platformRevenue(on),
  };
}

export async function userConsequences(on: Reader, userId: number, now: number): Promise<UserConsequences> {
  const owned = await on
    .select({ id: businesses.id, name: businesses.name })
    .from(businesses)
    .where(isOwnedBy(userId))
    .orderBy(businesses.id);
  const consequences = await consequencesOf(
    on,
    owned.map(({ id }) => id),
    now,
  );
  return { ...consequences, businesses: owned.map(({ name }) => name) };
}

/** Counts all bookings less the few of deleted businesses and the demonstration, which reads least. */
async function countBookings(read: Reader): Promise<number> {
  const deleted = read.select({ id: businesses.id }).from(businesses).where(isNotNull(businesses.deletedAt));
  const all = await countRows(read, bookings);
  const gone = await countRows(read, bookings, inArray(bookings.businessId, deleted));
  const tried = await countRows(read, bookings, inArray(bookings.businessId, demonstrationId(read)));
  return all - gone - tried;
}

const isListed = isNull(users.deletedAt);

/** The account's businesses that aren't deleted. Tables are named by hand, as in every query with `OWNED`. */
const OWNED = sql`FROM businesses WHERE businesses.owner_id = users.id AND businesses.deleted_at IS NULL`;

// Each asks for all owners at once: PostgreSQL without statistics takes seconds for 10,000 times NOT EXISTS.
const OWNERS = sql`SELECT owner_id FROM businesses WHERE owner_id IS NOT NULL AND deleted_at IS NULL`;
const hasBusiness = sql`users.id IN (${OWNERS})`;
const hasPaid = (now: unknown) =>
  sql`users.id IN (${OWNERS} AND (paid_at IS NOT NULL OR covered_until > ${now}))`;
const hasUsedCoupon = sql`users.id IN (SELECT user_id FROM coupon_redemptions WHERE user_id IS NOT NULL)`;

/** Whether a coupon took something off the price of one of them: a trial, 0 % and an unused coupon don't. */
const hasReducedPrice = sql`EXISTS (SELECT 1 ${OWNED} AND EXISTS (SELECT 1 FROM coupons
    WHERE coupons.id = ${latestCoupon} AND coupons.discount_type <> 'trial' AND coupons.discount_value > 0)
  AND coalesce(${paidPence}, 0) <> ${sql.raw(String(SETUP_FEE_PENCE))})`;

/** Counts only for the accounts that are shown. */
const shownByIds = prepared((on: Reader) =>
  on
    .select({
      account: users,
      businesses: sql<number>`(SELECT count(*) ${OWNED})`,
      hasPaid: hasPaid(sql.placeholder('now')).mapWith(Boolean),
      hasUsedCoupon: hasUsedCoupon.mapWith(Boolean),
      hasReducedPrice: hasReducedPrice.mapWith(Boolean),
      bookings: sql<number>`(SELECT count(*) FROM bookings WHERE business_id IN (SELECT businesses.id ${OWNED}))`,
      revenuePence: sql`(SELECT coalesce(sum(${revenueShown}), 0) ${OWNED})`.mapWith(Number),
      latestBusiness: sql<
        string | null
      >`(SELECT businesses.name ${OWNED} ORDER BY businesses.created_at DESC, businesses.id DESC LIMIT 1)`,
    })
    .from(users)
    .where(and(inArray(users.id, idsGiven('ids')), isListed))
    .prepare(),
);

/** Returns the accounts in the order of the ids. */
async function loadShown(on: Reader, ids: readonly number[], now: number): Promise<ShownUser[]> {
  const rows = await shownByIds(on).execute({ ids: JSON.stringify(ids), now });
  return inOrderOf(ids, rows, ({ account }) => account.id);
}

const ORDERS: Record<UsersQuery['sort'], ListWanted['order']> = {
  newest: { by: users.firstSeen, direction: 'desc' },
  oldest: { by: users.firstSeen, direction: 'asc' },
  'last-seen': { by: users.lastSeen, direction: 'desc' },
  email: { by: sql`fold_text(${users.email})`, direction: 'asc' },
};

function listWanted({ having, sort, search }: UsersQuery, now: number): ListWanted {
  const filters: Record<UsersQuery['having'], SQL | undefined> = {
    all: undefined,
    business: hasBusiness,
    nothing: not(hasBusiness),
    paid: hasPaid(now),
    coupon: hasUsedCoupon,
  };
  const name = sql`concat_ws(' ', ${users.givenName}, ${users.familyName})`;
  const namesOfBusinesses = sql`(SELECT string_agg(businesses.name, ${LINE_END}) ${OWNED})`;
  return {
    table: users,
    filter: and(isListed, filters[having]),
    text: foldedLines(users.email, name, namesOfBusinesses),
    search,
    order: ORDERS[sort],
  };
}

/** Logs that an admin deletes an account, with what goes with it. */
export async function noteUserDeleted(
  tx: Transaction,
  { id, email }: Pick<AccountRow, 'id' | 'email'>,
  by: AdminMoment,
): Promise<void> {
  const owned = await tx.select({ id: businesses.id }).from(businesses).where(isOwnedBy(id));
  const ids = owned.map((business) => business.id);
  const { events, bookings, upcoming } = await consequencesOf(tx, ids, by.now);
  const before = { businesses: ids.length, events, bookings, upcoming_bookings: upcoming };
  const about = { action: 'user_deleted', subject: email, subjectId: id } as const;
  await recordAction(tx, by, { ...about, before, after: null });
}

/** An account as the admin sees it. Figures are of businesses that aren't deleted. */
interface ShownUser {
  account: AccountRow;
  businesses: number;
  hasPaid: boolean;
  hasUsedCoupon: boolean;
  hasReducedPrice: boolean;
  bookings: number;
  revenuePence: number;
  latestBusiness: string | null;
}

export function adminUserAnswer({ account, ...shown }: ShownUser): AdminUser {
  return {
    id: account.id,
    email: account.email,
    google_user_data: {
      given_name: account.givenName,
      family_name: account.familyName,
      picture: pictureAddress.nullable().catch(null).parse(account.picture),
    },
    first_seen: new Date(account.firstSeen).toISOString(),
    last_seen: new Date(account.lastSeen).toISOString(),
    business_count: shown.businesses,
    has_paid_business: shown.hasPaid,
    has_used_coupon: shown.hasUsedCoupon,
    has_reduced_price: shown.hasReducedPrice,
    total_bookings: shown.bookings,
    total_revenue: poundsOf(shown.revenuePence),
    latest_business_name: shown.latestBusiness,
  };
}
