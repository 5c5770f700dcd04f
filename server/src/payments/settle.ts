/**
 * Decides the consequences of the provider's reports, without side effects. A report describes a thing's
 * present state, not what happened to it, so reports that are repeated, late or out of order lead to the same
 * result.
 */

import type { CheckoutRow, PaymentRow, SubscriptionRow } from '../database/money-tables.ts';
import { isBeingPaidFor } from './coverage.ts';
import type { ReportedCheckout, ReportedPayment, ReportedSubscription } from './provider.ts';

/** `goneAt` stays null for a payment that was never wanted, because its owner lost nothing with it. */
export type KnownPayment = ReportedPayment & Pick<PaymentRow, 'goneAt'>;

export type KnownSubscription = Pick<
  SubscriptionRow,
  'reference' | 'customerReference' | 'status' | 'paidUntil' | 'endsWithPeriod' | 'failingSince' | 'createdAt'
> & {
  /** False if the subscription covers nothing: its business was gone or paid for when it began. */
  isForBusiness: boolean;
};

export interface Money {
  /** Null if the business is gone. */
  business: { paidAt: number | null } | null;
  /** The checkout that the report is about, if any. */
  checkout: Pick<CheckoutRow, 'status'> | null;
  payments: KnownPayment[];
  subscriptions: KnownSubscription[];
}

export type Report =
  | { about: 'checkout'; checkout: Exclude<ReportedCheckout, { status: 'subscribed' }> }
  | { about: 'subscription'; subscription: ReportedSubscription }
  | { about: 'payment'; payment: ReportedPayment };

export type Task =
  /** A checkout has ended unpaid, so its coupon's use is released. */
  | { do: 'release use' }
  /** The coupon was used for this business. */
  | { do: 'redeem' }
  /** Email the owner and support: this payment was not wanted, and is refunded. */
  | { do: 'email about refund'; payment: ReportedPayment }
  /** Email support: a refund was returned to us. */
  | { do: 'email about failed refund'; payment: ReportedPayment }
  /** Email the owner: this payment was refunded or lost to the payer's bank, and no longer counts. */
  | { do: 'email about gone payment'; payment: ReportedPayment }
  /** Email the owner: the transfer that the checkout waited for did not arrive. */
  | { do: 'email about failed transfer' };

export type Settled =
  | { isWanted: true; money: Money; tasks: Task[] }
  /**
   * The money is not wanted. Nothing is written until the provider has refunded these payments and ended that
   * subscription.
   */
  | { isWanted: false; refund: string[]; end: string | null };

/** Returns the business's money after a report, and the tasks to do. `now` is milliseconds since 1970. */
export function settle(money: Money, reported: Report, now: number): Settled {
  switch (reported.about) {
    case 'checkout':
      return settleCheckout(money, reported.checkout, now);
    case 'subscription':
      return settleSubscription(money, reported.subscription, now);
    case 'payment':
      return wanted(...withPayments(money, [reported.payment], now));
  }
}

function settleCheckout(
  money: Money,
  reported: Exclude<ReportedCheckout, { status: 'subscribed' }>,
  now: number,
): Settled {
  if (reported.status !== 'paid') return wanted(...withCheckout(money, reported.status));
  const { payment } = reported;
  const isNew = !knows(money, payment);
  const isNeedless = isNew && isPaidAlready(money, now);
  if (isNeedless && leavesMoney(payment)) return { isWanted: false, refund: [payment.reference], end: null };
  const [ended, tasks] = withCheckout(money, 'completed', isNeedless);
  const tell: Task[] = isNeedless ? [{ do: 'email about refund', payment }] : [];
  const [paid, paymentTasks] = withPayments(ended, [payment], now, isNeedless);
  return wanted(paid, [...tasks, ...tell, ...paymentTasks]);
}

function settleSubscription(money: Money, reported: ReportedSubscription, now: number): Settled {
  const known = money.subscriptions.find(({ reference }) => reference === reported.reference);
  const isNeedless = money.business === null || (known ? !known.isForBusiness : isPaidAlready(money, now));
  const payments = reported.months.map(({ payment }) => payment);
  const fresh = payments.filter((payment) => !knows(money, payment));
  const unreturned = isNeedless ? fresh.filter(leavesMoney) : [];
  const mustEnd = reported.status !== 'ended' && (isNeedless || hasLostItsMoney(reported));
  if (unreturned.length > 0 || mustEnd) {
    const refund = unreturned.map(({ reference }) => reference);
    return { isWanted: false, refund, end: mustEnd ? reported.reference : null };
  }
  const [ended, tasks] = withCheckout(money, 'completed', isNeedless);
  const [paid, paymentTasks] = withPayments(ended, payments, now, isNeedless);
  const others = paid.subscriptions.filter(({ reference }) => reference !== reported.reference);
  const returned = isNeedless ? fresh.filter(({ amountPence }) => amountPence > 0) : [];
  return wanted({ ...paid, subscriptions: [...others, knownFrom(reported, !isNeedless)] }, [
    ...tasks,
    ...returned.map((payment): Task => ({ do: 'email about refund', payment })),
    ...paymentTasks,
  ]);
}

/**
 * Returns whether a subscription must not charge its payer again: their bank has taken a month back, or the
 * latest month is refunded.
 */
function hasLostItsMoney({ months }: ReportedSubscription): boolean {
  const latest = months.toSorted((one, other) => other.endsAt - one.endsAt).at(0);
  const isLost = months.some(({ payment }) => payment.dispute === 'lost');
  return isLost || (latest !== undefined && isGone(latest.payment));
}

/** Returns the end of the last month whose payment counts; if none does, the subscription's beginning. */
function paidUntilOf({ months, createdAt }: ReportedSubscription): number {
  const counted = months.filter(({ payment }) => !isGone(payment));
  return Math.max(createdAt, ...counted.map(({ endsAt }) => endsAt));
}

function knownFrom(reported: ReportedSubscription, isForBusiness: boolean): KnownSubscription {
  const { reference, customerReference, status, endsWithPeriod, failingSince, createdAt } = reported;
  return {
    reference,
    customerReference,
    status,
    paidUntil: paidUntilOf(reported),
    endsWithPeriod,
    failingSince,
    createdAt,
    isForBusiness,
  };
}

/**
 * Applies a checkout's reported status. The coupon's use is released if nothing was paid, or the payment is
 * refunded (`isReturned`). A completed checkout never changes.
 */
function withCheckout(
  money: Money,
  reported: CheckoutRow['status'],
  isReturned = false,
): [money: Money, tasks: Task[]] {
  const status = money.checkout?.status;
  if (status === undefined || status === 'completed' || status === reported || reported === 'open')
    return [money, []];
  const isUnfinished = status === 'open' || status === 'processing';
  const isUnpaid = reported === 'expired' || reported === 'failed';
  if (isUnpaid && !isUnfinished) return [money, []];
  const tasks: Task[] =
    isUnpaid || (isReturned && isUnfinished)
      ? [{ do: 'release use' }]
      : reported === 'completed' && !isReturned
        ? [{ do: 'redeem' }]
        : [];
  if (reported === 'failed') tasks.push({ do: 'email about failed transfer' });
  return [{ ...money, checkout: { status: reported } }, tasks];
}

/** Applies reported payments and adds their emails. `isNeedless`: new ones among them weren't wanted. */
function withPayments(
  money: Money,
  reported: readonly ReportedPayment[],
  now: number,
  isNeedless = false,
): [money: Money, tasks: Task[]] {
  const tasks: Task[] = [];
  const settled = reported.map((payment): KnownPayment => {
    const known = money.payments.find(({ reference }) => reference === payment.reference);
    const isNewlyGone = isGone(payment) && !(known ? isGone(known) : isNeedless);
    if (isNewlyGone) tasks.push({ do: 'email about gone payment', payment });
    if (known && payment.refundedPence < known.refundedPence)
      tasks.push({ do: 'email about failed refund', payment });
    const goneAt = isNewlyGone ? now : isGone(payment) ? (known?.goneAt ?? null) : null;
    return known && isUnchanged(known, payment) ? known : { ...payment, goneAt };
  });
  const references = new Set(reported.map(({ reference }) => reference));
  const payments = [...money.payments.filter(({ reference }) => !references.has(reference)), ...settled];
  const { business } = money;
  const paidAt = business && paidAtAfter(business.paidAt, money.payments, payments);
  return [{ ...money, payments, business: business && { paidAt } }, tasks];
}

function isUnchanged(known: ReportedPayment, { refundedPence, dispute }: ReportedPayment): boolean {
  return known.refundedPence === refundedPence && known.dispute === dispute;
}

/** Returns since when the setup is paid: from its first good payment until the last is refunded or lost. */
function paidAtAfter(
  paidAt: number | null,
  before: readonly ReportedPayment[],
  after: readonly ReportedPayment[],
): number | null {
  const good = after.filter(isGoodSetup);
  if (paidAt === null) {
    // A payment that was good before has no effect now: an admin has set the business to unpaid since.
    const fresh = good.filter(
      ({ reference }) => !before.some((one) => one.reference === reference && isGoodSetup(one)),
    );
    return fresh.length > 0 ? Math.min(...fresh.map((payment) => payment.paidAt)) : null;
  }
  // A setup without any payment was paid for before payments were recorded.
  return before.some(isGoodSetup) && good.length === 0 ? null : paidAt;
}

function isGoodSetup(payment: ReportedPayment): boolean {
  return payment.kind === 'setup_fee' && !isGone(payment);
}

/** Returns whether a payment no longer counts: it was refunded whole, or lost to the payer's bank. */
function isGone(payment: ReportedPayment): boolean {
  return payment.dispute === 'lost' || isRefunded(payment);
}

/** Returns whether all of it was refunded. A payment of nothing never is. */
function isRefunded(payment: ReportedPayment): boolean {
  return payment.amountPence > 0 && !leavesMoney(payment);
}

/** Returns whether some of it is left to refund. */
function leavesMoney({ amountPence, refundedPence }: ReportedPayment): boolean {
  return refundedPence < amountPence;
}

/** Returns whether nobody needs to pay for the business now: it is paid for, or gone. */
function isPaidAlready({ business, subscriptions }: Money, now: number): boolean {
  if (business === null) return true;
  return isBeingPaidFor(
    business.paidAt,
    subscriptions.filter(({ isForBusiness }) => isForBusiness),
    now,
  );
}

function knows({ payments }: Money, { reference }: ReportedPayment): boolean {
  return payments.some((payment) => payment.reference === reference);
}

function wanted(money: Money, tasks: Task[]): Settled {
  return { isWanted: true, money, tasks };
}
