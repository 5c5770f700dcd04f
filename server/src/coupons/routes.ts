import { calls } from '@daybook/schema/contract/calls';
import type { Context } from '../context.ts';
import type { Mount } from '../http/mount.ts';
import { refuseUntil } from '../http/token-bucket.ts';
import { couponObstacleTexts, offeredCouponAnswer } from './coupon-responses.ts';
import { findUsableCoupon } from './coupon-uses-store.ts';

export function mountCoupons(mount: Mount, { database, clock, limits }: Context): void {
  mount(calls.validateCoupon, async ({ user: { userId, person }, body }) => {
    refuseUntil(await limits.owner.coupons.take(person));
    const who = { userId, businessId: null, now: clock() };
    const found = await findUsableCoupon(database.read, body.code, who);
    return found.ok
      ? { valid: true, coupon: offeredCouponAnswer(found.value), error: null }
      : { valid: false, coupon: null, error: couponObstacleTexts[found.reason] };
  });
}
