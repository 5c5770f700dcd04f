import { describe, expect, it } from 'vitest';
import { DAY } from '@daybook/schema/figures/periods';
import {
  kept,
  known,
  leftOf,
  money,
  month,
  NOW,
  other,
  paid,
  paidBy,
  payment,
  runs,
  stands,
  unpaid,
} from '../../test/settle-examples.ts';
import { settle, type Money, type Task, type Report } from './settle.ts';

interface Outcome {
  paidAt?: number | null;
  checkout?: string;
  /** Pence left, by reference. */
  payments?: Record<string, number>;
  tasks?: Task['do'][];
  subscriptions?: Record<string, string>;
}

describe('what the provider tells', () => {
  it.each<[string, Money, Report, Outcome]>([
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
    ['an expired way', money(), unpaid('expired'), { checkout: 'expired', tasks: ['release use'] }],
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
      { checkout: 'failed', paidAt: null, tasks: ['release use', 'email about failed transfer'] },
    ],
    [
      'a payment by a way that we gave up',
      money({ checkout: { status: 'expired' } }),
      paid(),
      { checkout: 'completed', paidAt: 5, tasks: ['redeem'] },
    ],
    [
      'an old word of an open way',
      money({ checkout: { status: 'processing' } }),
      unpaid('open'),
      { checkout: 'processing', tasks: [] },
    ],
    [
      'an old word after the payment',
      paidBy(kept(), { checkout: { status: 'completed' } }),
      unpaid('processing'),
      { checkout: 'completed', paidAt: 5, tasks: [] },
    ],
    [
      'a part refunded',
      paidBy(kept()),
      stands(payment({ refundedPence: 1000 })),
      { paidAt: 5, payments: { pi_1: 3900 } },
    ],
    [
      'all of it refunded',
      paidBy(kept()),
      stands(payment({ refundedPence: 4900 })),
      { paidAt: null, payments: { pi_1: 0 }, tasks: ['email about gone payment'] },
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
      { paidAt: null, payments: { pi_1: 0 }, tasks: ['email about gone payment'] },
    ],
    [
      'a dispute that was lost over a part',
      paidBy(kept({ dispute: 'open' })),
      stands(payment({ dispute: 'lost', refundedPence: 2000 })),
      { paidAt: null, tasks: ['email about gone payment'] },
    ],
    [
      'a refund of a payment that nobody reported us of',
      money(),
      stands(payment({ refundedPence: 4900 })),
      { paidAt: null, tasks: ['email about gone payment'] },
    ],
    [
      'all refunded of one of two',
      money({ business: { paidAt: 3 }, payments: [other, kept()] }),
      stands(payment({ refundedPence: 4900 })),
      { paidAt: 3 },
    ],
    [
      'a return that failed',
      money({ payments: [kept({ refundedPence: 4900, goneAt: 7 })] }),
      stands(payment()),
      { paidAt: 5, tasks: ['email about failed refund'] },
    ],
    [
      'a needless payment that was refunded, of a setup from before payments were kept',
      money({ business: { paidAt: 1 } }),
      paid(payment({ refundedPence: 4900 })),
      { paidAt: 1, checkout: 'completed', tasks: ['release use', 'email about refund'] },
    ],
    [
      'part of a payment refunded, of a business that an admin has set to unpaid since',
      money({ checkout: { status: 'completed' }, payments: [kept()] }),
      stands(payment({ refundedPence: 900 })),
      { paidAt: null, payments: { pi_1: 4000 }, tasks: [] },
    ],
    [
      'a second payment for a business that an admin has set to unpaid since',
      money({ payments: [other] }),
      paid(),
      { paidAt: 5, tasks: ['redeem'] },
    ],
    [
      'a setup beside a subscription that covers nothing',
      money({ subscriptions: [known({ reference: 'sub_0', isForBusiness: false })] }),
      paid(),
      { paidAt: 5, tasks: ['redeem'] },
    ],
    [
      'a first month that cost nothing',
      money(),
      runs({ months: [month({ amountPence: 0 })] }),
      { subscriptions: { sub_1: 'active' }, tasks: ['redeem'] },
    ],
    [
      'a subscription whose way to pay is not known',
      money({ checkout: null }),
      runs(),
      { checkout: 'none', subscriptions: { sub_1: 'active' }, tasks: [] },
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
      'a second subscription that was ended and refunded',
      money({ subscriptions: [known({ reference: 'sub_0' })] }),
      runs({ status: 'ended', months: [month({ refundedPence: 999 })] }),
      {
        subscriptions: { sub_0: 'active', sub_1: 'ended for nobody' },
        tasks: ['release use', 'email about refund'],
      },
    ],
    [
      'a second subscription that was ended, and whose month cost nothing',
      money({ subscriptions: [known({ reference: 'sub_0' })] }),
      runs({ status: 'ended', months: [month({ amountPence: 0 })] }),
      { subscriptions: { sub_0: 'active', sub_1: 'ended for nobody' }, tasks: ['release use'] },
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
      { payments: { pi_month: 0 }, tasks: ['email about gone payment'] },
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
      runs({ months: [month({ reference: 'pi_before', refundedPence: 999 }, NOW), month()] }),
      { subscriptions: { sub_1: 'active' }, tasks: ['email about gone payment'] },
    ],
  ])('%s', (_, before, reported, expected) => {
    const settled = settle(before, reported, NOW);
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
    expect(settle(before, runs({ months }), NOW)).toEqual({ isWanted: false, refund: [], end: 'sub_1' });
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

  it.each<[string, Money, Report, { refund: string[]; end: string | null }]>([
    ['a second payment', paidBy(other), paid(), { refund: ['pi_1'], end: null }],
    ['a payment for what is gone', money({ business: null }), paid(), { refund: ['pi_1'], end: null }],
    [
      'a setup while a subscription covers the business',
      money({ subscriptions: [known({ reference: 'sub_0' })] }),
      paid(),
      { refund: ['pi_1'], end: null },
    ],
    ['a subscription of a setup that is paid', paidBy(other), runs(), { refund: ['pi_month'], end: 'sub_1' }],
    [
      'a second subscription',
      money({ subscriptions: [known({ reference: 'sub_0' })] }),
      runs(),
      { refund: ['pi_month'], end: 'sub_1' },
    ],
    [
      'a month of a second subscription that has ended',
      money({ subscriptions: [known({ reference: 'sub_0' })] }),
      runs({ status: 'ended' }),
      { refund: ['pi_month'], end: null },
    ],
    [
      'nothing, when a second subscription’s month cost nothing',
      money({ subscriptions: [known({ reference: 'sub_0' })] }),
      runs({ months: [month({ amountPence: 0 })] }),
      { refund: [], end: 'sub_1' },
    ],
    [
      'another month of what is gone, but not those before',
      money({ business: null, payments: [kept({ reference: 'pi_before' })], subscriptions: [known()] }),
      runs({ months: [month(), month({ reference: 'pi_before' }, NOW)] }),
      { refund: ['pi_month'], end: 'sub_1' },
    ],
  ])('is refunded first: %s', (_, before, reported, expected) => {
    expect(settle(before, reported, NOW)).toEqual({ isWanted: false, ...expected });
  });
});
