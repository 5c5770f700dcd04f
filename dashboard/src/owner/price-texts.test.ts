import { expect, it } from 'vitest';
import { fullPriceText, payLabel, trialEndedTitle } from './price-texts.ts';

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
