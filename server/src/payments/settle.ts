/**
 * What comes of what the payment provider says: the one place that decides it. Pure. What is told is how a thing stands
 * now and not what happened to it, so that what is told twice, late or out of order comes to the same (decision 81).
 */
import type { CheckoutRow, PaymentRow, SubscriptionRow } from '../database/money-tables.ts';
import { isBeingPaidFor } from './coverage.ts';
import type { ToldCheckout, ToldPayment, ToldSubscription } from './provider.ts';

/** `goneAt` stays null for a payment that was needless from the start: nothing of the owner's went with it. */
export type KnownPayment = ToldPayment & Pick<PaymentRow, 'goneAt'>;

export type KnownSubscription = Pick<
  SubscriptionRow,
  'reference' | 'customerReference' | 'status' | 'paidUntil' | 'endsWithPeriod' | 'failingSince' | 'createdAt'
> & {
  /** False when the subscription covers nothing: its business is gone, or was paid for already when it began. */
  isForBusiness: boolean;
};

/** All that we know of a business's money. */
export interface Money {
  /** Null where the business is gone. */
  business: { paidAt: number | null } | null;
  /** The way to pay that this is about; null where it is about none. */
  checkout: Pick<CheckoutRow, 'status'> | null;
  payments: KnownPayment[];
  subscriptions: KnownSubscription[];
}

export type Told =
  | { about: 'checkout'; checkout: Exclude<ToldCheckout, { status: 'subscribed' }> }
  | { about: 'subscription'; subscription: ToldSubscription }
  | { about: 'payment'; payment: ToldPayment };

export type Task =
  /** A way to pay has ended unpaid: the use of its coupon is given back (decision 75). */
  | { do: 'give back use' }
  /** The coupon was used for this business. */
  | { do: 'redeem' }
  /** The owner and support are written to: this payment was not wanted, and is given back. */
  | { do: 'tell of return'; payment: ToldPayment }
  /** Support is written to: money that was on its way back has come back to us. */
  | { do: 'tell of failed return'; payment: ToldPayment }
  /** We email the owner: this payment was refunded or lost to the payer's bank, and no longer counts. */
  | { do: 'tell of gone payment'; payment: ToldPayment }
  /** We email the owner: the transfer that the checkout waited for did not arrive. */
  | { do: 'tell of failed transfer' };

export type Settled =
  | { isWanted: true; money: Money; tasks: Task[] }
  /**
   * The money is not wanted. Nothing is written until the provider has given back these payments and ended that
   * subscription.
   */
  | { isWanted: false; giveBack: string[]; end: string | null };

/**
 * What a business's money becomes by what was told, and what is to be done besides. `now` in milliseconds since 1970.
 */
export function settle(money: Money, told: Told, now: number): Settled {
  switch (told.about) {
    case 'checkout':
      return settleCheckout(money, told.checkout, now);
    case 'subscription':
      return settleSubscription(money, told.subscription, now);
    case 'payment':
      return wanted(...withPayments(money, [told.payment], now));
  }
}

function settleCheckout(
  money: Money,
  told: Exclude<ToldCheckout, { status: 'subscribed' }>,
  now: number,
): Settled {
  if (told.status !== 'paid') return wanted(...withCheckout(money, told.status));
  const { payment } = told;
  const isNew = !knows(money, payment);
  const isNeedless = isNew && isPaidAlready(money, now);
  if (isNeedless && leavesMoney(payment))
    return { isWanted: false, giveBack: [payment.reference], end: null };
  const [ended, tasks] = withCheckout(money, 'completed', isNeedless);
  const tell: Task[] = isNeedless ? [{ do: 'tell of return', payment }] : [];
  const [paid, paymentTasks] = withPayments(ended, [payment], now, isNeedless);
  return wanted(paid, [...tasks, ...tell, ...paymentTasks]);
}

function settleSubscription(money: Money, told: ToldSubscription, now: number): Settled {
  const known = money.subscriptions.find(({ reference }) => reference === told.reference);
  const isNeedless = money.business === null || (known ? !known.isForBusiness : isPaidAlready(money, now));
  const payments = told.months.map(({ payment }) => payment);
  const fresh = payments.filter((payment) => !knows(money, payment));
  const unreturned = isNeedless ? fresh.filter(leavesMoney) : [];
  const mustEnd = told.status !== 'ended' && (isNeedless || hasLostItsMoney(told));
  if (unreturned.length > 0 || mustEnd) {
    const giveBack = unreturned.map(({ reference }) => reference);
    return { isWanted: false, giveBack, end: mustEnd ? told.reference : null };
  }
  const [ended, tasks] = withCheckout(money, 'completed', isNeedless);
  const [paid, paymentTasks] = withPayments(ended, payments, now, isNeedless);
  const others = paid.subscriptions.filter(({ reference }) => reference !== told.reference);
  const returned = isNeedless ? fresh.filter(({ amountPence }) => amountPence > 0) : [];
  return wanted({ ...paid, subscriptions: [...others, knownFrom(told, !isNeedless)] }, [
    ...tasks,
    ...returned.map((payment): Task => ({ do: 'tell of return', payment })),
    ...paymentTasks,
  ]);
}

/**
 * Whether a subscription must not charge its payer again: their bank has taken a month back, or the latest month that
 * was paid for is refunded.
 */
function hasLostItsMoney({ months }: ToldSubscription): boolean {
  const latest = months.toSorted((one, other) => other.endsAt - one.endsAt).at(0);
  const isLost = months.some(({ payment }) => payment.dispute === 'lost');
  return isLost || (latest !== undefined && isGone(latest.payment));
}

/** The end of the last month whose payment counts; the subscription's beginning where none does. */
function paidUntilOf({ months, createdAt }: ToldSubscription): number {
  const counted = months.filter(({ payment }) => !isGone(payment));
  return Math.max(createdAt, ...counted.map(({ endsAt }) => endsAt));
}

function knownFrom(told: ToldSubscription, isForBusiness: boolean): KnownSubscription {
  const { reference, customerReference, status, endsWithPeriod, failingSince, createdAt } = told;
  return {
    reference,
    customerReference,
    status,
    paidUntil: paidUntilOf(told),
    endsWithPeriod,
    failingSince,
    createdAt,
    isForBusiness,
  };
}

/**
 * The money with the way to pay as it was told, and what becomes of the coupon's use: it is given back when nothing
 * was paid, or when what was paid is given back (`isReturned`). What is completed stays so.
 */
function withCheckout(
  money: Money,
  told: CheckoutRow['status'],
  isReturned = false,
): [money: Money, tasks: Task[]] {
  const status = money.checkout?.status;
  if (status === undefined || status === 'completed' || status === told || told === 'open')
    return [money, []];
  const isUnfinished = status === 'open' || status === 'processing';
  const isUnpaid = told === 'expired' || told === 'failed';
  if (isUnpaid && !isUnfinished) return [money, []];
  const tasks: Task[] =
    isUnpaid || (isReturned && isUnfinished)
      ? [{ do: 'give back use' }]
      : told === 'completed' && !isReturned
        ? [{ do: 'redeem' }]
        : [];
  if (told === 'failed') tasks.push({ do: 'tell of failed transfer' });
  return [{ ...money, checkout: { status: told } }, tasks];
}

/** The money with the payments as they were told, and whom that is to be told. `isNeedless`: those that are new. */
function withPayments(
  money: Money,
  told: readonly ToldPayment[],
  now: number,
  isNeedless = false,
): [money: Money, tasks: Task[]] {
  const tasks: Task[] = [];
  const settled = told.map((payment): KnownPayment => {
    const known = money.payments.find(({ reference }) => reference === payment.reference);
    const isNewlyGone = isGone(payment) && !(known ? isGone(known) : isNeedless);
    if (isNewlyGone) tasks.push({ do: 'tell of gone payment', payment });
    if (known && payment.refundedPence < known.refundedPence)
      tasks.push({ do: 'tell of failed return', payment });
    const goneAt = isNewlyGone ? now : isGone(payment) ? (known?.goneAt ?? null) : null;
    return known && isUnchanged(known, payment) ? known : { ...payment, goneAt };
  });
  const references = new Set(told.map(({ reference }) => reference));
  const payments = [...money.payments.filter(({ reference }) => !references.has(reference)), ...settled];
  const { business } = money;
  const paidAt = business && paidAtAfter(business.paidAt, money.payments, payments);
  return [{ ...money, payments, business: business && { paidAt } }, tasks];
}

function isUnchanged(known: ToldPayment, { refundedPence, dispute }: ToldPayment): boolean {
  return known.refundedPence === refundedPence && known.dispute === dispute;
}

/** A setup is paid from its first good payment on, until the last of them is given back or lost. */
function paidAtAfter(
  paidAt: number | null,
  before: readonly ToldPayment[],
  after: readonly ToldPayment[],
): number | null {
  const good = after.filter(isGoodSetup);
  if (paidAt === null) {
    // A payment that was good before has no effect now: an admin has set the business to unpaid since.
    const fresh = good.filter(
      ({ reference }) => !before.some((one) => one.reference === reference && isGoodSetup(one)),
    );
    return fresh.length > 0 ? Math.min(...fresh.map((payment) => payment.paidAt)) : null;
  }
  // A setup that no payment stands behind was paid for before payments were written down.
  return before.some(isGoodSetup) && good.length === 0 ? null : paidAt;
}

function isGoodSetup(payment: ToldPayment): boolean {
  return payment.kind === 'setup_fee' && !isGone(payment);
}

/** Whether a payment counts for nothing any more: it was refunded whole, or lost to the payer's bank. */
function isGone(payment: ToldPayment): boolean {
  return payment.dispute === 'lost' || isGivenBack(payment);
}

/** Whether all of it was given back. A payment of nothing never is. */
function isGivenBack(payment: ToldPayment): boolean {
  return payment.amountPence > 0 && !leavesMoney(payment);
}

/** Whether some of it is left to give back. */
function leavesMoney({ amountPence, refundedPence }: ToldPayment): boolean {
  return refundedPence < amountPence;
}

/** Whether nobody needs to pay for the business now: it is paid for, or gone (decision 82). */
function isPaidAlready({ business, subscriptions }: Money, now: number): boolean {
  if (business === null) return true;
  return isBeingPaidFor(
    business.paidAt,
    subscriptions.filter(({ isForBusiness }) => isForBusiness),
    now,
  );
}

function knows({ payments }: Money, { reference }: ToldPayment): boolean {
  return payments.some((payment) => payment.reference === reference);
}

function wanted(money: Money, tasks: Task[]): Settled {
  return { isWanted: true, money, tasks };
}
