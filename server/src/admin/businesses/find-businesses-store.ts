/** The admin's queries for businesses, without deleted ones. */

import { and, count, desc, eq, gte, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { BusinessesQuery } from '@daybook/schema/contract/admin/businesses';
import { SETUP_FEE_PENCE } from '@daybook/schema/figures/prices';
import { isOwner } from '../../businesses/access-store.ts';
import { erasureRequests } from '../../database/customer-tables.ts';
import type { Reader } from '../../database/database.ts';
import { countWhere, idsGiven } from '../../database/expressions.ts';
import { coupons } from '../../database/money-tables.ts';
import { countRows, one, prepared } from '../../database/prepared.ts';
import type { PageFound } from '../../database/search/find-page.ts';
import { foldedLines, LINE_END } from '../../database/search/has-words.ts';
import { businesses, users } from '../../database/tables.ts';
import { loadPaymentTroubles } from '../../payments/payment-trouble-store.ts';
import { keptPence, revenueOf } from '../../payments/revenue-store.ts';
import { findListed, inOrderOf, newestInSteps, type ListWanted } from '../listed-page-store.ts';
import type { ShownBusiness } from './admin-business-responses.ts';
import { billingStatusIn, isListed } from './change-business-store.ts';

interface BusinessFigures {
  total: number;
  added: number;
  withEmail: number;
  withAddress: number;
  revenuePence: number;
  /** Customers of closed businesses whose deletion requests are still open. */
  closedBusinessRequests: number;
}

/** Businesses that one step reads: about 5 ms. */
const BUSINESSES_A_STEP = 250;

/** Yields all businesses in steps, newest first. */
export async function* businessesInSteps(on: Reader, now: number): AsyncGenerator<ShownBusiness[], void> {
  const steps = newestInSteps((id) =>
    on
      .select({ id: businesses.id })
      .from(businesses)
      .where(and(lt(businesses.id, id), isListed))
      .orderBy(desc(businesses.id))
      .limit(BUSINESSES_A_STEP),
  );
  for await (const step of steps) {
    const ids = step.map(({ id }) => id);
    yield await loadShown(on, ids, now);
  }
}

export async function findBusinesses(
  on: Reader,
  query: BusinessesQuery,
  now: number,
): Promise<PageFound<ShownBusiness>> {
  const page = await findListed(on, listWanted(query, now), query);
  return { ...page, items: await loadShown(on, page.items, now) };
}

/** Returns null if the business is deleted or never existed. */
export async function findShownBusiness(on: Reader, id: number, now: number): Promise<ShownBusiness | null> {
  return (await loadShown(on, [id], now))[0] ?? null;
}

export async function businessFigures(on: Reader, since: number): Promise<BusinessFigures> {
  const counted = await one(
    on
      .select({
        total: count(),
        added: countWhere(gte(businesses.createdAt, since)),
        withEmail: countWhere(sql`${businesses.email} <> ''`),
        withAddress: countWhere(sql`concat(${businesses.address}, ${businesses.postcode}) <> ''`),
      })
      .from(businesses)
      .where(isListed),
  );
  return {
    ...counted,
    revenuePence: await platformRevenue(on),
    closedBusinessRequests: await countClosedRequests(on),
  };
}

async function countClosedRequests(on: Reader): Promise<number> {
  const { requests } = await one(
    on
      .select({ requests: count() })
      .from(businesses)
      .innerJoin(erasureRequests, eq(erasureRequests.businessId, businesses.id))
      .where(and(isNotNull(businesses.deletedAt), isNull(erasureRequests.keptAt))),
  );
  return requests;
}

// Tables are named by hand, because drizzle leaves them out in queries of a single table.

/** Pence: payments less refunds; null without a recorded payment. */
export const paidPence = sql<
  number | null
>`(SELECT sum(${keptPence}) FROM payments WHERE payments.business_id = businesses.id)`.mapWith(Number);

/** Pence. A setup that counts as paid without a payment adds its fee to the revenue. */
const SETUP_FEE = sql.raw(String(SETUP_FEE_PENCE));

export const revenueShown = sql<number>`coalesce(${paidPence},
  CASE WHEN businesses.paid_at IS NULL THEN 0 ELSE ${SETUP_FEE} END)`;

/** The id of the coupon that a business used last. */
export const latestCoupon = sql`(SELECT coupon_id FROM coupon_redemptions WHERE business_id = businesses.id
  ORDER BY redeemed_at DESC, coupon_id DESC LIMIT 1)`;

/** Returns the platform's revenue from everything that was ever paid, in pence. */
export async function platformRevenue(on: Reader): Promise<number> {
  const paidElsewhere = and(isListed, isNotNull(businesses.paidAt), isNull(paidPence));
  return (await revenueOf(on)) + (await countRows(on, businesses, paidElsewhere)) * SETUP_FEE_PENCE;
}

const shownByIds = prepared((on: Reader) =>
  on
    .select({
      business: businesses,
      owner: { email: users.email, givenName: users.givenName, familyName: users.familyName },
      revenuePence: paidPence,
      coupon: coupons,
    })
    .from(businesses)
    .leftJoin(users, isOwner)
    .leftJoin(coupons, eq(coupons.id, latestCoupon))
    .where(and(inArray(businesses.id, idsGiven('ids')), isListed))
    .prepare(),
);

/** Returns the businesses in the order of the ids. */
async function loadShown(on: Reader, ids: readonly number[], now: number): Promise<ShownBusiness[]> {
  const rows = await shownByIds(on).execute({ ids: JSON.stringify(ids) });
  const troubles = await loadPaymentTroubles(
    on,
    rows.map(({ business }) => business),
    now,
  );
  const shown = rows.map((row) => ({ ...row, trouble: troubles.get(row.business.id) ?? null }));
  return inOrderOf(ids, shown, ({ business }) => business.id);
}

const ORDERS: Record<BusinessesQuery['sort'], ListWanted['order']> = {
  newest: { by: businesses.createdAt, direction: 'desc' },
  oldest: { by: businesses.createdAt, direction: 'asc' },
  name: { by: sql`fold_text(${businesses.name})`, direction: 'asc' },
  revenue: { by: revenueShown, direction: 'desc' },
};

const OWNER = sql`(SELECT concat_ws(${LINE_END}, concat_ws(' ', given_name, family_name), users.email)
  FROM users WHERE users.id = businesses.owner_id)`;

function listWanted({ billing_status, sort, search }: BusinessesQuery, now: number): ListWanted {
  const { name, email, address, postcode, diarySlug } = businesses;
  const inOneWord = sql`replace(${postcode}, ' ', '')`;
  return {
    table: businesses,
    filter: and(isListed, billing_status === 'all' ? undefined : eq(billingStatusIn(now), billing_status)),
    text: foldedLines(name, email, address, postcode, inOneWord, diarySlug, OWNER),
    search,
    order: ORDERS[sort],
  };
}
