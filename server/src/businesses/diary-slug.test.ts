import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { SLUG_MAX } from '@daybook/schema/figures/bounds';
import { SLUG } from '@daybook/schema/rules/slug';
import { freeSlug, keepsSlug } from './diary-slug.ts';

const anyName = fc.oneof(
  fc.constantFrom('Willow', 'Willow!', 'Салон', '💇', 'Admin', 'x'.repeat(120), `${'y'.repeat(57)}-z y`),
  fc.string({ unit: 'grapheme', maxLength: 120 }),
);

it('is a free address, for any names and any number of them', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyName, { maxLength: 150 }), async (names) => {
      const taken = new Set<string>();
      for (const name of names) {
        const isTaken = async (wanted: string) => taken.has(wanted);
        const slug = await freeSlug(name, { isTaken, random: randomBytes });
        expect(slug).toMatch(SLUG);
        expect(slug.length).toBeLessThanOrEqual(SLUG_MAX);
        expect(taken).not.toContain(slug);
        taken.add(slug);
      }
    }),
    { numRuns: 50 },
  );
});

it('leaves the demonstration its address', async () => {
  const random = () => new Uint8Array(6);
  expect(await freeSlug('Demo', { isTaken: async () => false, random })).toBe('demo-2');
});

it('tries again when the random address is taken', async () => {
  const draws = [new Uint8Array(6), new Uint8Array(6), new Uint8Array(6).fill(1)];
  const slug = await freeSlug('美容室', {
    isTaken: async (wanted) => wanted === 'business-aaaaaa',
    random: () => draws.shift() ?? new Uint8Array(6),
  });
  expect(slug).toBe('business-bbbbbb');
});

it('stays the same while the new name leads to the same address', () => {
  expect(keepsSlug('Willow Hair', 'WILLOW  hair!')).toBe(true);
  expect(keepsSlug('Салон', '美容室')).toBe(true);
  expect(keepsSlug('Willow Hair', 'Willow')).toBe(false);
});
