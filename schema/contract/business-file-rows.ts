/**
 * Calls that export a business as one file and import it. An import is sent in parts, each saved whole or not
 * at all, and finishImport turns them into a business (decision 111).
 */
import { z } from './zod.ts';
import { IMPORTED_TOGETHER_MAX } from '../figures/bounds.ts';
import { IMPORT_NOT_FOUND } from '../words/business-file.ts';
import { BUSINESS_NOT_FOUND } from '../words/business-texts.ts';
import { importedBooking, businessFile, fileEvent, fileItem, fileVisits } from './business-file.ts';
import { business } from './business.ts';
import { fileAvailability } from './file-availability.ts';
import { idField, idInPath, businessInPath, done } from './fields.ts';

const importInPath = z.object({ importId: idInPath });
const count = z.int().min(0);
/** `from` is how many items of the kind were sent before. A part that is sent twice is saved once. */
const partOf = <Item extends z.ZodType>(item: Item) => z.array(item).min(1).max(IMPORTED_TOGETHER_MAX);
const thereNow = z.object({ count });

/** The new ids of an event, its venues and services, in the part's order. */
export const importedEvent = z.object({
  id: idField,
  venue_ids: z.array(idField),
  service_ids: z.array(idField),
});

export const importFinished = z.object({
  business,
  /** Bookings that got new references because theirs are already in use here. */
  new_references: count,
});

const ofImport = { params: importInPath, notFound: IMPORT_NOT_FOUND };

export const businessFileRows = {
  downloadBusiness: {
    params: businessInPath,
    answer: z.instanceof(ArrayBuffer),
    kind: 'file',
    isHeavy: true,
    notFound: BUSINESS_NOT_FOUND,
  },
  beginImport: {
    body: businessFile.pick({ format: true, version: true, business: true }),
    answer: z.object({ import_id: idField }),
    status: 201,
  },
  /** Must come before the events, which refer to the catalogue. */
  importCatalogue: {
    ...ofImport,
    body: z.object({ from: count, catalogue: partOf(fileItem) }),
    answer: thereNow,
  },
  /** Must come after the catalogue and before the events, which refer to it. */
  importAvailability: {
    ...ofImport,
    body: z.object({ from: count, availability: partOf(fileAvailability) }),
    answer: thereNow,
  },
  importEvents: {
    ...ofImport,
    body: z.object({ from: count, events: partOf(fileEvent) }),
    answer: z.object({ events: z.array(importedEvent) }),
  },
  importBookings: {
    ...ofImport,
    body: z.object({ from: count, bookings: partOf(importedBooking) }),
    answer: thereNow,
  },
  importVisits: {
    ...ofImport,
    body: z.object({ from: count, visits: partOf(fileVisits) }),
    answer: thereNow,
  },
  /** Sends the file's totals, so that an import with a missing part never becomes a business. */
  finishImport: {
    ...ofImport,
    body: z.object({ catalogue: count, availability: count, events: count, bookings: count, visits: count }),
    answer: importFinished,
  },
  discardImport: { ...ofImport, answer: done },
} as const;

export type ImportedEvent = z.infer<typeof importedEvent>;
export type ImportFinished = z.infer<typeof importFinished>;
