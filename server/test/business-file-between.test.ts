/** A business that moves from one Daybook to another arrives unchanged. */

import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BusinessFile, FileBooking } from '@daybook/schema/contract/business-file';
import { calls } from '@daybook/schema/contract/calls';
import { emptyFile, plainBooking } from '@daybook/schema/test/business-files';
import { bookings } from '../src/database/booking-tables.ts';
import { businesses } from '../src/database/tables.ts';
import { NOT_OF_THIS_BUSINESS } from '../src/import-export/business-file-texts.ts';
import { DEMO_OWNER } from '../src/sample-data/demo-businesses.ts';
import { fillWithDemoData } from '../src/sample-data/demo-store.ts';
import { answerTo } from './booking-requests.ts';
import { anyFile, begin, importFile, contentOf, downloadFile, finish } from './business-files.ts';
import { signIn, type Owner } from './owner.ts';
import { NOW, startServer, type TestServer } from './start.ts';

/** Returns for the business and each person whether there is a picture. */
const picturesIn = ({ business, catalogue }: BusinessFile) =>
  [business, ...catalogue].map((one) => 'picture' in one && one.picture !== null);

const withoutPictures = ({ business, catalogue, ...file }: BusinessFile): BusinessFile => ({
  ...file,
  business: { ...business, picture: null },
  catalogue: catalogue.map((item) => (item.kind === 'person' ? { ...item, picture: null } : item)),
});

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
    const owned = await answerTo(calls.listMyBusinesses.answer, leaving.get('/api/businesses/my'));
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
      const arrived = await downloadFile(coming, business.id);
      // A picture is made anew of a file's, as of any stranger's.
      expect(picturesIn(arrived)).toEqual(picturesIn(left));
      expect(contentOf(withoutPictures(arrived))).toEqual(contentOf(withoutPictures(left)));
    }
  }, 60_000);

  it('a file that is imported and downloaded again has the same contents', async () => {
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

  it('keeps customers merged that their owner merged, though references change and parts arrive later', async () => {
    const at = (hour: number, given: Partial<FileBooking>): FileBooking => ({
      ...plainBooking,
      event: null,
      booking_reference: `WC7-K4TP-9${'ABCD'[hour]}`,
      starts_at: `2026-11-24T1${hour}:00:00.000Z`,
      ends_at: `2026-11-24T1${hour}:45:00.000Z`,
      ...given,
    });
    const file: BusinessFile = {
      ...emptyFile,
      bookings: [
        at(0, { attendee_email: null }),
        at(1, { attendee_email: 'ada@work.example', customer_of: 'WC7-K4TP-9A' }),
        at(2, { attendee_email: null }),
        at(3, { attendee_email: null, customer_of: 'WC7-K4TP-9A' }),
      ],
    };
    await importFile(coming, file);
    const importId = await begin(coming, file);
    const parts = file.bookings.map(({ event: _, venue: _venue, service: _service, ...booking }) => ({
      ...booking,
      event_id: null,
      venue_id: null,
      service_id: null,
    }));
    for (const [from, booking] of parts.entries())
      await coming.post(`/api/imports/${importId}/bookings`, { from, bookings: [booking] });
    const { new_references } = await finish(coming, importId, file);
    expect(new_references).toBe(4);
    const rows = await there.database.select().from(bookings).orderBy(bookings.id);
    const [first, second, third, fourth] = rows.slice(-4).map(({ customerId }) => customerId);
    expect([second, fourth]).toEqual([first, first]);
    expect(third).not.toBe(first);
    const unknown = { ...plainBooking, event: null, customer_of: 'ZZZ-ZZZZ-ZZ' };
    await expect(importFile(coming, { ...emptyFile, bookings: [unknown] })).rejects.toThrow(
      NOT_OF_THIS_BUSINESS,
    );
  });
});
