/**
 * Writes an imported business, a part at a time. Each part and the count of what has been imported are one
 * transaction, so that a part that is sent again because its response was lost is not written twice.
 */

import { and, asc, eq, inArray } from 'drizzle-orm';
import type {
  ImportedEvent,
  FileEvent,
  ImportedBooking,
  FileVisits,
} from '@daybook/schema/contract/business-file';
import type { CustomerChange } from '@daybook/schema/contract/customers';
import type { NewBooking } from '../bookings/decision-facts.ts';
import { insertNewBookings } from '../bookings/write-bookings-store.ts';
import { bytesIn, takeTextRoom } from '../businesses/text-room-store.ts';
import { addCustomers } from '../customers/add-customers-store.ts';
import { bookings } from '../database/booking-tables.ts';
import type { Database, Transaction, Reader } from '../database/database.ts';
import { writeOrTakeBack } from '../database/dry-run.ts';
import { imports } from '../database/import-tables.ts';
import { firstOf } from '../database/prepared.ts';
import { events } from '../database/tables.ts';
import { diaryVisits } from '../database/visitor-tables.ts';
import { loadWritten, type WrittenEvent } from '../diary/contents-store.ts';
import { insertEventWhole } from '../events/events-store.ts';
import { textBytesOf } from '../events/new-event.ts';
import type { EventParts } from '../resources/event-parts-store.ts';
import { no, ok, type Outcome } from '../runtime/outcome.ts';
import { addPatternDate, findPatterns } from './availability-store.ts';
import { findItems, type FoundItems, type PlacesInCatalogue } from './catalogue-store.ts';
import { writeCustomerOf } from './imported-customers-store.ts';
import { isInProgress, type ImportKind, type NamedImport } from './imports-store.ts';
import { listedBy, newEventOfFile } from './new-rows.ts';

export type PartObstacle = 'out of step' | 'not of this business' | 'overfull' | 'no room';

/** An imported booking and its row. The other references are used if its own is taken. */
interface ComingBooking {
  imported: ImportedBooking;
  row: Omit<NewBooking, 'personId'>;
  otherReference: string;
  spareReference: string;
}

/** Writes a part of an import. One that is refused writes nothing, not even that it came. */
export function writePart<Added>(
  database: Database,
  { ownerId, importId }: NamedImport,
  body: (tx: Transaction) => Promise<Outcome<Added, PartObstacle>>,
): Promise<Outcome<Added, PartObstacle>> {
  return writeOrTakeBack(database, { account: ownerId, business: importId }, { isDryRun: false }, body);
}

/** Lists an import's events in the order in which they were imported. */
export async function listImported(
  on: Reader,
  importId: number,
  from: number,
  limit: number,
): Promise<ImportedEvent[]> {
  const found = await on
    .select({ id: events.id })
    .from(events)
    .where(eq(events.businessId, importId))
    .orderBy(asc(events.id))
    .limit(limit)
    .offset(from);
  const ids = found.map(({ id }) => id);
  return (await loadWritten(on, importId, ids)).map(importedEventOf);
}

/** Adds events after the first `from`. */
export async function addEvents(
  tx: Transaction,
  named: NamedImport,
  { from, items: coming, now }: { from: number; items: readonly FileEvent[]; now: number },
): Promise<Outcome<ImportedEvent[], PartObstacle>> {
  if (!(await take(tx, named, 'events', from, coming.length))) return no('out of step');
  const items = await findItems(tx, named.importId, together(coming.map(listedBy)));
  if (!coming.every((event) => hasAll(items, listedBy(event)))) return no('not of this business');
  const weekly = await findPatterns(tx, named.importId);
  if (!coming.every(({ weekly_hours: at }) => at === null || weekly.has(at)))
    return no('not of this business');
  const ids: number[] = [];
  for (const one of coming) {
    const event = newEventOfFile(one, items, now);
    if (!(await takeTextRoom(tx, named.importId, textBytesOf(event.event)))) return no('no room');
    const whole = { ...event, venues: [], services: [] };
    const { event: row } = await insertEventWhole(tx, named.importId, whole, {
      parts: partsOf(items),
      isClosed: one.is_closed,
      patternId: weekly.get(one.weekly_hours ?? 0) ?? null,
    });
    await addPatternDate(tx, row, one.weekly_hours_date);
    ids.push(row.id);
  }
  return ok((await loadWritten(tx, named.importId, ids)).map(importedEventOf));
}

/** Adds visits after the first `from`. */
export async function addVisits(
  tx: Transaction,
  named: NamedImport,
  { from, items }: { from: number; items: readonly FileVisits[] },
): Promise<Outcome<'added', PartObstacle>> {
  if (!(await take(tx, named, 'visits', from, items.length))) return no('out of step');
  const rows = items.map((day) => ({ ...day, businessId: named.importId }));
  await tx.insert(diaryVisits).values(rows).onConflictDoNothing();
  return ok('added');
}

/** Counts a part after the first `from` items. Returns false for a gap, or if the import isn't open. */
async function take(
  tx: Transaction,
  named: NamedImport,
  kind: ImportKind,
  from: number,
  coming: number,
): Promise<boolean> {
  const taken = await tx
    .update(imports)
    .set({ [kind]: from + coming })
    .where(and(isInProgress(named), eq(imports[kind], from)))
    .returning({ id: imports.businessId });
  return taken.length > 0;
}

/** Lists ids in the order of the file, in which the rows were written. */
function importedEventOf({ event, venues, services }: WrittenEvent): ImportedEvent {
  const idsOf = (rows: readonly { id: number }[]) =>
    rows.map(({ id }) => id).sort((one, other) => one - other);
  return {
    id: event.id,
    venue_ids: idsOf(venues),
    service_ids: idsOf(services),
  };
}

/** Returns the rows that imported events name, archived ones too. */
function partsOf(items: FoundItems): EventParts {
  const byId = <Row extends { id: number }, Part>(
    rows: ReadonlyMap<number, Row>,
    partOf: (row: Row) => Part,
  ) => new Map([...rows.values()].map((row) => [row.id, partOf(row)]));
  return {
    places: new Map(),
    services: new Map(),
    newPlaces: [],
    newServices: [],
    textBytes: 0,
    obstacle: null,
    placesById: byId(items.place, (row) => ({ ...row, resourceId: row.id, postcode: row.postcode ?? '' })),
    servicesById: byId(items.service, (row) => ({ ...row, catalogueId: row.id })),
  };
}

function together(listed: readonly PlacesInCatalogue[]): PlacesInCatalogue {
  return {
    place: listed.flatMap(({ place }) => place),
    service: listed.flatMap(({ service }) => service),
    person: listed.flatMap(({ person }) => person),
  };
}

const hasAll = (items: FoundItems, { place, service, person }: PlacesInCatalogue) =>
  place.every((at) => items.place.has(at)) &&
  service.every((at) => items.service.has(at)) &&
  person.every((at) => items.person.has(at));

export async function addBookings(
  tx: Transaction,
  named: NamedImport,
  { from, items: coming }: { from: number; items: readonly ComingBooking[] },
): Promise<Outcome<'added', PartObstacle>> {
  const { importId } = named;
  const eventIds = [...new Set(coming.flatMap(({ imported }) => imported.event_id ?? []))];
  const planned = new Map(
    (await loadWritten(tx, importId, eventIds)).map((event) => [event.event.id, event]),
  );
  const people = { person: coming.flatMap(({ imported }) => imported.person ?? []), place: [], service: [] };
  const items = await findItems(tx, importId, people);
  if (!hasAll(items, people)) return no('not of this business');
  if (!coming.every(({ imported }) => isOwn(planned, imported))) return no('not of this business');
  if (!(await take(tx, named, 'bookings', from, coming.length))) return no('out of step');
  const rows = (await withFreeReferences(tx, named, coming)).map((row, at) => ({
    ...row,
    personId: items.person.get(coming[at]?.imported.person ?? 0)?.id ?? null,
  }));
  const ofCustomers = coming.map(({ imported }) => imported);
  const customersBytes = ofCustomers.map(({ customer_note, customer_contact }) =>
    bytesIn(customer_note, ...Object.values(customer_contact ?? {})),
  );
  const answersBytes = ofCustomers.map(({ answers }) =>
    bytesIn(...answers.flatMap(({ question, answer }) => [question, answer])),
  );
  const rowsBytes = rows.map((row) => bytesIn(...Object.values(row)));
  const bytes = [...rowsBytes, ...answersBytes, ...customersBytes].reduce((sum, each) => sum + each, 0);
  if (!(await takeTextRoom(tx, importId, bytes))) return no('no room');
  await insertNewBookings(tx, rows);
  for (const [at, { reference }] of rows.entries()) {
    const imported = ofCustomers[at];
    if (imported && !(await writeCustomerOf(tx, importId, reference, imported)))
      return no('not of this business');
  }
  return ok('added');
}

export async function addCustomersOfFile(
  tx: Transaction,
  named: NamedImport,
  coming: readonly CustomerChange[],
  now: number,
): Promise<Outcome<unknown, PartObstacle>> {
  if (!(await firstOf(tx.select().from(imports).where(isInProgress(named))))) return no('out of step');
  const added = await addCustomers(tx, named.importId, coming, now);
  return added.ok ? added : no('no room');
}

/** Returns whether a booking's event, venue and service belong to the business and fit the booking's kind. */
function isOwn(
  planned: ReadonlyMap<number, WrittenEvent>,
  { event_id, venue_id, service_id, kind }: ImportedBooking,
): boolean {
  if (event_id === null) return venue_id === null && service_id === null;
  const found = planned.get(event_id);
  if (!found) return false;
  const isThere = (rows: readonly { id: number }[], id: number | null) =>
    id === null || rows.some((row) => row.id === id);
  return (
    isThere(found.venues, venue_id) &&
    isThere(found.services, service_id) &&
    (kind === 'day_event') === (found.event.type === 'day_event')
  );
}

/** Keeps a booking's reference unless another booking here, or in the same file, has it. */
async function withFreeReferences(
  tx: Transaction,
  named: NamedImport,
  coming: readonly ComingBooking[],
): Promise<ComingBooking['row'][]> {
  const wanted = coming.flatMap(({ row, otherReference }) => [row.reference, otherReference]);
  const found = await tx
    .select({ reference: bookings.reference })
    .from(bookings)
    .where(inArray(bookings.reference, wanted));
  const taken = new Set(found.map(({ reference }) => reference));
  let renamed = 0;
  const rows = coming.map(({ row, otherReference, spareReference }) => {
    const isTaken = taken.has(row.reference);
    const other = taken.has(otherReference) ? spareReference : otherReference;
    const reference = isTaken ? other : row.reference;
    taken.add(reference);
    if (isTaken) renamed += 1;
    return { ...row, reference };
  });
  if (renamed > 0) await addRenamed(tx, named, renamed);
  return rows;
}

async function addRenamed(tx: Transaction, named: NamedImport, renamed: number): Promise<void> {
  const [importRow] = await tx.select().from(imports).where(isInProgress(named));
  await tx
    .update(imports)
    .set({ newReferences: (importRow?.newReferences ?? 0) + renamed })
    .where(isInProgress(named));
}
