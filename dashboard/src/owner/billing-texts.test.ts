import { expect, it } from 'vitest';
import { HOUR, MINUTE } from '@daybook/schema/figures/periods';
import { fullPriceText, payLabel, trialEndedTitle, timeLeft } from './billing-texts.ts';

it('says the price of the model in force', () => {
  expect(fullPriceText('setup_fee')).toBe('£49');
  expect(fullPriceText('subscription')).toBe('£9.99 a month');
});

it.each([
  ['unpaid', 'Complete Setup - £49'],
  ['trial', 'Complete Setup - £49'],
  ['trial_ended', 'Continue with Full Access - £49'],
  ['subscription_ended', 'Continue with Full Access - £49'],
] as const)('calls paying for a business that is %s: %s', (billing_status, label) => {
  expect(payLabel({ billing_status }, '£49')).toBe(label);
});

it('names a trial by its own hours', () => {
  expect(trialEndedTitle({ trial_hours: 24 })).toBe('Your 24-Hour Free Trial Has Ended');
  expect(trialEndedTitle({ trial_hours: null })).toBe('Your Free Trial Has Ended');
});

it.each([
  [-1, 'less than a minute'],
  [MINUTE - 1, 'less than a minute'],
  [MINUTE, '1 minute'],
  [2 * MINUTE - 1, '1 minute'],
  [2 * HOUR - MINUTE, '119 minutes'],
  [2 * HOUR, '2 hours'],
  [47 * HOUR, '47 hours'],
  [47 * HOUR + MINUTE, '48 hours'],
  [48 * HOUR - 1, '48 hours'],
  [71 * HOUR, '71 hours'],
  [72 * HOUR, '3 days'],
  [6 * 24 * HOUR, '6 days'],
  [7 * 24 * HOUR - 1, '7 days'],
  [48 * HOUR + MINUTE - 1, '48 hours'],
])('says of %i milliseconds: %s', (milliseconds, text) => {
  expect(timeLeft(milliseconds)).toBe(text);
});
