/** Reports that arrive late, repeatedly and out of order. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY } from '@daybook/schema/figures/periods';
import {
  leftOf,
  money,
  month,
  NOW,
  paid,
  payment,
  runs,
  stands,
  unpaid,
} from '../../test/settle-examples.ts';
import type { ReportedMonth, ReportedPayment, ReportedSubscription } from './provider.ts';
import { settle, type Report } from './settle.ts';

/** A simulated provider with several checkouts of one business, some of them paid. */
interface World {
  checkouts: Map<
    string,
    { status: 'open' | 'expired' | 'processing' | 'failed' | 'paid'; payment: ReportedPayment }
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

/** Returns what the product knows and does while events arrive. */
function newProduct() {
  const statuses = new Map(['a', 'b', 'c'].map((id) => [id, money().checkout]));
  const tasks: string[] = [];
  let state = money();
  return {
    tasks,
    state: () => state,
    statusOf: (id: string) => statuses.get(id)?.status,
    /** Hears an event about a checkout or its payment: asks the provider, and carries out the result. */
    hear(world: World, id: string, isAboutPayment: boolean): void {
      const way = world.checkouts.get(id);
      if (!way) return;
      const isKnown = state.payments.some(({ reference }) => reference === way.payment.reference);
      const ask = (): Report =>
        isAboutPayment && isKnown
          ? stands(way.payment)
          : way.status === 'paid'
            ? paid(way.payment)
            : unpaid(way.status);
      let settled = settle({ ...state, checkout: statuses.get(id) ?? null }, ask(), NOW);
      if (!settled.isWanted) {
        expect(settled.refund).toEqual([way.payment.reference]);
        happen(world, { checkout: id, change: 'refund' });
        settled = settle({ ...state, checkout: statuses.get(id) ?? null }, ask(), NOW);
      }
      if (!settled.isWanted) throw new Error('refunded, and still not wanted');
      state = settled.money;
      statuses.set(id, settled.money.checkout);
      tasks.push(...settled.tasks.map((task) => `${task.do} ${id}`));
    },
  };
}

const anyEvent = fc.record({ id: fc.constantFrom('a', 'b', 'c'), isAboutPayment: fc.boolean() });

describe('events', () => {
  it('lead to the same result however late, often and out of order they arrive: no money counts twice', () => {
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
          // The world no longer changes. Each thing is reported at least once, and any number of times.
          for (const id of world.checkouts.keys()) product.hear(world, id, false);
          for (const id of world.checkouts.keys()) product.hear(world, id, true);
          const settled = product.state();
          const done = [...product.tasks];
          for (const { id, isAboutPayment } of late) product.hear(world, id, isAboutPayment);

          expect(product.state().business).toEqual(settled.business);
          expect(product.tasks, 'what is reported again does nothing again').toEqual(done);
          expect(new Set(done).size, 'nothing is done twice').toBe(done.length);
          const ways = [...world.checkouts];
          const all = ways.filter(([, { status }]) => status === 'paid').map(([, way]) => way.payment);
          const kept = product.state().payments;
          const reported = kept.map(({ goneAt: _ours, ...each }) => each);
          expect(reported.sort(byReference)).toEqual([...all].sort(byReference));
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

const byReference = (one: ReportedPayment, another: ReportedPayment) =>
  one.reference.localeCompare(another.reference);

const anyMonthChange = fc.record({
  at: fc.constantFrom(0, 1, 2),
  change: fc.constantFrom('refund', 'refund half', 'dispute', 'lose dispute', 'win dispute', 'end'),
});
type MonthChange = typeof anyMonthChange extends fc.Arbitrary<infer Value> ? Value : never;

/** A subscription of three months at the provider. */
interface Monthly {
  status: ReportedSubscription['status'];
  months: ReportedMonth[];
}

const newMonthly = (): Monthly => ({
  status: 'active',
  months: [2, 1, 0].map((at) => month({ reference: `pi_${at}`, paidAt: at }, NOW + (at - 1) * 30 * DAY)),
});

function changeMonth(monthly: Monthly, { at, change }: MonthChange): void {
  if (change === 'end') monthly.status = 'ended';
  const reported = monthly.months[at]?.payment;
  if (!reported || reported.dispute === 'lost') return;
  if (change === 'refund') reported.refundedPence = 999;
  if (change === 'refund half') reported.refundedPence = Math.max(reported.refundedPence, 500);
  if (change === 'dispute') reported.dispute ??= 'open';
  if (change === 'lose dispute') Object.assign(reported, { dispute: 'lost', refundedPence: 999 });
  if (change === 'win dispute' && reported.dispute === 'open') reported.dispute = 'won';
}

/** Returns the product's state after it has heard reports at the moments `heard` between the changes. */
function settleMonthly(changes: readonly MonthChange[], heard: ReadonlySet<number>) {
  const monthly = newMonthly();
  const tasks: string[] = [];
  let state = money();
  const hear = () => {
    const reported = () => runs({ status: monthly.status, months: structuredClone(monthly.months) });
    let settled = settle(state, reported(), NOW);
    if (!settled.isWanted) {
      expect(settled).toEqual({ isWanted: false, refund: [], end: 'sub_1' });
      monthly.status = 'ended';
      settled = settle(state, reported(), NOW);
    }
    if (!settled.isWanted) throw new Error('ended, and still not wanted');
    state = settled.money;
    for (const task of settled.tasks)
      tasks.push(task.do === 'email about gone payment' ? `${task.do} ${task.payment.reference}` : task.do);
  };
  changes.forEach((change, at) => {
    changeMonth(monthly, change);
    if (heard.has(at)) hear();
  });
  hear();
  hear();
  return { state, tasks: tasks.toSorted() };
}

it('leads to the same result whichever of a subscription’s end, refunds and disputes comes first, and whenever it is reported', () => {
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
        expect(new Set(once.tasks).size, 'nothing is reported twice').toBe(once.tasks.length);
        expect(settleMonthly(changes, new Set())).toEqual(once);
        // A dispute is decided after it was opened; everything else may come in any order.
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
