import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ToldPayment, ToldSubscription } from './provider.ts';
import { settle, type KnownSubscription, type Money, type Task, type Told } from './settle.ts';

const NOW = 1_000_000_000;
const DAY = 86_400_000;

const payment = (given: Partial<ToldPayment> = {}): ToldPayment => ({
  reference: 'pi_1',
  kind: 'setup_fee',
  amountPence: 4900,
  refundedPence: 0,
  dispute: null,
  paidAt: 5,
  ...given,
});
const other = payment({ reference: 'pi_0', paidAt: 3 });
const subscription = (given: Partial<ToldSubscription> = {}): ToldSubscription => ({
  reference: 'sub_1',
  customerReference: 'cus_1',
  checkoutId: 'c1',
  status: 'active',
  paidUntil: NOW + 30 * DAY,
  endsWithPeriod: false,
  failingSince: null,
  createdAt: 5,
  payments: [payment({ reference: 'pi_month', kind: 'subscription', amountPence: 999 })],
  payerEmail: null,
  ...given,
});
const known = (given: Partial<KnownSubscription> = {}): KnownSubscription => {
  const { checkoutId: _checkout, payments: _payments, payerEmail: _payer, ...told } = subscription();
  return { ...told, isForBusiness: true, ...given };
};
const money = (given: Partial<Money> = {}): Money => ({
  business: { paidAt: null },
  checkout: { status: 'open' },
  payments: [],
  subscriptions: [],
  ...given,
});
const paidBy = (paid: ToldPayment, given: Partial<Money> = {}) =>
  money({ business: { paidAt: paid.paidAt }, payments: [paid], ...given });

const paid = (told = payment()): Told => ({
  about: 'checkout',
  checkout: { status: 'paid', payment: told, payerEmail: null },
});
const unpaid = (status: 'open' | 'expired' | 'processing' | 'failed'): Told => ({
  about: 'checkout',
  checkout: { status },
});
const stands = (told: ToldPayment): Told => ({ about: 'payment', payment: told });
const runs = (given: Partial<ToldSubscription> = {}): Told => ({
  about: 'subscription',
  subscription: subscription(given),
});

interface Outcome {
  paidAt?: number | null;
  checkout?: string;
  /** Reference, and what is left of it. */
  payments?: Record<string, number>;
  tasks?: Task['do'][];
  subscriptions?: Record<string, string>;
}

describe('what the provider tells', () => {
  it.each<[string, Money, Told, Outcome]>([
    ['an open way to pay', money(), unpaid('open'), { checkout: 'open', paidAt: null }],
    [
      'a payment',
      money(),
      paid(),
      { paidAt: 5, checkout: 'completed', payments: { pi_1: 4900 }, tasks: ['redeem'] },
    ],
    [
      'a payment again',
      paidBy(payment(), { checkout: { status: 'completed' } }),
      paid(),
      { paidAt: 5, tasks: [] },
    ],
    ['an expired way', money(), unpaid('expired'), { checkout: 'expired', tasks: ['give back use'] }],
    ['it again', money({ checkout: { status: 'expired' } }), unpaid('expired'), { tasks: [] }],
    ['money on its way', money(), unpaid('processing'), { checkout: 'processing', paidAt: null, tasks: [] }],
    [
      'another end of what has ended',
      money({ checkout: { status: 'expired' } }),
      unpaid('failed'),
      { checkout: 'expired', tasks: [] },
    ],
    [
      'money that arrived after all',
      money({ checkout: { status: 'processing' } }),
      paid(),
      { checkout: 'completed', paidAt: 5, tasks: ['redeem'] },
    ],
    [
      'money that did not arrive',
      money({ checkout: { status: 'processing' } }),
      unpaid('failed'),
      { checkout: 'failed', paidAt: null, tasks: ['give back use'] },
    ],
    [
      'a payment by a way that we gave up',
      money({ checkout: { status: 'expired' } }),
      paid(),
      { checkout: 'completed', paidAt: 5, tasks: ['redeem'] },
    ],
    [
      'an old word after the payment',
      paidBy(payment(), { checkout: { status: 'completed' } }),
      unpaid('processing'),
      { checkout: 'completed', paidAt: 5, tasks: [] },
    ],
    [
      'a part given back',
      paidBy(payment()),
      stands(payment({ refundedPence: 1000 })),
      { paidAt: 5, payments: { pi_1: 3900 } },
    ],
    [
      'all of it given back',
      paidBy(payment()),
      stands(payment({ refundedPence: 4900 })),
      { paidAt: null, payments: { pi_1: 0 } },
    ],
    ['a dispute', paidBy(payment()), stands(payment({ dispute: 'open' })), { paidAt: 5 }],
    [
      'a dispute that was won',
      paidBy(payment({ dispute: 'open' })),
      stands(payment({ dispute: 'won' })),
      { paidAt: 5 },
    ],
    [
      'a dispute that was lost',
      paidBy(payment({ dispute: 'open' })),
      stands(payment({ dispute: 'lost', refundedPence: 4900 })),
      { paidAt: null, payments: { pi_1: 0 } },
    ],
    [
      'all given back of one of two',
      money({ business: { paidAt: 3 }, payments: [other, payment()] }),
      stands(payment({ refundedPence: 4900 })),
      { paidAt: 3 },
    ],
    [
      'a return that failed',
      money({ payments: [payment({ refundedPence: 4900 })] }),
      stands(payment()),
      { paidAt: 5, tasks: ['tell of failed return'] },
    ],
    [
      'a needless payment that was given back, of a setup from before payments were kept',
      money({ business: { paidAt: 1 } }),
      paid(payment({ refundedPence: 4900 })),
      { paidAt: 1, checkout: 'completed', tasks: ['give back use', 'tell of return'] },
    ],
    [
      'part of a payment given back, of a business that an admin has set to unpaid since',
      money({ checkout: { status: 'completed' }, payments: [payment()] }),
      stands(payment({ refundedPence: 900 })),
      { paidAt: null, payments: { pi_1: 4000 }, tasks: [] },
    ],
    [
      'the first month',
      money(),
      runs(),
      { paidAt: null, payments: { pi_month: 999 }, subscriptions: { sub_1: 'active' }, tasks: ['redeem'] },
    ],
    [
      'a renewal that failed',
      money({ checkout: { status: 'completed' }, subscriptions: [known()] }),
      runs({ status: 'past_due', failingSince: NOW, payments: [] }),
      { subscriptions: { sub_1: 'past_due' }, tasks: [] },
    ],
    [
      'the end of a subscription',
      money({ checkout: { status: 'completed' }, subscriptions: [known()] }),
      runs({ status: 'ended', payments: [] }),
      { subscriptions: { sub_1: 'ended' } },
    ],
    [
      'a second subscription that was ended and given back',
      money({ subscriptions: [known({ reference: 'sub_0' })] }),
      runs({ status: 'ended', payments: [payment({ kind: 'subscription', refundedPence: 4900 })] }),
      {
        subscriptions: { sub_0: 'active', sub_1: 'ended for nobody' },
        tasks: ['give back use', 'tell of return'],
      },
    ],
    [
      'a subscription after the last has ended for good',
      money({ subscriptions: [known({ reference: 'sub_0', status: 'ended', paidUntil: NOW - 1 })] }),
      runs(),
      { subscriptions: { sub_0: 'ended', sub_1: 'active' } },
    ],
  ])('%s', (_, before, told, expected) => {
    const settled = settle(before, told, NOW);
    if (!settled.isWanted) throw new Error('it is not wanted');
    const { money: after, tasks } = settled;
    const outcome: Required<Outcome> = {
      paidAt: after.business?.paidAt ?? null,
      checkout: after.checkout?.status ?? 'none',
      payments: Object.fromEntries(after.payments.map((each) => [each.reference, leftOf(each)])),
      tasks: tasks.map((task) => task.do),
      subscriptions: Object.fromEntries(
        after.subscriptions.map((each) => [
          each.reference,
          each.isForBusiness ? each.status : `${each.status} for nobody`,
        ]),
      ),
    };
    expect(outcome).toMatchObject(expected);
  });

  it.each<[string, Money, Told, { giveBack: string[]; end: string | null }]>([
    ['a second payment', paidBy(other), paid(), { giveBack: ['pi_1'], end: null }],
    ['a payment for what is gone', money({ business: null }), paid(), { giveBack: ['pi_1'], end: null }],
    [
      'a setup while a subscription covers the business',
      money({ subscriptions: [known({ reference: 'sub_0' })] }),
      paid(),
      { giveBack: ['pi_1'], end: null },
    ],
    [
      'a subscription of a setup that is paid',
      paidBy(other),
      runs(),
      { giveBack: ['pi_month'], end: 'sub_1' },
    ],
    [
      'a second subscription',
      money({ subscriptions: [known({ reference: 'sub_0' })] }),
      runs(),
      { giveBack: ['pi_month'], end: 'sub_1' },
    ],
    [
      'another month of what is gone, but not those before',
      money({ business: null, payments: [payment({ reference: 'pi_before' })], subscriptions: [known()] }),
      runs({ payments: [payment({ reference: 'pi_month' }), payment({ reference: 'pi_before' })] }),
      { giveBack: ['pi_month'], end: 'sub_1' },
    ],
  ])('is given back first: %s', (_, before, told, expected) => {
    expect(settle(before, told, NOW)).toEqual({ isWanted: false, ...expected });
  });
});

const leftOf = ({ amountPence, refundedPence }: ToldPayment) => amountPence - refundedPence;

/** The provider, as it might be: some ways to pay for one business, of which some are paid. */
interface World {
  checkouts: Map<
    string,
    { status: 'open' | 'expired' | 'processing' | 'failed' | 'paid'; payment: ToldPayment }
  >;
}

const anyChange = fc.record({
  checkout: fc.constantFrom<string>('a', 'b', 'c'),
  change: fc.constantFrom(
    'pay',
    'expire',
    'begin transfer',
    'lose transfer',
    'refund half',
    'refund',
    'lose dispute',
  ),
});
type Change = typeof anyChange extends fc.Arbitrary<infer Value> ? Value : never;

const newWorld = (): World => ({
  checkouts: new Map(
    ['a', 'b', 'c'].map((id, at) => [
      id,
      { status: 'open', payment: payment({ reference: `pi_${id}`, paidAt: at }) },
    ]),
  ),
});

function happen({ checkouts }: World, { checkout, change }: Change): void {
  const way = checkouts.get(checkout);
  if (!way) return;
  const isPaid = way.status === 'paid';
  const canPay = way.status === 'open' || way.status === 'processing';
  if (change === 'pay' && canPay) way.status = 'paid';
  if (change === 'expire' && way.status === 'open') way.status = 'expired';
  if (change === 'begin transfer' && way.status === 'open') way.status = 'processing';
  if (change === 'lose transfer' && way.status === 'processing') way.status = 'failed';
  if (change === 'refund half' && isPaid)
    way.payment = { ...way.payment, refundedPence: Math.max(2450, way.payment.refundedPence) };
  if (change === 'refund' && isPaid) way.payment = { ...way.payment, refundedPence: 4900 };
  if (change === 'lose dispute' && isPaid)
    way.payment = { ...way.payment, refundedPence: 4900, dispute: 'lost' };
}

/** What we know, and did, while events come in. */
function newProduct() {
  const statuses = new Map(['a', 'b', 'c'].map((id) => [id, money().checkout]));
  const tasks: string[] = [];
  let state = money();
  return {
    tasks,
    state: () => state,
    statusOf: (id: string) => statuses.get(id)?.status,
    /** An event about a way to pay, or about its payment: the provider is asked, and does what it is asked. */
    hear(world: World, id: string, isAboutPayment: boolean): void {
      const way = world.checkouts.get(id);
      if (!way) return;
      const isKnown = state.payments.some(({ reference }) => reference === way.payment.reference);
      const ask = (): Told =>
        isAboutPayment && isKnown
          ? stands(way.payment)
          : way.status === 'paid'
            ? paid(way.payment)
            : unpaid(way.status);
      let settled = settle({ ...state, checkout: statuses.get(id) ?? null }, ask(), NOW);
      if (!settled.isWanted) {
        expect(settled.giveBack).toEqual([way.payment.reference]);
        happen(world, { checkout: id, change: 'refund' });
        settled = settle({ ...state, checkout: statuses.get(id) ?? null }, ask(), NOW);
      }
      if (!settled.isWanted) throw new Error('given back, and still not wanted');
      state = settled.money;
      statuses.set(id, settled.money.checkout);
      tasks.push(...settled.tasks.map((task) => `${task.do} ${id}`));
    },
  };
}

const anyEvent = fc.record({ id: fc.constantFrom('a', 'b', 'c'), isAboutPayment: fc.boolean() });

describe('events', () => {
  it('come to the same however late, often and out of order they come: no money counts twice', () => {
    const anyStep = fc.oneof(
      { arbitrary: anyChange.map((change) => ({ change, event: null })), weight: 1 },
      { arbitrary: anyEvent.map((event) => ({ change: null, event })), weight: 2 },
    );
    fc.assert(
      fc.property(
        fc.array(anyStep, { maxLength: 60 }),
        fc.array(anyEvent, { maxLength: 1000 }),
        (steps, late) => {
          const world = newWorld();
          const product = newProduct();
          for (const { change, event } of steps) {
            if (change) happen(world, change);
            else product.hear(world, event.id, event.isAboutPayment);
          }
          // The world stands still. Each thing is told of once at least, and as often as it likes.
          for (const id of world.checkouts.keys()) product.hear(world, id, false);
          for (const id of world.checkouts.keys()) product.hear(world, id, true);
          const settled = product.state();
          const done = [...product.tasks];
          for (const { id, isAboutPayment } of late) product.hear(world, id, isAboutPayment);

          expect(product.state().business).toEqual(settled.business);
          expect(product.tasks, 'what is told again does nothing again').toEqual(done);
          expect(new Set(done).size, 'nothing is done twice').toBe(done.length);
          const ways = [...world.checkouts];
          const all = ways.filter(([, { status }]) => status === 'paid').map(([, way]) => way.payment);
          const kept = product.state().payments;
          expect([...kept].sort(byReference)).toEqual([...all].sort(byReference));
          const good = kept.filter((each) => leftOf(each) > 0 && each.dispute !== 'lost');
          expect(good.length, 'one pays').toBeLessThanOrEqual(1);
          expect(product.state().business?.paidAt ?? null).toBe(good[0]?.paidAt ?? null);
          for (const [id, { status }] of ways)
            expect(product.statusOf(id)).toBe(status === 'paid' ? 'completed' : status);
        },
      ),
      { numRuns: 200 },
    );
  });
});

const byReference = (one: ToldPayment, another: ToldPayment) =>
  one.reference.localeCompare(another.reference);
