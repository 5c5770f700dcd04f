import { expect, it } from 'vitest';
import { CallError } from '#api/call-error.ts';
import { loadFailureOf } from './list-texts.ts';

it.each([
  [403, 'Admin access required'],
  [500, 'Unable to connect to server. Please try again later.'],
  [404, 'Unable to connect to server. Please try again later.'],
  [null, 'Unable to connect to server. Please check your internet connection.'],
])('says, when a list fails with %s: %s', (status, text) => {
  expect(loadFailureOf(new CallError({ status, text: null }))).toBe(text);
});

it('uses a list’s own words for a refusal', () => {
  const failed = (status: number | null) =>
    loadFailureOf(new CallError({ status, text: null }), 'No coupons');
  expect(failed(500)).toBe('No coupons');
  expect(failed(403)).toBe('Admin access required');
});
