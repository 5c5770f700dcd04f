import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hasPaid, isBillingActive, billingStatusOf, type BillingStatusFacts } from './billing-status.ts';

const NOW = 1_000_000;
const paid = { isActive: true, paidAt: 1, trialEndsAt: null, coveredUntil: null };
const unpaid = { ...paid, paidAt: null };

it.each<[string, BillingStatusFacts, boolean]>([
  ['paid', paid, true],
  ['unpaid', unpaid, false],
  ['trial', { ...unpaid, trialEndsAt: NOW + 1 }, true],
  ['trial_ended', { ...unpaid, trialEndsAt: NOW }, false],
  ['trial_ended', { ...unpaid, trialEndsAt: NOW - 1 }, false],
  ['paid', { ...paid, trialEndsAt: NOW + 1 }, true],
  ['paid', { ...paid, trialEndsAt: NOW - 1 }, true],
  ['paid', { ...unpaid, coveredUntil: NOW + 1 }, true],
  ['paid', { ...unpaid, coveredUntil: NOW + 1, trialEndsAt: NOW - 1 }, true],
  ['subscription_ended', { ...unpaid, coveredUntil: NOW }, false],
  ['subscription_ended', { ...unpaid, coveredUntil: NOW - 1, trialEndsAt: NOW - 2 }, false],
  ['trial', { ...unpaid, coveredUntil: NOW - 1, trialEndsAt: NOW + 1 }, true],
  ['paid', { ...paid, coveredUntil: NOW - 1 }, true],
  ['inactive', { ...paid, isActive: false }, false],
  ['inactive', { ...unpaid, isActive: false, coveredUntil: NOW + 1 }, false],
  ['inactive', { ...unpaid, isActive: false, trialEndsAt: NOW + 1 }, false],
])('is %s with %o', (billingStatus, facts, isGood) => {
  expect(billingStatusOf(facts, NOW)).toBe(billingStatus);
  expect(isBillingActive(facts, NOW)).toBe(isGood);
});

it('counts an inactive business as paid if it has paid or is on trial, and no other', () => {
  for (const isActive of [true, false]) {
    expect(hasPaid({ ...paid, isActive }, NOW)).toBe(true);
    expect(hasPaid({ ...unpaid, isActive, trialEndsAt: NOW + 1 }, NOW)).toBe(true);
    expect(hasPaid({ ...unpaid, isActive, trialEndsAt: NOW }, NOW)).toBe(false);
    expect(hasPaid({ ...unpaid, isActive }, NOW)).toBe(false);
  }
});

it('never comes back into good standing by the clock alone', () => {
  const anyFacts = fc.record({
    isActive: fc.boolean(),
    paidAt: fc.option(fc.integer({ min: 0, max: 100 })),
    trialEndsAt: fc.option(fc.integer({ min: 0, max: 100 })),
    coveredUntil: fc.option(fc.integer({ min: 0, max: 100 })),
  });
  fc.assert(
    fc.property(anyFacts, fc.nat(100), fc.nat(100), (facts, moment, later) => {
      expect(isBillingActive(facts, moment + later) && !isBillingActive(facts, moment)).toBe(false);
    }),
  );
});
