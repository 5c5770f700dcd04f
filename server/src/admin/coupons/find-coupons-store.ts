import { and, count, desc, eq, gte, inArray, lt, lte, not, or, sql, sum, type SQL } from 'drizzle-orm';
import type { CouponsQuery, AdminCoupon } from '@daybook/schema/contract/admin/coupons';
import type { CouponState } from '@daybook/schema/rules/discount';
import { poundsOf } from '@daybook/schema/rules/money';
import { countWhere, idsGiven } from '../../database/expressions.ts';
import type { Database, Reader } from '../../database/database.ts';
import { one, prepared } from '../../database/prepared.ts';
import { listedCoupons, type AdminFacts } from '../../database/admin-tables.ts';
import { coupons, type CouponRow } from '../../database/money-tables.ts';
import type { PageFound } from '../../database/search/find-page.ts';
import { findListed, newestInSteps, rowsOf, type ListWanted } from '../listed-page-store.ts';

interface CouponFigures {
  total: number;
  active: number;
  uses: number;
  unlimited: number;
}

export type FindCouponsStore = ReturnType<typeof createFindCouponsStore>;

/** Coupons that one step reads: about 5 ms. */
const COUPONS_A_STEP = 500;

export function createFindCouponsStore({ read }: Database) {
  return {
    /** Yields all coupons in steps, newest first. */
    inSteps: () =>
      newestInSteps((id) =>
        read.select().from(coupons).where(lt(coupons.id, id)).orderBy(desc(coupons.id)).limit(COUPONS_A_STEP),
      ),

    /** `now` is in milliseconds since 1970. */
    async search(query: CouponsQuery, now: number): Promise<PageFound<CouponRow>> {
      const page = await findListed(read, listWanted(read, query, now), query);
      return { ...page, items: await rowsOf(page.items, byIds(read)) };
    },

    async figures(now: number): Promise<CouponFigures> {
      const counted = await one(
        read
          .select({
            total: count(),
            active: countWhere(isIn(read, 'active', now)),
            uses: sum(listedCoupons.usedCount).mapWith(Number),
            unlimited: countWhere(sql`${listedCoupons.isUnlimited}`),
          })
          .from(listedCoupons),
      );
      // The sum of no rows is null.
      return { ...counted, uses: counted.uses ?? 0 };
    },
  };
}

const byIds = prepared((on: Reader) =>
  on
    .select()
    .from(coupons)
    .where(inArray(coupons.id, idsGiven('ids')))
    .prepare(),
);

const ORDERS: Record<CouponsQuery['sort'], ListWanted['order']> = {
  newest: { by: listedCoupons.createdAt, direction: 'desc' },
  oldest: { by: listedCoupons.createdAt, direction: 'asc' },
  code: { by: listedCoupons.code, direction: 'asc' },
  uses: { by: listedCoupons.usedCount, direction: 'desc' },
};

function listWanted(on: Reader, { state, sort, search }: CouponsQuery, now: number): ListWanted {
  const filter = state === 'all' ? undefined : isIn(on, state, now);
  return { table: listedCoupons, filter, search, order: ORDERS[sort] };
}

const isActive = eq(listedCoupons.isActive, true);

/** Expresses `couponStateOf` in SQL. */
function isIn(on: Reader, state: CouponState, now: number): SQL | undefined {
  // The list's own table lacks both limits. Few coupons ever pass one.
  const among = (past: SQL | undefined) =>
    inArray(listedCoupons.id, on.select({ id: coupons.id }).from(coupons).where(past));
  const isExpired = lte(coupons.expiresAt, now);
  const isUsedUp = gte(coupons.usedCount, coupons.maxUses);
  switch (state) {
    case 'active':
      return and(isActive, not(among(or(isExpired, isUsedUp))));
    case 'expired':
      return and(isActive, among(isExpired));
    case 'used_up':
      return and(isActive, among(isUsedUp), not(among(isExpired)));
    case 'inactive':
      return eq(listedCoupons.isActive, false);
  }
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
