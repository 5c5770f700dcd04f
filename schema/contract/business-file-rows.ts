/**
 * Calls that export a business as one file and import it: rows of the table in calls.ts. An import is sent in parts, each
 * written whole or not at all, and the last call makes a business of them (decision 111).
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
/** `from` is how many of the kind were sent before, so a part that is sent again changes nothing. */
const partOf = <Item extends z.ZodType>(item: Item) => z.array(item).min(1).max(IMPORTED_TOGETHER_MAX);
/** How many of the kind have arrived. */
const thereNow = z.object({ count });

/** The ids that an event, its venues and services got here, in the order of the part. */
export const importedEvent = z.object({
  id: idField,
  venue_ids: z.array(idField),
  service_ids: z.array(idField),
});

export const importFinished = z.object({
  business,
  /** Bookings that got new references because theirs are in use here. */
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
  /** Comes before the events, which name what is in it. */
  importCatalogue: {
    ...ofImport,
    body: z.object({ from: count, catalogue: partOf(fileItem) }),
    answer: thereNow,
  },
  /** Comes after the catalogue, which it names, and before the events, which name it. */
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
  /** Says how much the file contains, so that an import that misses a part never becomes a business. */
  finishImport: {
    ...ofImport,
    body: z.object({ catalogue: count, availability: count, events: count, bookings: count, visits: count }),
    answer: importFinished,
  },
  discardImport: { ...ofImport, answer: done },
} as const;

export type ImportedEvent = z.infer<typeof importedEvent>;
export type ImportFinished = z.infer<typeof importFinished>;
