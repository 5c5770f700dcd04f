import { expect, it } from 'vitest';
import { HOUR } from '@daybook/schema/figures/periods';
import { paymentTroubleOf, type TroubledBusiness, type TroubleFacts } from './payment-trouble.ts';

const T = Date.parse('2026-11-20T09:00:00Z');
const unpaid: TroubledBusiness = { paidAt: null, trialEndsAt: null, coveredUntil: null, trialHours: null };
const onTrial = { ...unpaid, trialEndsAt: T + 24 * HOUR, trialHours: 48 };
const refunded: TroubleFacts = {
  gone: { isLost: false, amountPence: 4900, at: T },
  failed: null,
  paidAt: null,
  isSubscribed: false,
};
const failed = { ...refunded, gone: null, failed: { amountPence: 999, at: T } };

it.each<[string, TroubledBusiness, TroubleFacts, number, string | null]>([
  ['a refund', unpaid, refunded, T, 'refunded'],
  [
    'money that the bank took back',
    unpaid,
    { ...refunded, gone: { isLost: true, amountPence: 999, at: T } },
    T,
    'lost',
  ],
  ['a transfer that failed', unpaid, failed, T, 'not_arrived'],
  [
    'the later of the two',
    unpaid,
    { ...refunded, failed: { amountPence: 1, at: T + 1 } },
    T + 1,
    'not_arrived',
  ],
  ['a refund within the trial', onTrial, refunded, T + HOUR, 'refunded'],
  ['nothing after that trial has ended', onTrial, refunded, T + 24 * HOUR, null],
  ['nothing when a trial has begun since', { ...onTrial, trialHours: 23 }, refunded, T + 2 * HOUR, null],
  ['nothing when it was paid for since', unpaid, { ...refunded, paidAt: T + 1 }, T + HOUR, null],
  ['nothing of a business that is paid for', { ...unpaid, paidAt: 1 }, refunded, T, null],
  ['nothing while a subscription runs', unpaid, { ...refunded, isSubscribed: true }, T, null],
  [
    'a refund, though what was paid before covers still',
    { ...unpaid, coveredUntil: T + HOUR },
    refunded,
    T,
    'refunded',
  ],
  ['nothing once that is over', { ...unpaid, coveredUntil: T + HOUR }, refunded, T + HOUR, null],
  ['nothing without any', unpaid, { ...refunded, gone: null }, T, null],
])('tells %s', (_, business, facts, now, kind) => {
  expect(paymentTroubleOf(business, facts, now)?.kind ?? null).toBe(kind);
});
