import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newPlace, openPlace, type TestPlace } from '../../test/test-database.ts';
import type { OpenedDatabase } from '../database/database.ts';
import { coupons } from '../database/money-tables.ts';
import { foldedLines } from '../database/search/has-words.ts';
import { findListed } from './listed-page-store.ts';

const ids = Array.from({ length: 120 }, (_, at) => at + 1);
/** Every row is of May, every third also of June, and only one of July. */
const describe = (id: number) => `May${id % 3 === 0 ? ' Jüne' : ''}${id === 5 ? ' July' : ''}`;

let place: TestPlace;
let database: OpenedDatabase;
beforeAll(async () => {
  place = await newPlace();
  database = openPlace(place);
  await database.write({}, async (tx) => {
    await tx.delete(coupons);
    for (const id of ids)
      await tx.insert(coupons).values({
        id,
        code: `CODE-${id}`,
        description: describe(id),
        discountType: 'percentage',
        discountValue: 10,
        usedCount: id % 7,
        isActive: id % 4 > 0,
        createdAt: id,
      });
  });
});
afterAll(async () => {
  await database.close();
  await place.remove();
});

const searches: Record<string, (id: number) => boolean> = {
  '': () => true,
  MAY: () => true,
  'june may': (id) => id % 3 === 0,
  july: (id) => id === 5,
  never: () => false,
};

const wanted = fc.record({
  search: fc.constantFrom(...Object.keys(searches)),
  isActive: fc.constantFrom(undefined, true, false),
  by: fc.constantFrom('usedCount', 'createdAt'),
  direction: fc.constantFrom('asc', 'desc'),
  page: fc.integer({ min: 1, max: 15 }),
  page_size: fc.constantFrom(1, 10, 50),
} as const);

it('finds every page that reading all rows would', async () => {
  await fc.assert(
    fc.asyncProperty(wanted, async ({ search, isActive, by, direction, ...page }) => {
      const found = await findListed(
        database.read,
        {
          table: coupons,
          filter: isActive === undefined ? undefined : eq(coupons.isActive, isActive),
          text: foldedLines(coupons.code, coupons.description),
          search,
          order: { by: coupons[by], direction },
        },
        page,
      );
      const keyOf = (id: number) => (by === 'usedCount' ? id % 7 : id);
      const sorted = ids
        .filter((id) => searches[search]?.(id) && (isActive === undefined || isActive === id % 4 > 0))
        .sort((one, other) => (keyOf(one) - keyOf(other) || one - other) * (direction === 'asc' ? 1 : -1));
      const pageCount = Math.max(1, Math.ceil(sorted.length / page.page_size));
      const shown = Math.min(page.page, pageCount);
      expect(found).toEqual({
        items: sorted.slice((shown - 1) * page.page_size, shown * page.page_size),
        total: sorted.length,
        page: shown,
        pageCount,
      });
    }),
  );
});
