/** A business that moves from one Daybook to another is there as it left. */
import fc from 'fast-check';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '@daybook/schema/contract/calls';
import { bookings } from '../src/database/booking-tables.ts';
import { fillWithDemoData } from '../src/sample-data/demo-store.ts';
import { DEMO_OWNER } from '../src/sample-data/demo-businesses.ts';
import { businesses } from '../src/database/tables.ts';
import { anyFile, importFile, contentOf, downloadFile } from './business-files.ts';
import { signIn, type Owner } from './owner.ts';
import { NOW, startServer, type TestServer } from './start.ts';

describe('between two Daybooks', () => {
  let here: TestServer;
  let there: TestServer;
  let leaving: Owner;
  let coming: Owner;

  beforeAll(async () => {
    [here, there] = await Promise.all([startServer(), startServer()]);
    await fillWithDemoData(here.database, NOW);
    [leaving, coming] = await Promise.all([signIn(here, DEMO_OWNER.email), signIn(there)]);
  });
  afterAll(() => Promise.all([here.stop(), there.stop()]));

  it('every business of the demo data arrives as it left', async () => {
    const owned = calls.listMyBusinesses.answer.parse(await (await leaving.get('/api/businesses/my')).json());
    expect(owned.length).toBeGreaterThan(2);
    for (const { id, diary_slug } of owned) {
      const left = await downloadFile(leaving, id);
      expect(left.bookings.length).toBeGreaterThan(0);
      const { business, new_references } = await importFile(coming, left);
      expect([business.diary_slug, new_references, business.billing_status]).toEqual([
        diary_slug,
        0,
        'unpaid',
      ]);
      expect(contentOf(await downloadFile(coming, business.id))).toEqual(contentOf(left));
    }
  }, 60_000);

  it('whatever a file holds is there when it is downloaded again', async () => {
    await fc.assert(
      fc.asyncProperty(anyFile, async (file) => {
        const { business } = await importFile(coming, file);
        const again = await downloadFile(coming, business.id);
        expect(contentOf(again)).toEqual(contentOf(file));
        await there.database.update(businesses).set({ deletedAt: NOW }).where(eq(businesses.id, business.id));
        await there.database.delete(bookings).where(eq(bookings.businessId, business.id));
      }),
      { numRuns: 12 },
    );
  }, 60_000);
});
