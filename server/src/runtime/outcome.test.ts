import { expect, it } from 'vitest';
import { mustBeOk, no, ok } from './outcome.ts';

const refusals = { late: () => new Error('You are late'), early: () => new Error('You are early') };

it('returns the value of a success, and throws the error for a reason', () => {
  expect(mustBeOk(ok(3), refusals)).toBe(3);
  expect(() => mustBeOk(no('late'), refusals)).toThrow('You are late');
});
