/** An admin's changes to coupons. One transaction saves and logs each. */

import { and, eq, inArray, lte } from 'drizzle-orm';
import type { CouponChange, CouponRequest } from '@daybook/schema/contract/admin/coupons';
import { penceOf } from '@daybook/schema/rules/money';
import type { Reader, Transaction } from '../../database/database.ts';
import { couponRedemptions, coupons, type CouponRow } from '../../database/money-tables.ts';
import { firstOf, one } from '../../database/prepared.ts';
import { no, ok, type Outcome } from '../../runtime/outcome.ts';
import { differenceOf, recordAction, type AdminMoment } from '../audit/record-action-store.ts';
import { couponFacts } from './find-coupons-store.ts';

/** Uses that one step of a deletion removes, each with its business's row in the list: about 10 ms. */
const USES_A_STEP = 200;

export async function createCoupon(
  tx: Transaction,
  request: CouponRequest,
  by: AdminMoment,
): Promise<Outcome<CouponRow, 'code taken'>> {
  const known = await firstOf(
    tx.select({ id: coupons.id }).from(coupons).where(eq(coupons.code, request.code)),
  );
  if (known) return no('code taken');
  const coupon = await one(
    tx
      .insert(coupons)
      .values({ ...columnsOf(request), createdAt: by.now })
      .returning(),
  );
  const after = couponFacts(coupon);
  const about = { subject: coupon.code, subjectId: coupon.id };
  await recordAction(tx, by, { action: 'coupon_created', ...about, before: null, after });
  return ok(coupon);
}

function columnsOf(request: CouponRequest) {
  const { code, description, max_uses: maxUses, discount_type: discountType } = request;
  const columns = { code, description, maxUses, discountType };
  switch (request.discount_type) {
    case 'percentage':
      return { ...columns, discountValue: request.discount_value };
    case 'fixed':
      return {
        ...columns,
        discountValue: penceOf(request.discount_value),
        expiresAt: expiryOf(request.expires_at),
      };
    case 'trial':
      return {
        ...columns,
        discountValue: 0,
        trialHours: request.trial_duration_hours,
        expiresAt: expiryOf(request.expires_at),
      };
  }
}

function expiryOf(instant: string | null): number | null {
  return instant === null ? null : Date.parse(instant);
}

function findCoupon(on: Reader, id: number): Promise<CouponRow | null> {
  return firstOf(on.select().from(coupons).where(eq(coupons.id, id)));
}

export async function changeCoupon(
  tx: Transaction,
  id: number,
  requested: CouponChange,
  by: AdminMoment,
): Promise<Outcome<CouponRow, 'no coupon' | 'below used'>> {
  const before = await findCoupon(tx, id);
  if (!before) return no('no coupon');
  const changes = {
    description: requested.description,
    maxUses: requested.max_uses,
    isActive: requested.is_active,
    expiresAt: before.discountType === 'percentage' ? null : expiryOf(requested.expires_at),
  };
  const after = await write(tx, before, changes, { ...by, action: 'coupon_changed' });
  return after ? ok(after) : no('below used');
}

/** Deactivates a coupon, which may already be inactive. */
export async function deactivateCoupon(
  tx: Transaction,
  id: number,
  by: AdminMoment,
): Promise<Outcome<CouponRow, 'no coupon'>> {
  const before = await findCoupon(tx, id);
  if (!before) return no('no coupon');
  const after = await write(tx, before, { isActive: false }, { ...by, action: 'coupon_deactivated' });
  return after ? ok(after) : no('no coupon');
}

/**
 * Saves and logs what differs, if anything. Returns null if the new limit is below the uses taken; the
 * statement itself checks this, because a use may be taken at any moment.
 */
async function write(
  tx: Transaction,
  before: CouponRow,
  changes: Partial<CouponRow>,
  { action, ...by }: AdminMoment & { action: 'coupon_changed' | 'coupon_deactivated' },
): Promise<CouponRow | null> {
  const difference = differenceOf(couponFacts(before), couponFacts({ ...before, ...changes }));
  if (!difference) return before;
  const { maxUses = null } = changes;
  const isEnough = maxUses === null ? undefined : lte(coupons.usedCount, maxUses);
  const [after] = await tx
    .update(coupons)
    .set(changes)
    .where(and(eq(coupons.id, before.id), isEnough))
    .returning();
  if (!after) return null;
  await recordAction(tx, by, { action, subject: before.code, subjectId: before.id, ...difference });
  return after;
}

/**
 * Removes some of the coupon's uses, and the coupon itself with the last of them. Open checkouts that reserve a
 * use keep their promised price.
 */
export async function deleteSomeOfCoupon(
  tx: Transaction,
  id: number,
  by: AdminMoment,
): Promise<Outcome<{ isDone: boolean }, 'no coupon' | 'still active'>> {
  const coupon = await findCoupon(tx, id);
  if (!coupon) return no('no coupon');
  if (coupon.isActive) return no('still active');
  const some = await tx
    .select({ businessId: couponRedemptions.businessId })
    .from(couponRedemptions)
    .where(eq(couponRedemptions.couponId, id))
    .limit(USES_A_STEP);
  const businesses = some.map(({ businessId }) => businessId);
  await tx
    .delete(couponRedemptions)
    .where(and(eq(couponRedemptions.couponId, id), inArray(couponRedemptions.businessId, businesses)));
  if (some.length === USES_A_STEP) return ok({ isDone: false });
  await tx.delete(coupons).where(eq(coupons.id, id));
  const before = { ...couponFacts(coupon), used_count: coupon.usedCount };
  const about = { subject: coupon.code, subjectId: id };
  await recordAction(tx, by, { action: 'coupon_deleted', ...about, before, after: null });
  return ok({ isDone: true });
}
