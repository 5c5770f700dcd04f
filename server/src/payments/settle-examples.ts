import type { ToldMonth, ToldPayment, ToldSubscription } from './provider.ts';
import type { KnownPayment, KnownSubscription, Money, Told } from './settle.ts';

export const NOW = 1_000_000_000;
export const DAY = 86_400_000;

export const payment = (given: Partial<ToldPayment> = {}): ToldPayment => ({
  reference: 'pi_1',
  kind: 'setup_fee',
  amountPence: 4900,
  refundedPence: 0,
  dispute: null,
  paidAt: 5,
  ...given,
});
export const month = (given: Partial<ToldPayment> = {}, endsAt = NOW + 30 * DAY): ToldMonth => ({
  payment: payment({ reference: 'pi_month', kind: 'subscription', amountPence: 999, ...given }),
  endsAt,
});
const subscription = (given: Partial<ToldSubscription> = {}): ToldSubscription => ({
  reference: 'sub_1',
  customerReference: 'cus_1',
  checkoutId: 'c1',
  status: 'active',
  endsWithPeriod: false,
  failingSince: null,
  createdAt: 5,
  months: [month()],
  payerEmail: null,
  ...given,
});
export const known = (given: Partial<KnownSubscription> = {}): KnownSubscription => {
  const { checkoutId: _checkout, months: _months, payerEmail: _payer, ...told } = subscription();
  return { ...told, paidUntil: NOW + 30 * DAY, isForBusiness: true, ...given };
};
export const kept = (given: Partial<KnownPayment> = {}): KnownPayment => ({
  ...payment(),
  goneAt: null,
  ...given,
});
export const money = (given: Partial<Money> = {}): Money => ({
  business: { paidAt: null },
  checkout: { status: 'open' },
  payments: [],
  subscriptions: [],
  ...given,
});
export const other = kept({ reference: 'pi_0', paidAt: 3 });
export const paidBy = (paid: KnownPayment, given: Partial<Money> = {}) =>
  money({ business: { paidAt: paid.paidAt }, payments: [paid], ...given });

export const paid = (told = payment()): Told => ({
  about: 'checkout',
  checkout: { status: 'paid', payment: told, payerEmail: null },
});
export const unpaid = (status: 'open' | 'expired' | 'processing' | 'failed'): Told => ({
  about: 'checkout',
  checkout: { status },
});
export const stands = (told: ToldPayment): Told => ({ about: 'payment', payment: told });
export const runs = (given: Partial<ToldSubscription> = {}): Told => ({
  about: 'subscription',
  subscription: subscription(given),
});

export const leftOf = ({ amountPence, refundedPence }: ToldPayment) => amountPence - refundedPence;
