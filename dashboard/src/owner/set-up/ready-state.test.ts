import { expect, it } from 'vitest';
import { readyState } from './ready-state.ts';

it.each([
  ['inactive', true, 48, 'deactivated'],
  ['trial', true, null, 'open'],
  ['paid', false, null, 'open'],
  ['unpaid', true, 48, 'arriving'],
  ['unpaid', false, 48, 'trial'],
  ['unpaid', false, null, 'pay'],
  ['trial_ended', false, null, 'pay'],
] as const)('says for a business that is %s (payment on its way: %s) what comes next', (...given) => {
  const [billing_status, isArriving, hours, next] = given;
  expect(readyState({ billing_status }, isArriving, hours)).toBe(next);
});
