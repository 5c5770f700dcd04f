import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pageNumbers, readPage } from './page-numbers.ts';

it.each([
  [1, 9, [1, 2, 3, 4, 5]],
  [3, 9, [1, 2, 3, 4, 5]],
  [4, 9, [2, 3, 4, 5, 6]],
  [8, 9, [5, 6, 7, 8, 9]],
  [9, 9, [5, 6, 7, 8, 9]],
  [2, 3, [1, 2, 3]],
])('page %i of %i is shown among %j', (page, count, shown) => {
  expect(pageNumbers(page, count, 5)).toEqual(shown);
});

it('always offers the open page, in a row of existing pages', () => {
  const book = fc
    .integer({ min: 1, max: 500 })
    .chain((count) => fc.record({ count: fc.constant(count), page: fc.integer({ min: 1, max: count }) }));
  fc.assert(
    fc.property(book, fc.integer({ min: 1, max: 9 }), ({ page, count }, most) => {
      const shown = pageNumbers(page, count, most);
      expect(shown).toContain(page);
      expect(shown).toHaveLength(Math.min(most, count));
      expect(Math.min(...shown)).toBeGreaterThanOrEqual(1);
      expect(Math.max(...shown)).toBeLessThanOrEqual(count);
    }),
  );
});

it.each([
  ['3', 3],
  [null, 1],
  ['', 1],
  ['0', 1],
  ['-2', 1],
  ['1e9', 1],
  ['99999999', 1],
  ['two', 1],
])('reads %j in an address as page %i', (text, page) => {
  expect(readPage(text)).toBe(page);
});
