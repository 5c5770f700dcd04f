import type Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import {
  EVENTS_WANTED,
  intentOf,
  paymentOf,
  subjectOf,
  subscriptionOf,
  type PaidInvoice,
} from './stripe-events.ts';

/** Casts the fields that are read to Stripe's type, which has dozens of others. */
function stripe<Shape>(fields: object): Shape {
  const isShape = (given: object): given is object & Shape => typeof given === 'object';
  if (!isShape(fields)) throw new Error('it is no object');
  return fields;
}

const JANUARY = 1_767_225_600;
const FEBRUARY = 1_769_904_000;
const MARCH = 1_772_323_200;

const intent = (charge: object = {}, given: object = {}) =>
  stripe<Stripe.PaymentIntent>({
    id: 'pi_1',
    status: 'succeeded',
    amount_received: 4900,
    latest_charge: { id: 'ch_1', created: JANUARY, amount: 4900, amount_refunded: 0, ...charge },
    ...given,
  });
const dispute = (status: string, amount = 4900) => stripe<Stripe.Dispute>({ status, amount });

describe('a payment intent', () => {
  it('is a payment once it is charged', () => {
    expect(paymentOf(intent(), [], 'setup_fee')).toEqual({
      reference: 'pi_1',
      kind: 'setup_fee',
      amountPence: 4900,
      refundedPence: 0,
      dispute: null,
      paidAt: JANUARY * 1000,
    });
    for (const status of ['processing', 'requires_payment_method', 'canceled'])
      expect(paymentOf(intent({}, { status }), [], 'setup_fee')).toBeNull();
    expect(paymentOf(intent({}, { latest_charge: null }), [], 'setup_fee')).toBeNull();
  });

  it.each<[Stripe.Dispute[], string | null, number]>([
    [[], null, 1000],
    [[dispute('needs_response')], 'open', 1000],
    [[dispute('warning_needs_response')], 'open', 1000],
    [[dispute('under_review')], 'open', 1000],
    [[dispute('won')], 'won', 1000],
    [[dispute('warning_closed')], 'won', 1000],
    [[dispute('lost', 2000)], 'lost', 3000],
    [[dispute('lost')], 'lost', 4900],
    [[dispute('won'), dispute('lost')], 'lost', 4900],
    [[dispute('won'), dispute('needs_response')], 'open', 1000],
  ])('counts what went back, and what a bank took back: %o', (disputes, expected, refundedPence) => {
    expect(paymentOf(intent({ amount_refunded: 1000 }), disputes, 'setup_fee')).toMatchObject({
      dispute: expected,
      refundedPence,
    });
  });
});

const invoice = (given: object) =>
  stripe<Stripe.Invoice>({
    id: 'in_1',
    created: JANUARY,
    status: 'paid',
    status_transitions: { finalized_at: JANUARY, paid_at: JANUARY },
    // An invoice's own period is the one before.
    period_start: JANUARY,
    period_end: JANUARY,
    lines: { data: [{ period: { start: JANUARY, end: FEBRUARY } }] },
    payments: { data: [{ status: 'paid', payment: { type: 'payment_intent', payment_intent: 'pi_1' } }] },
    ...given,
  });
const first: PaidInvoice = {
  invoice: invoice({}),
  payment: {
    reference: 'pi_1',
    kind: 'subscription',
    amountPence: 999,
    refundedPence: 0,
    dispute: null,
    paidAt: 1,
  },
};
const unpaid = (finalized: number | null) =>
  invoice({ status: 'open', status_transitions: { finalized_at: finalized, paid_at: null } });
const subscription = (given: object = {}) =>
  stripe<Stripe.Subscription>({
    id: 'sub_1',
    status: 'active',
    created: JANUARY,
    customer: { id: 'cus_1', email: 'olive@salon.example' },
    metadata: { checkout_id: 'c1' },
    cancel_at_period_end: false,
    cancel_at: null,
    ...given,
  });

describe('a subscription', () => {
  it('has a month for each paid invoice, to the end of what that bought', () => {
    expect(subscriptionOf(subscription(), [first.invoice], [first])).toEqual({
      reference: 'sub_1',
      customerReference: 'cus_1',
      checkoutId: 'c1',
      status: 'active',
      endsWithPeriod: false,
      failingSince: null,
      createdAt: JANUARY * 1000,
      months: [{ payment: first.payment, endsAt: FEBRUARY * 1000 }],
      payerEmail: 'olive@salon.example',
    });
    // A renewal that is drafted and not paid yet changes nothing.
    const drafted = [unpaid(null), first.invoice];
    expect(subscriptionOf(subscription(), drafted, [first])?.months).toHaveLength(1);
  });

  it('is failing since the first unpaid invoice after the last paid one', () => {
    const invoices = [unpaid(null), unpaid(MARCH), unpaid(FEBRUARY), first.invoice];
    expect(subscriptionOf(subscription({ status: 'past_due' }), invoices, [first])).toMatchObject({
      status: 'past_due',
      failingSince: FEBRUARY * 1000,
    });
  });

  it.each([
    ['trialing', 'active'],
    ['past_due', 'past_due'],
    ['unpaid', 'past_due'],
    ['paused', 'past_due'],
    ['something new', 'past_due'],
    ['canceled', 'ended'],
    ['incomplete_expired', 'ended'],
  ])('that Stripe calls %s is %s', (status, expected) => {
    expect(subscriptionOf(subscription({ status }), [], [])?.status).toBe(expected);
  });

  it('is ignored before its first payment, and if we did not begin it', () => {
    expect(subscriptionOf(subscription({ status: 'incomplete' }), [], [])).toBeNull();
    expect(subscriptionOf(subscription({ metadata: {} }), [], [])).toBeNull();
  });

  it('ends with its period, whichever way it was cancelled', () => {
    for (const cancelled of [{ cancel_at_period_end: true }, { cancel_at: FEBRUARY }])
      expect(subscriptionOf(subscription(cancelled), [], [])?.endsWithPeriod).toBe(true);
  });
});

it('finds an invoice’s payment, where there was something to pay', () => {
  expect(intentOf(invoice({}))).toBe('pi_1');
  expect(intentOf(invoice({ payments: { data: [] } }))).toBeNull();
  expect(intentOf(invoice({ payments: undefined }))).toBeNull();
});

describe('an event', () => {
  const about = (type: string, object: object) => subjectOf(stripe<Stripe.Event>({ type, data: { object } }));
  const objects: Record<string, [object, object]> = {
    'checkout.session': [{ metadata: { checkout_id: 'c1' } }, { about: 'checkout', id: 'c1' }],
    'customer.subscription': [{ id: 'sub_1' }, { about: 'subscription', reference: 'sub_1' }],
    invoice: [
      { parent: { subscription_details: { subscription: 'sub_1' } } },
      { about: 'subscription', reference: 'sub_1' },
    ],
    charge: [{ payment_intent: 'pi_1' }, { about: 'payment', reference: 'pi_1' }],
    refund: [{ payment_intent: { id: 'pi_1' } }, { about: 'payment', reference: 'pi_1' }],
  };

  it.each(EVENTS_WANTED)('%s names what to ask about', (type) => {
    const [, given] = Object.entries(objects).find(([start]) => type.startsWith(start)) ?? [];
    if (!given) throw new Error('no example of it');
    const [object, subject] = given;
    expect(about(type, object)).toEqual(subject);
  });

  it('about anything else is ignored', () => {
    expect(about('customer.created', { id: 'cus_1' })).toBeNull();
    expect(about('checkout.session.completed', { metadata: {} })).toBeNull();
    expect(about('invoice.paid', { parent: null })).toBeNull();
    expect(about('charge.refunded', { payment_intent: null })).toBeNull();
  });
});
