/** Writes a business's file while reading it, so that no list is ever held whole. */
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { BUSINESS_FILE_FORMAT, BUSINESS_FILE_VERSION } from '@daybook/schema/words/business-file';
import type { BusinessRow } from '../database/tables.ts';
import { jsonArray } from '../http/list.ts';
import {
  fileBookingOf,
  fileBusinessOf,
  fileEventOf,
  fileItemsOf,
  numbered,
  fileVisitsOf,
  placeOf,
  type PlaceOfEvent,
} from './file-entries.ts';
import { listAvailability, weeklyHoursOf } from './file-availability.ts';
import type { Database } from '../database/database.ts';
import { createReadWholeStore, type ReadWholeStore } from './export-store.ts';

/**
 * Returns the file of a business as it is at one moment. It is read at the database's pace and kept compressed,
 * because a slow client would hold that moment open.
 */
export async function fileOf(
  database: Pick<Database, 'readAtOnce'>,
  business: BusinessRow,
  now: number,
): Promise<Readable> {
  const gzip = createGzip();
  const [file] = await Promise.all([
    buffer(gzip),
    database.readAtOnce(async (read) => {
      const whole = createReadWholeStore(read);
      const then = (await whole.businessOf(business.id)) ?? business;
      await pipeline(Readable.from(writeFile(whole, then, now)), gzip);
    }),
  ]);
  return Readable.from([file]).pipe(createGunzip());
}

/** Yields the file's text piece by piece, one item per line. `now` is when it is written. */
export async function* writeFile(
  whole: ReadWholeStore,
  business: BusinessRow,
  now: number,
): AsyncGenerator<string, void> {
  const places = new Map<number, PlaceOfEvent>();
  const catalogue = await whole.catalogueOf(business.id);
  const items = numbered(catalogue);
  yield `${headOf(business, now)},\n"catalogue":`;
  yield* jsonArray([fileItemsOf(catalogue, items)], (entries) => entries);
  const availability = listAvailability(await whole.availabilityOf(business, now), items);
  yield ',\n"availability":';
  yield* jsonArray([availability.entries], (entries) => entries);
  yield ',\n"events":';
  yield* jsonArray(whole.eventsInSteps(business.id), (step) =>
    step.map(({ written, state }) => {
      places.set(written.event.id, placeOf(written, places.size + 1));
      return { ...fileEventOf(written, items), ...weeklyHoursOf(written, state, availability.positions) };
    }),
  );
  yield ',\n"bookings":';
  yield* jsonArray(whole.bookingsInSteps(business.id), (step) =>
    step.map((booking) => fileBookingOf(booking, places, items)),
  );
  yield ',\n"visits":';
  yield* jsonArray([await whole.listVisits(business.id)], (days) => days.map(fileVisitsOf));
  yield '}\n';
}

function headOf(business: BusinessRow, now: number): string {
  const head = {
    format: BUSINESS_FILE_FORMAT,
    version: BUSINESS_FILE_VERSION,
    written_at: new Date(now).toISOString(),
    business: fileBusinessOf(business),
  };
  return JSON.stringify(head).slice(0, -1);
}
