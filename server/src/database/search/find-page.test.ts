import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findPage } from './find-page.ts';

/** Makes a list of so many numbers, which counts its queries. */
function listOf(length: number) {
  const asked = { cuts: 0, counts: 0 };
  const numbers = Array.from({ length }, (_, number) => number);
  const cut = (limit: number, offset: number) => {
    asked.cuts += 1;
    return Promise.resolve(numbers.slice(offset, offset + limit));
  };
  const count = () => {
    asked.counts += 1;
    return Promise.resolve(length);
  };
  return { numbers, asked, cut, count };
}

it('cuts any list into pages with each item once, and gives the last page for a number past it', async () => {
  const sizes = fc.record({ length: fc.nat(30), pageSize: fc.integer({ min: 1, max: 12 }) });
  await fc.assert(
    fc.asyncProperty(sizes, fc.nat(5), async ({ length, pageSize }, behind) => {
      const pages = listOf(length);
      const pageCount = Math.max(1, Math.ceil(length / pageSize));
      const shown: number[] = [];
      for (let page = 1; page <= pageCount; page += 1) {
        const found = await findPage({ page, pageSize }, pages);
        expect(found).toMatchObject({ total: length, page, pageCount });
        shown.push(...found.items);
      }
      expect(shown).toEqual(pages.numbers);
      const last = await findPage({ page: pageCount, pageSize }, pages);
      expect(await findPage({ page: pageCount + behind, pageSize }, pages)).toEqual(last);
    }),
  );
});

it('counts nothing where the page shows how many there are', async () => {
  const pages = listOf(25);
  await findPage({ page: 3, pageSize: 10 }, pages);
  expect(pages.asked).toEqual({ cuts: 1, counts: 0 });
  await findPage({ page: 2, pageSize: 10 }, pages);
  expect(pages.asked).toEqual({ cuts: 2, counts: 1 });
});
