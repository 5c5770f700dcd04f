/** Writes a business's file while reading it, so that no list is ever held whole. */

import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { BUSINESS_FILE_FORMAT, BUSINESS_FILE_VERSION } from '@daybook/schema/words/business-file';
import type { Database, Reader } from '../database/database.ts';
import type { BusinessRow } from '../database/tables.ts';
import { loadBusiness } from '../diary/diary-store.ts';
import { jsonArray } from '../http/list.ts';
import { picturesOf } from '../pictures/pictures-store.ts';
import { readAvailability } from './availability-store.ts';
import { readCatalogue } from './catalogue-store.ts';
import { bookingsOfFile, customersOfFile, eventsOfFile, visitsOfFile } from './export-store.ts';
import { listAvailability, weeklyHoursOf } from './file-availability.ts';
import {
  fileBookingOf,
  fileBusinessOf,
  fileEventOf,
  fileItemsOf,
  numbered,
  fileVisitsOf,
  placeOf,
  type Pictures,
  type PlaceOfEvent,
} from './file-entries.ts';

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
      const then = (await loadBusiness(read, business.id)) ?? business;
      await pipeline(Readable.from(writeFile(read, then, now)), gzip);
    }),
  ]);
  return Readable.from([file]).pipe(createGunzip());
}

/** Yields the file's text piece by piece, one item per line. `now` is when it is written. */
export async function* writeFile(
  read: Reader,
  business: BusinessRow,
  now: number,
): AsyncGenerator<string, void> {
  const places = new Map<number, PlaceOfEvent>();
  const catalogue = await readCatalogue(read, business.id);
  const items = numbered(catalogue);
  const pictures = await picturesOf(read, business.id);
  yield `${headOf(business, pictures, now)},\n"catalogue":`;
  yield* jsonArray([fileItemsOf(catalogue, items, pictures)], (entries) => entries);
  const availability = listAvailability(await readAvailability(read, business, now), items);
  yield ',\n"availability":';
  yield* jsonArray([availability.entries], (entries) => entries);
  yield ',\n"events":';
  yield* jsonArray(eventsOfFile(read, business.id), (step) =>
    step.map(({ written, state }) => {
      places.set(written.event.id, placeOf(written, places.size + 1));
      return { ...fileEventOf(written, items), ...weeklyHoursOf(written, state, availability.positions) };
    }),
  );
  yield ',\n"bookings":';
  yield* jsonArray(bookingsOfFile(read, business.id), (step) =>
    step.map((booking) => fileBookingOf(booking, places, items)),
  );
  yield ',\n"visits":';
  yield* jsonArray([await visitsOfFile(read, business.id)], (days) => days.map(fileVisitsOf));
  yield ',\n"customers":';
  yield* jsonArray([await customersOfFile(read, business.id)], (customers) => customers);
  yield '}\n';
}

function headOf(business: BusinessRow, pictures: Pictures, now: number): string {
  const head = {
    format: BUSINESS_FILE_FORMAT,
    version: BUSINESS_FILE_VERSION,
    written_at: new Date(now).toISOString(),
    business: fileBusinessOf(business, pictures),
  };
  return JSON.stringify(head).slice(0, -1);
}
