/** What a free activation writes. */
import { randomUUID } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { payments } from '../database/money-tables.ts';
import { businesses, users } from '../database/tables.ts';

const HOUR = 3_600_000;

/** The account's one trial. False where it has had it: of two at the same moment one gets it. */
export async function takeTrial(tx: Transaction, userId: number, now: number): Promise<boolean> {
  const taken = await tx
    .update(users)
    .set({ trialUsedAt: now })
    .where(and(eq(users.id, userId), isNull(users.trialUsedAt)))
    .returning({ id: users.id });
  return taken.length > 0;
}

export interface Trial {
  couponCode: string;
  hours: number;
}

export async function startTrial(
  tx: Transaction,
  businessId: number,
  { couponCode, hours }: Trial,
  now: number,
): Promise<void> {
  await tx
    .update(businesses)
    .set({
      trialEndsAt: now + hours * HOUR,
      trialHours: hours,
      trialCouponCode: couponCode,
      updatedAt: now,
    })
    .where(eq(businesses.id, businessId));
}

/** The setup for nothing: paid for good, with a payment of 0 pence that names the coupon (decision 79). */
export async function payNothing(
  tx: Transaction,
  businessId: number,
  couponCode: string,
  now: number,
): Promise<void> {
  await tx.update(businesses).set({ paidAt: now, updatedAt: now }).where(eq(businesses.id, businessId));
  await tx.insert(payments).values({
    businessId,
    kind: 'setup_fee',
    // No provider knows it. The column wants a reference that no other payment has.
    providerReference: `free-${randomUUID()}`,
    amountPence: 0,
    couponCode,
    paidAt: now,
  });
}
