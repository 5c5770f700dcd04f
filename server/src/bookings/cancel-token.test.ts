import { expect, test } from 'vitest';
import { cancelToken } from '@daybook/schema/contract/cancel';
import { createCancelTokens } from './cancel-token.ts';

const tokens = createCancelTokens(['a secret that is long enough for a test']);

test('the token can be made again from the nonce, so that a reminder carries the same link', () => {
  const { nonce, token, hash } = tokens.fresh();
  expect(tokens.tokenOf(nonce, hash)).toBe(token);
  expect(tokens.hashOf(token)).toBe(hash);
  expect(cancelToken.safeParse(token).success).toBe(true);
});

test('no two bookings share a token', () => {
  const made = new Set(Array.from({ length: 500 }, () => tokens.fresh().token));
  expect(made.size).toBe(500);
});

test('another secret makes another token from the same nonce', () => {
  const { nonce, token, hash } = tokens.fresh();
  expect(createCancelTokens(['another secret that is long enough']).tokenOf(nonce, hash)).not.toBe(token);
});

test('a booking keeps its token while its secret is trusted, and new ones use the first secret', () => {
  const { nonce, token, hash } = tokens.fresh();
  const earlier = 'a secret that is long enough for a test';
  const rotated = createCancelTokens(['another secret that is long enough', earlier]);
  expect(rotated.tokenOf(nonce, hash)).toBe(token);
  const fresh = rotated.fresh();
  expect(createCancelTokens(['another secret that is long enough']).tokenOf(fresh.nonce, fresh.hash)).toBe(
    fresh.token,
  );
});
