import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cutInParts } from './cut-in-parts.ts';

const bytesOf = (items: unknown) => encodeURIComponent(JSON.stringify(items)).replace(/%../g, ' ').length;

it('leaves nothing out, and makes no part larger than it may be', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: 'grapheme', maxLength: 40 }), { maxLength: 60 }),
      fc.integer({ min: 1, max: 9 }),
      fc.integer({ min: 20, max: 300 }),
      (items, count, bytes) => {
        const parts = [...cutInParts(items, { count, bytes })];
        expect(parts.flat()).toEqual(items);
        for (const part of parts) {
          expect(part.length).toBeGreaterThan(0);
          expect(part.length).toBeLessThanOrEqual(count);
          // The brackets are two characters more, and one counted comma doesn't exist.
          if (part.length > 1) expect(bytesOf(part)).toBeLessThanOrEqual(bytes + 1);
        }
      },
    ),
  );
});

it('fills each part before it begins the next', () => {
  expect([...cutInParts(['a', 'b', 'c'], { count: 2, bytes: 100 })]).toEqual([['a', 'b'], ['c']]);
  expect([...cutInParts(['aaaa', 'b'], { count: 9, bytes: 8 })]).toEqual([['aaaa'], ['b']]);
});

it.each([
  ['\u007f', 1],
  ['\u0080', 2],
  ['\u07ff', 2],
  ['\u0800', 3],
  ['\ud7ff', 3],
  ['\ue000', 3],
  ['\u{10000}', 4],
  ['\u{10ffff}', 4],
])('counts the bytes of %j as UTF-8 has them', (sign, own) => {
  // Each item also has two quotation marks and a comma.
  const bytes = 2 * (own + 3);
  expect([...cutInParts([sign, sign], { count: 9, bytes })]).toHaveLength(1);
  expect([...cutInParts([sign, sign], { count: 9, bytes: bytes - 1 })]).toHaveLength(2);
});
