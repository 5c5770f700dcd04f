/** Reads and writes everything we know about a business's money. settle.ts decides how it changes. */

import { and, eq, inArray, isNull, or, desc } from 'drizzle-orm';
import { lookForExpiryNotices, writeBusiness } from '../businesses/write-business-store.ts';
import { releaseUse, recordRedemption } from '../coupons/coupon-uses-store.ts';
import type { Reader, Transaction } from '../database/database.ts';
import {
  checkouts,
  payments,
  subscriptions,
  type CheckoutRow,
  type PaymentRow,
  type SubscriptionRow,
} from '../database/money-tables.ts';
import { firstOf } from '../database/prepared.ts';
import { businesses } from '../database/tables.ts';
import { coveredUntil } from './coverage.ts';
import type { ProviderSubject } from './provider.ts';
import type { KnownPayment, KnownSubscription, Money, Task } from './settle.ts';

/** Whose money it is, and which parts of it the provider reports on. */
export interface MoneyOf {
  /** Null if the business is gone. */
  businessId: number | null;
  checkoutId: string | null;
  subscription: string | null;
  payments: readonly string[];
}

/** Loads all that is known of that business's money, and of the parts that are reported. */
export async function loadMoney(on: Reader, of: MoneyOf): Promise<Money> {
  const business = of.businessId === null ? null : await findBusiness(on, of.businessId);
  const checkout = of.checkoutId === null ? null : await findCheckout(on, of.checkoutId);
  return {
    business: business && { paidAt: business.paidAt },
    checkout: checkout && { status: checkout.status },
    payments: await loadPayments(on, of),
    subscriptions: await loadSubscriptions(on, of),
  };
}

export function findCheckout(on: Reader, id: string): Promise<CheckoutRow | null> {
  return firstOf(on.select().from(checkouts).where(eq(checkouts.id, id)));
}

export function findSubscription(on: Reader, reference: string): Promise<SubscriptionRow | null> {
  return firstOf(on.select().from(subscriptions).where(eq(subscriptions.reference, reference)));
}

export function findPayment(on: Reader, reference: string): Promise<PaymentRow | null> {
  return firstOf(on.select().from(payments).where(eq(payments.providerReference, reference)));
}

/** Returns what we know about the subject before asking the provider: usually its business. */
export async function knownOf(on: Reader, subject: ProviderSubject): Promise<MoneyOf> {
  const nothing: MoneyOf = { businessId: null, checkoutId: null, subscription: null, payments: [] };
  switch (subject.about) {
    case 'checkout': {
      const checkout = await findCheckout(on, subject.id);
      return { ...nothing, checkoutId: subject.id, businessId: checkout?.businessId ?? null };
    }
    case 'subscription': {
      const known = await findSubscription(on, subject.reference);
      return { ...nothing, subscription: subject.reference, businessId: known?.businessId ?? null };
    }
    case 'payment': {
      const known = await findPayment(on, subject.reference);
      return { ...nothing, payments: [subject.reference], businessId: known?.businessId ?? null };
    }
  }
}

/** Resolves to null if the business is deleted. */
function findBusiness(on: Reader, id: number) {
  return firstOf(
    on
      .select({ paidAt: businesses.paidAt, ownerId: businesses.ownerId })
      .from(businesses)
      .where(and(eq(businesses.id, id), isNull(businesses.deletedAt))),
  );
}

async function loadPayments(on: Reader, of: MoneyOf): Promise<KnownPayment[]> {
  return on
    .select({
      reference: payments.providerReference,
      kind: payments.kind,
      amountPence: payments.amountPence,
      refundedPence: payments.refundedPence,
      dispute: payments.dispute,
      paidAt: payments.paidAt,
      goneAt: payments.goneAt,
    })
    .from(payments)
    .where(
      or(
        of.businessId === null ? undefined : eq(payments.businessId, of.businessId),
        inArray(payments.providerReference, [...of.payments]),
      ),
    )
    .orderBy(payments.id);
}

async function loadSubscriptions(on: Reader, of: MoneyOf): Promise<KnownSubscription[]> {
  const rows = await on
    .select()
    .from(subscriptions)
    .where(
      or(
        of.businessId === null ? undefined : eq(subscriptions.businessId, of.businessId),
        eq(subscriptions.reference, of.subscription ?? ''),
      ),
    )
    .orderBy(subscriptions.id);
  return rows.map(({ id: _id, businessId, knownAt: _knownAt, ...known }) => ({
    ...known,
    isForBusiness: businessId !== null,
  }));
}

/**
 * Writes the differences between `before` and `after`, and carries out the tasks about the coupon. The emails
 * are queued elsewhere. `now` is milliseconds since 1970.
 */
export async function saveMoney(
  tx: Transaction,
  of: MoneyOf,
  { before, after, tasks }: { before: Money; after: Money; tasks: readonly Task[] },
  now: number,
): Promise<void> {
  const checkout = of.checkoutId === null ? null : await findCheckout(tx, of.checkoutId);
  if (checkout && after.checkout && after.checkout.status !== before.checkout?.status)
    await tx.update(checkouts).set(after.checkout).where(eq(checkouts.id, checkout.id));
  // A coupon lowers only the first month of a subscription, so only that payment names it.
  const isCompleted = after.checkout?.status === 'completed' && before.checkout?.status !== 'completed';
  const withCoupon = isCompleted
    ? earliest(after.payments.filter((each) => !before.payments.includes(each)))
    : null;
  for (const payment of after.payments) {
    if (!before.payments.includes(payment))
      await savePayment(tx, of, payment, payment === withCoupon ? (checkout?.couponCode ?? null) : null);
  }
  for (const subscription of after.subscriptions) {
    if (!before.subscriptions.includes(subscription)) await saveSubscription(tx, of, subscription, now);
  }
  if (of.businessId !== null && after.business)
    await saveBusiness(tx, of.businessId, before, { ...after, business: after.business }, now);
  if (checkout) await useCoupon(tx, checkout, tasks, now);
}

function earliest(some: readonly KnownPayment[]): KnownPayment | null {
  return some.toSorted((one, other) => one.paidAt - other.paidAt).at(0) ?? null;
}

async function savePayment(
  tx: Transaction,
  { businessId }: MoneyOf,
  { reference, ...payment }: KnownPayment,
  couponCode: string | null,
): Promise<void> {
  const { refundedPence, dispute, goneAt } = payment;
  await tx
    .insert(payments)
    .values({ ...payment, providerReference: reference, businessId, couponCode })
    .onConflictDoUpdate({ target: payments.providerReference, set: { refundedPence, dispute, goneAt } });
}

async function saveSubscription(
  tx: Transaction,
  of: MoneyOf,
  { isForBusiness, ...known }: KnownSubscription,
  now: number,
): Promise<void> {
  const { reference: _reference, createdAt: _createdAt, ...state } = known;
  const [saved] = await tx
    .insert(subscriptions)
    .values({ ...known, businessId: isForBusiness ? of.businessId : null, knownAt: now })
    .onConflictDoUpdate({ target: subscriptions.reference, set: { ...state, knownAt: now } })
    .returning({ businessId: subscriptions.businessId });
  if (saved?.businessId) await lookForExpiryNotices(tx, saved.businessId);
}

/** Writes a business's row only if it changes, because each write raises the version of its diary. */
async function saveBusiness(
  tx: Transaction,
  businessId: number,
  before: Money,
  after: Money & { business: NonNullable<Money['business']> },
  now: number,
): Promise<void> {
  const covered = (money: Money) =>
    coveredUntil(money.subscriptions.filter(({ isForBusiness }) => isForBusiness));
  const { paidAt } = after.business;
  const coveredNow = covered(after);
  if (paidAt === before.business?.paidAt && coveredNow === covered(before)) return;
  await writeBusiness(tx, businessId, { paidAt, coveredUntil: coveredNow, updatedAt: now });
}

async function useCoupon(
  tx: Transaction,
  { couponId, businessId }: CheckoutRow,
  tasks: readonly Task[],
  now: number,
): Promise<void> {
  if (couponId === null) return;
  for (const task of tasks) {
    if (task.do === 'release use') await releaseUse(tx, couponId);
    if (task.do !== 'redeem' || businessId === null) continue;
    const owner = await findBusiness(tx, businessId);
    if (owner?.ownerId != null)
      await recordRedemption(tx, { couponId, businessId, userId: owner.ownerId, now });
  }
}

/** Finds the subscription that a business began last, running or not. */
export function latestSubscription(on: Reader, businessId: number): Promise<SubscriptionRow | null> {
  return firstOf(newestFirst(on, businessId).limit(1));
}

/** Lists every subscription that a business ever had, the latest first. */
export async function subscriptionsOf(on: Reader, businessId: number): Promise<SubscriptionRow[]> {
  return newestFirst(on, businessId);
}

function newestFirst(on: Reader, businessId: number) {
  return on
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.businessId, businessId))
    .orderBy(desc(subscriptions.createdAt), desc(subscriptions.id));
}
