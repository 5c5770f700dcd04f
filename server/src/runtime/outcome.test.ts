import { expect, it } from 'vitest';
import { mustBeOk, no, ok } from './outcome.ts';

const refusals = { late: () => new Error('You are late'), early: () => new Error('You are early') };

it('gives the value of what was done, and throws for the reason why it was not', () => {
  expect(mustBeOk(ok(3), refusals)).toBe(3);
  expect(() => mustBeOk(no('late'), refusals)).toThrow('You are late');
});
