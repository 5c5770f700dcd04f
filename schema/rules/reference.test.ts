import fc from 'fast-check';
import { expect, it } from 'vitest';
import { REFERENCE, referenceFrom } from './reference.ts';

/** A hash has 32. */
const anyBytes = fc.uint8Array({ minLength: 9, maxLength: 32 });

it('is short and has no character that people confuse when it is read aloud', () => {
  fc.assert(
    fc.property(anyBytes, (bytes) => {
      const reference = referenceFrom(bytes);
      expect(reference).toMatch(REFERENCE);
      expect(reference).not.toMatch(/[01IO]/);
    }),
  );
});

it('uses every character equally often, so that no guess is better than another', () => {
  const counts = new Map<string, number>();
  for (let byte = 0; byte < 256; byte += 1) {
    const sign = referenceFrom(new Uint8Array(9).fill(byte)).charAt(0);
    counts.set(sign, (counts.get(sign) ?? 0) + 1);
  }
  expect(counts.size).toBe(32);
  expect(new Set(counts.values())).toEqual(new Set([8]));
});

it.each(['WC7-K4TP-9H2', 'AWC7-K4TP-9H', 'WC7K4TP9H', 'wc7-k4tp-9h', 'WC7-K4TP-9I', ''])(
  '%j is no reference',
  (text) => {
    expect(REFERENCE.test(text)).toBe(false);
  },
);
