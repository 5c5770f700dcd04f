import { count, desc, eq, inArray, isNull, lt, sql, sum } from 'drizzle-orm';
import type { CouponsQuery, AdminCoupon } from '@daybook/schema/contract/admin/coupons';
import type { CouponState } from '@daybook/schema/rules/discount';
import { poundsOf } from '@daybook/schema/rules/money';
import type { AdminFacts } from '../../database/admin-tables.ts';
import type { Reader } from '../../database/database.ts';
import { countWhere, idsGiven } from '../../database/expressions.ts';
import { coupons, type CouponRow } from '../../database/money-tables.ts';
import { one, prepared } from '../../database/prepared.ts';
import type { PageFound } from '../../database/search/find-page.ts';
import { foldedLines } from '../../database/search/has-words.ts';
import { findListed, newestInSteps, rowsOf, type ListWanted } from '../listed-page-store.ts';

interface CouponFigures {
  total: number;
  active: number;
  uses: number;
  unlimited: number;
}

/** Coupons that one step reads: about 5 ms. */
const COUPONS_A_STEP = 500;

/** Yields all coupons in steps, newest first. */
export const couponsInSteps = (on: Reader) =>
  newestInSteps((id) =>
    on.select().from(coupons).where(lt(coupons.id, id)).orderBy(desc(coupons.id)).limit(COUPONS_A_STEP),
  );

/** `now` is in milliseconds since 1970. */
export async function findCoupons(
  on: Reader,
  query: CouponsQuery,
  now: number,
): Promise<PageFound<CouponRow>> {
  const page = await findListed(on, listWanted(query, now), query);
  return { ...page, items: await rowsOf(page.items, byIds(on)) };
}

export async function couponFigures(on: Reader, now: number): Promise<CouponFigures> {
  const counted = await one(
    on
      .select({
        total: count(),
        active: countWhere(eq(stateIn(now), 'active')),
        uses: sum(coupons.usedCount).mapWith(Number),
        unlimited: countWhere(isNull(coupons.maxUses)),
      })
      .from(coupons),
  );
  // The sum of no rows is null.
  return { ...counted, uses: counted.uses ?? 0 };
}

const byIds = prepared((on: Reader) =>
  on
    .select()
    .from(coupons)
    .where(inArray(coupons.id, idsGiven('ids')))
    .prepare(),
);

const ORDERS: Record<CouponsQuery['sort'], ListWanted['order']> = {
  newest: { by: coupons.createdAt, direction: 'desc' },
  oldest: { by: coupons.createdAt, direction: 'asc' },
  code: { by: coupons.code, direction: 'asc' },
  uses: { by: coupons.usedCount, direction: 'desc' },
};

function listWanted({ state, sort, search }: CouponsQuery, now: number): ListWanted {
  return {
    table: coupons,
    filter: state === 'all' ? undefined : eq(stateIn(now), state),
    text: foldedLines(coupons.code, coupons.description),
    search,
    order: ORDERS[sort],
  };
}

/** Selects `couponStateOf` in SQL. */
function stateIn(now: number) {
  const { isActive, expiresAt, usedCount, maxUses } = coupons;
  return sql<CouponState>`CASE WHEN NOT ${isActive} THEN 'inactive'
    WHEN ${expiresAt} <= ${now} THEN 'expired'
    WHEN ${usedCount} >= ${maxUses} THEN 'used_up'
    ELSE 'active' END`;
}

export function adminCouponAnswer(coupon: CouponRow): AdminCoupon {
  return {
    id: coupon.id,
    ...couponFacts(coupon),
    used_count: coupon.usedCount,
    created_at: new Date(coupon.createdAt).toISOString(),
  };
}

/** Returns what an admin decides about a coupon, for the log. */
export function couponFacts(coupon: CouponRow) {
  const { discountType, discountValue, expiresAt } = coupon;
  return {
    code: coupon.code,
    description: coupon.description,
    discount_type: discountType,
    discount_value: discountType === 'fixed' ? poundsOf(discountValue) : discountValue,
    trial_duration_hours: coupon.trialHours,
    max_uses: coupon.maxUses,
    expires_at: expiresAt === null ? null : new Date(expiresAt).toISOString(),
    is_active: coupon.isActive,
  } satisfies AdminFacts;
}
