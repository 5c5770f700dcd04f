import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ToldMonth, ToldPayment, ToldSubscription } from './provider.ts';
import {
  settle,
  type KnownPayment,
  type KnownSubscription,
  type Money,
  type Task,
  type Told,
} from './settle.ts';

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
const month = (given: Partial<ToldPayment> = {}, endsAt = NOW + 30 * DAY): ToldMonth => ({
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
const known = (given: Partial<KnownSubscription> = {}): KnownSubscription => {
  const { checkoutId: _checkout, months: _months, payerEmail: _payer, ...told } = subscription();
  return { ...told, paidUntil: NOW + 30 * DAY, isForBusiness: true, ...given };
};
const kept = (given: Partial<KnownPayment> = {}): KnownPayment => ({
  ...payment(),
  goneAt: null,
  ...given,
});
const money = (given: Partial<Money> = {}): Money => ({
  business: { paidAt: null },
  checkout: { status: 'open' },
  payments: [],
  subscriptions: [],
  ...given,
});
const other = kept({ reference: 'pi_0', paidAt: 3 });
const paidBy = (paid: KnownPayment, given: Partial<Money> = {}) =>
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
      paidBy(kept(), { checkout: { status: 'completed' } }),
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
      { checkout: 'failed', paidAt: null, tasks: ['give back use', 'tell of failed transfer'] },
    ],
    [
      'a payment by a way that we gave up',
      money({ checkout: { status: 'expired' } }),
      paid(),
      { checkout: 'completed', paidAt: 5, tasks: ['redeem'] },
    ],
    [
      'an old word after the payment',
      paidBy(kept(), { checkout: { status: 'completed' } }),
      unpaid('processing'),
      { checkout: 'completed', paidAt: 5, tasks: [] },
    ],
    [
      'a part given back',
      paidBy(kept()),
      stands(payment({ refundedPence: 1000 })),
      { paidAt: 5, payments: { pi_1: 3900 } },
    ],
    [
      'all of it given back',
      paidBy(kept()),
      stands(payment({ refundedPence: 4900 })),
      { paidAt: null, payments: { pi_1: 0 }, tasks: ['tell of gone payment'] },
    ],
    ['a dispute', paidBy(kept()), stands(payment({ dispute: 'open' })), { paidAt: 5 }],
    [
      'a dispute that was won',
      paidBy(kept({ dispute: 'open' })),
      stands(payment({ dispute: 'won' })),
      { paidAt: 5 },
    ],
    [
      'a dispute that was lost',
      paidBy(kept({ dispute: 'open' })),
      stands(payment({ dispute: 'lost', refundedPence: 4900 })),
      { paidAt: null, payments: { pi_1: 0 }, tasks: ['tell of gone payment'] },
    ],
    [
      'all given back of one of two',
      money({ business: { paidAt: 3 }, payments: [other, kept()] }),
      stands(payment({ refundedPence: 4900 })),
      { paidAt: 3 },
    ],
    [
      'a return that failed',
      money({ payments: [kept({ refundedPence: 4900, goneAt: 7 })] }),
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
      money({ checkout: { status: 'completed' }, payments: [kept()] }),
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
      runs({ status: 'past_due', failingSince: NOW, months: [] }),
      { subscriptions: { sub_1: 'past_due' }, tasks: [] },
    ],
    [
      'the end of a subscription',
      money({ checkout: { status: 'completed' }, subscriptions: [known()] }),
      runs({ status: 'ended', months: [] }),
      { subscriptions: { sub_1: 'ended' } },
    ],
    [
      'a second subscription that was ended and given back',
      money({ subscriptions: [known({ reference: 'sub_0' })] }),
      runs({ status: 'ended', months: [month({ refundedPence: 999 })] }),
      {
        subscriptions: { sub_0: 'active', sub_1: 'ended for nobody' },
        tasks: ['give back use', 'tell of return'],
      },
    ],
    [
      'a subscription after the last has ended, though that is paid for still',
      money({ subscriptions: [known({ reference: 'sub_0', status: 'ended' })] }),
      runs(),
      { subscriptions: { sub_0: 'ended', sub_1: 'active' } },
    ],
    [
      'a month that was refunded after its subscription had ended',
      money({
        checkout: { status: 'completed' },
        payments: [kept({ reference: 'pi_month', amountPence: 999 })],
        subscriptions: [known({ status: 'ended' })],
      }),
      runs({ status: 'ended', months: [month({ refundedPence: 999 })] }),
      { payments: { pi_month: 0 }, tasks: ['tell of gone payment'] },
    ],
    [
      'a part of a month refunded: a kindness',
      money({ checkout: { status: 'completed' }, subscriptions: [known()] }),
      runs({ months: [month({ refundedPence: 500 })] }),
      { subscriptions: { sub_1: 'active' }, tasks: [] },
    ],
    [
      'an earlier month refunded whole: a kindness too',
      money({ checkout: { status: 'completed' }, subscriptions: [known()] }),
      runs({ months: [month(), month({ reference: 'pi_before', refundedPence: 999 }, NOW)] }),
      { subscriptions: { sub_1: 'active' }, tasks: ['tell of gone payment'] },
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

  it.each([
    ['the latest month is refunded', month({ refundedPence: 999 })],
    ['the payer’s bank takes a month back', month({ refundedPence: 999, dispute: 'lost' })],
  ])('ends a subscription when %s, which covers no more', (_, lost) => {
    const before = money({ subscriptions: [known()] });
    const wasPaid = month({ reference: 'pi_before' }, NOW - DAY);
    const months = [lost, wasPaid];
    expect(settle(before, runs({ months }), NOW)).toEqual({ isWanted: false, giveBack: [], end: 'sub_1' });
    expect(settle(before, runs({ months, status: 'ended' }), NOW)).toMatchObject({
      money: { subscriptions: [{ status: 'ended', paidUntil: NOW - DAY }] },
    });
  });

  it('ends a subscription whose earlier month the payer’s bank takes back, and what was paid since covers on', () => {
    const months = [month(), month({ reference: 'pi_before', dispute: 'lost' }, NOW)];
    const before = money({ subscriptions: [known()] });
    expect(settle(before, runs({ months }), NOW)).toMatchObject({ isWanted: false, end: 'sub_1' });
    expect(settle(before, runs({ months, status: 'ended' }), NOW)).toMatchObject({
      money: { subscriptions: [{ status: 'ended', paidUntil: NOW + 30 * DAY }] },
    });
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
      money({ business: null, payments: [kept({ reference: 'pi_before' })], subscriptions: [known()] }),
      runs({ months: [month(), month({ reference: 'pi_before' }, NOW)] }),
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
          const told = kept.map(({ goneAt: _ours, ...each }) => each);
          expect(told.sort(byReference)).toEqual([...all].sort(byReference));
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

const anyMonthChange = fc.record({
  at: fc.constantFrom(0, 1, 2),
  change: fc.constantFrom('refund', 'refund half', 'dispute', 'lose dispute', 'win dispute', 'end'),
});
type MonthChange = typeof anyMonthChange extends fc.Arbitrary<infer Value> ? Value : never;

/** A subscription of three months at the provider. */
interface Monthly {
  status: ToldSubscription['status'];
  months: ToldMonth[];
}

const newMonthly = (): Monthly => ({
  status: 'active',
  months: [2, 1, 0].map((at) => month({ reference: `pi_${at}`, paidAt: at }, NOW + (at - 1) * 30 * DAY)),
});

function changeMonth(monthly: Monthly, { at, change }: MonthChange): void {
  if (change === 'end') monthly.status = 'ended';
  const told = monthly.months[at]?.payment;
  if (!told || told.dispute === 'lost') return;
  if (change === 'refund') told.refundedPence = 999;
  if (change === 'refund half') told.refundedPence = Math.max(told.refundedPence, 500);
  if (change === 'dispute') told.dispute ??= 'open';
  if (change === 'lose dispute') Object.assign(told, { dispute: 'lost', refundedPence: 999 });
  if (change === 'win dispute' && told.dispute === 'open') told.dispute = 'won';
}

/** What the product makes of it when it hears `heard` times, at any moment between the changes. */
function settleMonthly(changes: readonly MonthChange[], heard: ReadonlySet<number>) {
  const monthly = newMonthly();
  const tasks: string[] = [];
  let state = money();
  const hear = () => {
    const told = () => runs({ status: monthly.status, months: structuredClone(monthly.months) });
    let settled = settle(state, told(), NOW);
    if (!settled.isWanted) {
      expect(settled).toEqual({ isWanted: false, giveBack: [], end: 'sub_1' });
      monthly.status = 'ended';
      settled = settle(state, told(), NOW);
    }
    if (!settled.isWanted) throw new Error('ended, and still not wanted');
    state = settled.money;
    for (const task of settled.tasks)
      tasks.push(task.do === 'tell of gone payment' ? `${task.do} ${task.payment.reference}` : task.do);
  };
  changes.forEach((change, at) => {
    changeMonth(monthly, change);
    if (heard.has(at)) hear();
  });
  hear();
  hear();
  return { state, tasks: tasks.toSorted() };
}

it('comes to the same whichever of a subscription’s end, refunds and disputes comes first, and whenever it is heard of', () => {
  fc.assert(
    fc.property(
      fc.array(anyMonthChange, { maxLength: 12 }).chain((changes) =>
        fc.record({
          changes: fc.constant(changes),
          heard: fc.uniqueArray(fc.nat(12)),
          order: fc.shuffledSubarray(changes, { minLength: changes.length }),
        }),
      ),
      ({ changes, heard, order }) => {
        const once = settleMonthly(changes, new Set(heard));
        expect(new Set(once.tasks).size, 'nothing is told twice').toBe(once.tasks.length);
        expect(settleMonthly(changes, new Set())).toEqual(once);
        // A dispute is decided after it was opened; all else may come in any order.
        const isFree = order.every(({ change }) => change !== 'dispute' && change !== 'win dispute');
        if (isFree) expect(settleMonthly(order, new Set())).toEqual(once);
        const [{ paidUntil, status } = { paidUntil: 0, status: 'active' }] = once.state.subscriptions;
        const good = once.state.payments.filter(({ goneAt }) => goneAt === null);
        expect(paidUntil).toBe(Math.max(5, ...good.map(({ paidAt }) => NOW + (paidAt - 1) * 30 * DAY)));
        const isLost = once.state.payments.some(({ dispute }) => dispute === 'lost');
        if (isLost || !good.some(({ paidAt }) => paidAt === 2)) expect(status).toBe('ended');
      },
    ),
    { numRuns: 300 },
  );
});
