import { calls } from '@daybook/schema/contract/calls';
import type { Clock } from '../runtime/clock.ts';
import type { Database } from '../database/database.ts';
import type { Mount } from '../http/mount.ts';
import { refuseUntil, type RateLimit } from '../http/rate-limit.ts';
import { couponObstacleTexts, offeredCouponAnswer } from './coupon-responses.ts';
import { findUsableCoupon } from './coupon-uses-store.ts';

interface CouponParts {
  database: Database;
  clock: Clock;
  codesTried: RateLimit;
}

export function mountCoupons(mount: Mount, { database, clock, codesTried }: CouponParts): void {
  mount(calls.validateCoupon, async ({ user: { userId, person }, body }) => {
    refuseUntil(await codesTried.take(person));
    const who = { userId, businessId: null, now: clock() };
    const found = await findUsableCoupon(database.read, body.code, who);
    return found.ok
      ? { valid: true, coupon: offeredCouponAnswer(found.value), error: null }
      : { valid: false, coupon: null, error: couponObstacleTexts[found.reason] };
  });
}
