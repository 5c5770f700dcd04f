import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isInGoodStanding, standingOf, type StandingFacts } from './standing.ts';

const NOW = 1_000_000;
const active = { isActive: true, hasPaid: true, trialExpiresAt: null };

it.each<[string, Partial<StandingFacts>, boolean]>([
  ['paid', {}, true],
  ['unpaid', { hasPaid: false }, false],
  ['trial', { trialExpiresAt: NOW + 1 }, true],
  ['trial_ended', { trialExpiresAt: NOW }, false],
  ['trial_ended', { hasPaid: false, trialExpiresAt: NOW - 1 }, false],
  ['unpaid', { hasPaid: false, trialExpiresAt: NOW + 1 }, false],
  ['inactive', { isActive: false }, false],
  ['inactive', { isActive: 0, trialExpiresAt: NOW + 1 }, false],
])('is %s with %o', (standing, given, isGood) => {
  const facts = { ...active, ...given };
  expect(standingOf(facts, NOW)).toBe(standing);
  expect(isInGoodStanding(facts, NOW)).toBe(isGood);
});

it('never comes back into good standing by the clock alone', () => {
  const anyFacts = fc.record({
    isActive: fc.boolean(),
    hasPaid: fc.boolean(),
    trialExpiresAt: fc.option(fc.integer({ min: 0, max: 100 })),
  });
  fc.assert(
    fc.property(anyFacts, fc.nat(100), fc.nat(100), (facts, moment, later) => {
      expect(isInGoodStanding(facts, moment + later) && !isInGoodStanding(facts, moment)).toBe(false);
    }),
  );
});
