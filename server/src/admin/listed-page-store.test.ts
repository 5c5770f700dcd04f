import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SETUP_FEE_PENCE } from '@daybook/schema/figures/prices';
import { listedCoupons } from '../database/admin-tables.ts';
import { migrateSqlite } from '../database/sqlite/migrate.ts';
import { openSqlite, type OpenSqlite } from '../database/sqlite/open.ts';
import { findListed } from './listed-page-store.ts';

/** More than the top of the list that a search looks at first. */
const ROWS = 1200;

let folder: string;
let database: OpenSqlite;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'daybook-lists-'));
  database = openSqlite(join(folder, 'daybook.db'));
  migrateSqlite(database);
  database.$client.exec('DELETE FROM coupons');
  const insert = database.$client.prepare(
    `INSERT INTO coupons (id, code, description, discount_type, discount_value, used_count, is_active, created_at)
     VALUES (?, ?, ?, 'percentage', 10, ?, ?, ?)`,
  );
  database.$client.transaction(() => {
    for (let id = 1; id <= ROWS; id += 1)
      insert.run(id, `CODE-${id}`, describe(id), id % 7, id % 4 > 0 ? 1 : 0, id);
  })();
});
afterAll(() => {
  database.close();
  rmSync(folder, { recursive: true });
});

/** Every one is of May; every third of June; one alone is of July. */
const describe = (id: number) => `May${id % 3 === 0 ? ' Jüne' : ''}${id === 5 ? ' July' : ''}`;

const ids = Array.from({ length: ROWS }, (_, at) => at + 1);
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
  page: fc.integer({ min: 1, max: 90 }),
  pageSize: fc.constantFrom(1, 20, 400),
} as const);

it('cuts every page as whoever looked at every row would', async () => {
  await fc.assert(
    fc.asyncProperty(wanted, async ({ search, isActive, by, direction, ...page }) => {
      const found = await findListed(
        database.read,
        {
          table: listedCoupons,
          filter: isActive === undefined ? undefined : eq(listedCoupons.isActive, isActive),
          search,
          order: { by: listedCoupons[by], direction },
        },
        page,
      );
      const keyOf = (id: number) => (by === 'usedCount' ? id % 7 : id);
      const sorted = ids
        .filter((id) => searches[search]?.(id) && (isActive === undefined || isActive === id % 4 > 0))
        .sort((one, other) => (keyOf(one) - keyOf(other) || one - other) * (direction === 'asc' ? 1 : -1));
      const pageCount = Math.max(1, Math.ceil(sorted.length / page.pageSize));
      const shown = Math.min(page.page, pageCount);
      expect(found).toEqual({
        items: sorted.slice((shown - 1) * page.pageSize, shown * page.pageSize),
        total: sorted.length,
        page: shown,
        pageCount,
      });
    }),
  );
});

it('has an index by revenue with the setup fee that counts today', () => {
  const index = database.$client.prepare<[], { sql: string }>(
    `SELECT sql FROM sqlite_master WHERE name = 'listed_businesses_by_revenue'`,
  );
  expect(index.get()?.sql).toContain(`ELSE ${SETUP_FEE_PENCE} END`);
});
