import { DAY } from '@daybook/schema/figures/periods';
import type { ReportedMonth, ReportedPayment, ReportedSubscription } from '../src/payments/provider.ts';
import type { KnownPayment, KnownSubscription, Money, Report } from '../src/payments/settle.ts';

export const NOW = 1_000_000_000;

export const payment = (given: Partial<ReportedPayment> = {}): ReportedPayment => ({
  reference: 'pi_1',
  kind: 'setup_fee',
  amountPence: 4900,
  refundedPence: 0,
  dispute: null,
  paidAt: 5,
  ...given,
});
export const month = (given: Partial<ReportedPayment> = {}, endsAt = NOW + 30 * DAY): ReportedMonth => ({
  payment: payment({ reference: 'pi_month', kind: 'subscription', amountPence: 999, ...given }),
  endsAt,
});
const subscription = (given: Partial<ReportedSubscription> = {}): ReportedSubscription => ({
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
  const { checkoutId: _checkout, months: _months, payerEmail: _payer, ...reported } = subscription();
  return { ...reported, paidUntil: NOW + 30 * DAY, isForBusiness: true, ...given };
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

export const paid = (reported = payment()): Report => ({
  about: 'checkout',
  checkout: { status: 'paid', payment: reported, payerEmail: null },
});
export const unpaid = (status: 'open' | 'expired' | 'processing' | 'failed'): Report => ({
  about: 'checkout',
  checkout: { status },
});
export const stands = (reported: ReportedPayment): Report => ({ about: 'payment', payment: reported });
export const runs = (given: Partial<ReportedSubscription> = {}): Report => ({
  about: 'subscription',
  subscription: subscription(given),
});

export const leftOf = ({ amountPence, refundedPence }: ReportedPayment) => amountPence - refundedPence;
