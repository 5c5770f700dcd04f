import { and, desc, eq, gt, inArray, isNotNull, isNull, max, ne, or } from 'drizzle-orm';
import type { PaymentTrouble } from '@daybook/schema/contract/business';
import type { Reader } from '../database/database.ts';
import { checkouts, payments, subscriptions } from '../database/money-tables.ts';
import { paymentTroubleOf, type TroubledBusiness } from './payment-trouble.ts';

/** Loads the latest payment trouble of each business that has any, by the business's id. */
export async function loadPaymentTroubles(
  on: Reader,
  found: readonly (TroubledBusiness & { id: number })[],
  now: number,
): Promise<Map<number, PaymentTrouble>> {
  const unpaid = found.filter(({ paidAt }) => paidAt === null);
  if (unpaid.length === 0) return new Map();
  const ids = unpaid.map(({ id }) => id);
  const [gone, failed, good, running] = await Promise.all([
    listGone(on, ids),
    on
      .select({
        businessId: checkouts.businessId,
        amountPence: checkouts.pricePence,
        at: checkouts.createdAt,
      })
      .from(checkouts)
      .where(and(inArray(checkouts.businessId, ids), eq(checkouts.status, 'failed')))
      .orderBy(desc(checkouts.createdAt)),
    on
      .select({ businessId: payments.businessId, paidAt: max(payments.paidAt) })
      .from(payments)
      .where(and(inArray(payments.businessId, ids), isGood))
      .groupBy(payments.businessId),
    on
      .select({ businessId: subscriptions.businessId })
      .from(subscriptions)
      .where(and(inArray(subscriptions.businessId, ids), ne(subscriptions.status, 'ended'))),
  ]);
  const troubles = new Map<number, PaymentTrouble>();
  for (const business of unpaid) {
    const ofBusiness = <Row extends { businessId: number | null }>(rows: readonly Row[]) =>
      rows.find(({ businessId }) => businessId === business.id) ?? null;
    const facts = {
      gone: ofBusiness(gone),
      failed: ofBusiness(failed),
      paidAt: ofBusiness(good)?.paidAt ?? null,
      isSubscribed: ofBusiness(running) !== null,
    };
    const trouble = paymentTroubleOf(business, facts, now);
    if (trouble) troubles.set(business.id, trouble);
  }
  return troubles;
}

const isGood = and(
  isNull(payments.goneAt),
  or(isNull(payments.dispute), ne(payments.dispute, 'lost')),
  gt(payments.amountPence, payments.refundedPence),
);

/** Returns when a payment of a business was last refunded or lost; null if none ever was. */
export async function lastGoneAt(on: Reader, businessId: number): Promise<number | null> {
  return (await listGone(on, [businessId]))[0]?.at ?? null;
}

/** Lists the latest first. */
async function listGone(on: Reader, businessIds: readonly number[]) {
  const rows = await on
    .select({
      businessId: payments.businessId,
      amountPence: payments.amountPence,
      dispute: payments.dispute,
      at: payments.goneAt,
    })
    .from(payments)
    .where(and(inArray(payments.businessId, [...businessIds]), isNotNull(payments.goneAt)))
    .orderBy(desc(payments.goneAt));
  return rows.map(({ at, dispute, ...row }) => ({ ...row, at: at ?? 0, isLost: dispute === 'lost' }));
}
