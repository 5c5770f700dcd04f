import { randomUUID } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { HOUR } from '@daybook/schema/figures/periods';
import { FREE_TRIAL_CODE } from '@daybook/schema/words/payment-texts';
import { writeBusiness } from '../businesses/write-business-store.ts';
import type { Transaction, Reader } from '../database/database.ts';
import { payments, coupons } from '../database/money-tables.ts';
import { firstOf, prepared } from '../database/prepared.ts';
import { users } from '../database/tables.ts';
import { obstacleTo, offeredCouponAnswer } from './coupon-responses.ts';

/** Takes the account's one trial. Returns false if it was taken: of two simultaneous calls, one gets it. */
export async function takeTrial(tx: Transaction, userId: number, now: number): Promise<boolean> {
  const taken = await tx
    .update(users)
    .set({ trialUsedAt: now })
    .where(and(eq(users.id, userId), isNull(users.trialUsedAt)))
    .returning({ id: users.id });
  return taken.length > 0;
}

interface Trial {
  couponCode: string;
  hours: number;
}

/** Starts a business's trial: `hours` from `now`, milliseconds since 1970. */
export async function startTrial(
  tx: Transaction,
  businessId: number,
  { couponCode, hours }: Trial,
  now: number,
): Promise<void> {
  await writeBusiness(tx, businessId, {
    trialEndsAt: now + hours * HOUR,
    trialHours: hours,
    trialCouponCode: couponCode,
    updatedAt: now,
  });
}

/** Marks the business as permanently paid, and saves a payment of 0 pence with the coupon. */
export async function payNothing(
  tx: Transaction,
  businessId: number,
  couponCode: string,
  now: number,
): Promise<void> {
  await writeBusiness(tx, businessId, { paidAt: now, updatedAt: now });
  await tx.insert(payments).values({
    businessId,
    kind: 'setup_fee',
    // No provider knows this payment, but the column needs a unique reference.
    providerReference: `free-${randomUUID()}`,
    amountPence: 0,
    couponCode,
    paidAt: now,
  });
}

/**
 * Resolves to the hours that FREE_TRIAL_CODE gives at that moment (milliseconds since 1970); null if nobody
 * can use it, or it is no trial.
 */
export async function findFreeTrial(on: Reader, now: number): Promise<number | null> {
  const coupon = await firstOf(freeTrial(on).execute());
  if (!coupon || obstacleTo(coupon, now)) return null;
  return offeredCouponAnswer(coupon).trial_duration_hours;
}

const freeTrial = prepared((on: Reader) =>
  on.select().from(coupons).where(eq(coupons.code, FREE_TRIAL_CODE)).prepare(),
);
