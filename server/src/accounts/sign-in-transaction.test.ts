import { expect, it } from 'vitest';
import { SIGN_IN_MILLISECONDS } from '@daybook/schema/figures/periods';
import { createSignInSeal } from './sign-in-transaction.ts';

const begun = { state: 'a state', nonce: 'a nonce', verifier: 'a verifier', comeBackTo: '/settings' };
let now = 1000;
const clock = () => now;
const seal = createSignInSeal(['a secret of the tests'], clock);

it('opens what it sealed, for ten minutes', () => {
  const sealed = seal.seal(begun);
  expect(seal.open(sealed)).toEqual(begun);
  now += SIGN_IN_MILLISECONDS - 1;
  expect(seal.open(sealed)).toEqual(begun);
  now += 1;
  expect(seal.open(sealed)).toBeNull();
});

it('reveals nothing of its content, and never seals the same way twice', () => {
  const sealed = seal.seal(begun);
  expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toMatch(/state|nonce|verifier|settings/);
  expect(seal.seal(begun)).not.toBe(sealed);
});

it('opens nothing that was altered, cut short, made up, or sealed with another secret', () => {
  const sealed = seal.seal(begun);
  const bytes = Buffer.from(sealed, 'base64url');
  for (let at = 0; at < bytes.length; at += 1) {
    const altered = Buffer.from(bytes);
    altered[at] = (altered[at] ?? 0) ^ 1;
    expect(seal.open(altered.toString('base64url'))).toBeNull();
    expect(seal.open(bytes.subarray(0, at).toString('base64url'))).toBeNull();
  }
  expect(seal.open('made up')).toBeNull();
  expect(createSignInSeal(['another secret'], clock).open(sealed)).toBeNull();
});

it('opens what an earlier secret sealed, while that secret is trusted', () => {
  const rotated = createSignInSeal(['another secret', 'a secret of the tests'], clock);
  expect(rotated.open(seal.seal(begun))).toEqual(begun);
  expect(seal.open(rotated.seal(begun))).toBeNull();
});
