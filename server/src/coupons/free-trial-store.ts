/** The free trial that public pages tell everybody of (decision 100). */
import { eq } from 'drizzle-orm';
import { FREE_TRIAL_CODE } from '@daybook/schema/words/payment-texts';
import type { Database, Reader } from '../database/database.ts';
import { coupons } from '../database/money-tables.ts';
import { firstOf, prepared } from '../database/prepared.ts';
import { offeredCouponAnswer } from './coupon-responses.ts';
import { obstacleTo } from './coupon-obstacles.ts';

/**
 * For how many hours FREE_TRIAL_CODE opens a diary at that moment (milliseconds since 1970); null while nobody can use
 * it, and while it is no trial.
 */
export type FindFreeTrial = (now: number) => Promise<number | null>;

export function createFindFreeTrial({ read }: Database): FindFreeTrial {
  return async (now) => {
    const coupon = await firstOf(freeTrial(read).execute());
    if (!coupon || obstacleTo(coupon, now)) return null;
    return offeredCouponAnswer(coupon).trial_duration_hours;
  };
}

const freeTrial = prepared((on: Reader) =>
  on.select().from(coupons).where(eq(coupons.code, FREE_TRIAL_CODE)).prepare(),
);
