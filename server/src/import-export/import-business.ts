/**
 * Imports a business from a file: it begins, its parts arrive in turn, and it is finished or discarded. Each
 * function throws the 404 for an import that isn't there, and the 409 for what can't be imported.
 */

import { randomBytes } from 'node:crypto';
import type {
  ImportedEvent,
  ImportedBooking,
  FileBusiness,
  FileEvent,
  FileItem,
  FileVisits,
} from '@daybook/schema/contract/business-file';
import type { CustomerChange } from '@daybook/schema/contract/customers';
import type { FileAvailability } from '@daybook/schema/contract/file-availability';
import {
  IMPORTED_AVAILABILITY_MAX,
  IMPORTED_BOOKINGS_MAX,
  IMPORTED_EVENTS_MAX,
  IMPORTED_ITEMS_MAX,
  IMPORTED_VISITS_MAX,
  PEOPLE_MAX,
  PLACES_MAX,
} from '@daybook/schema/figures/bounds';
import { referenceFrom } from '@daybook/schema/rules/reference';
import { IMPORT_NOT_FOUND } from '@daybook/schema/words/business-file';
import { tooManyPeople, tooManyPlaces } from '@daybook/schema/words/catalogue-texts';
import { NOT_SIGNED_IN } from '@daybook/schema/words/session-texts';
import { isGuardOfSlots } from '../bookings/bookings-store.ts';
import { NO_ROOM_FOR_TEXTS, TOO_MANY_BUSINESSES } from '../businesses/business-responses.ts';
import type { Context } from '../context.ts';
import { CUSTOMERS_A_STEP } from '../customers/add-customers-store.ts';
import type { Database, Reader, Transaction } from '../database/database.ts';
import { untilNothingLeft } from '../database/until-nothing-left.ts';
import { Refusal } from '../http/errors.ts';
import { mustMakePicture } from '../pictures/routes.ts';
import { mustBeOk, no, type Outcome } from '../runtime/outcome.ts';
import { stepsOf } from '../runtime/weighed-steps.ts';
import { addAvailability, countAvailability } from './availability-store.ts';
import {
  NOT_OF_THIS_BUSINESS,
  OUT_OF_STEP,
  dayEventOverfull,
  TOO_MANY_AHEAD,
  TOO_MANY_EVENTS_AHEAD,
  TOO_MANY_EVENTS_ON_DATE,
  TOO_MANY_OF_ADDRESS,
  TOO_MUCH_IMPORTED,
} from './business-file-texts.ts';
import { addToCatalogue, countCatalogue, type ImportedItem } from './catalogue-store.ts';
import { finishImport, type FileAmounts, type Finished } from './finish-import-store.ts';
import {
  addBookings,
  addCustomersOfFile,
  addEvents,
  addVisits,
  listImported,
  writePart,
  type PartObstacle,
} from './import-parts-store.ts';
import { otherReferenceOf } from './imported-customers-store.ts';
import {
  beginImport,
  deleteSomeOfImport,
  discardImport,
  discardImportsOf,
  findImport,
  type ImportKind,
  type NamedImport,
} from './imports-store.ts';
import { newBookingOfFile } from './new-rows.ts';

type PartKind = ImportKind | 'catalogue' | 'availability';

/** The items of one call. `from` is how many of the kind came before them. */
interface SentPart<Item> {
  from: number;
  items: readonly Item[];
}

interface Part<Item> extends SentPart<Item> {
  kind: PartKind;
}

/** Rows per transaction, which takes about 10 ms, in which nobody else can write. */
const A_STEP: Record<PartKind, number> = {
  catalogue: 50,
  availability: 10,
  events: 10,
  bookings: 50,
  visits: 250,
};

const MOST: Record<PartKind, number> = {
  catalogue: IMPORTED_ITEMS_MAX,
  availability: IMPORTED_AVAILABILITY_MAX,
  events: IMPORTED_EVENTS_MAX,
  bookings: IMPORTED_BOOKINGS_MAX,
  visits: IMPORTED_VISITS_MAX,
};

const importNotFound = () => new Refusal(404, IMPORT_NOT_FOUND);

const refusalsToBegin = {
  'no account': () => new Refusal(401, NOT_SIGNED_IN),
  'too many': () => new Refusal(409, TOO_MANY_BUSINESSES),
};

const refusalsToFinish = {
  ...refusalsToBegin,
  'out of step': () => new Refusal(409, OUT_OF_STEP),
  'too many people': () => new Refusal(409, tooManyPeople(PEOPLE_MAX)),
  'too many places': () => new Refusal(409, tooManyPlaces(PLACES_MAX)),
  'too many events ahead': () => new Refusal(409, TOO_MANY_EVENTS_AHEAD),
  'too many events on a date': () => new Refusal(409, TOO_MANY_EVENTS_ON_DATE),
  'too many ahead': () => new Refusal(409, TOO_MANY_AHEAD),
  'too many of an address': () => new Refusal(409, TOO_MANY_OF_ADDRESS),
};

type ImportContext = Pick<Context, 'database' | 'clock'>;

/** Resolves to how many items of a part are added. Throws the 404, and the 409 for a part after a gap. */
async function cameOf<Item>(
  read: Reader,
  named: NamedImport,
  { kind, from, items }: Part<Item>,
): Promise<number> {
  const importRow = await findImport(read, named);
  if (importRow?.state !== 'in progress') throw importNotFound();
  const came =
    kind === 'catalogue'
      ? await countCatalogue(read, named.importId)
      : kind === 'availability'
        ? await countAvailability(read, named.importId)
        : importRow[kind];
  if (from > came) throw new Refusal(409, OUT_OF_STEP);
  if (from + items.length > MOST[kind]) throw new Refusal(409, TOO_MUCH_IMPORTED);
  return came - from;
}

type AddStep<Item> = (
  tx: Transaction,
  step: { from: number; items: readonly Item[]; now: number },
) => Promise<Outcome<unknown, PartObstacle>>;

/**
 * Adds the items that have not been added yet, in batches. A part that is sent again while it is still being
 * written continues where the first has got to. Resolves to how many of the kind there are then.
 */
async function inSteps<Item>(
  { database, clock }: ImportContext,
  named: NamedImport,
  part: Part<Item>,
  add: AddStep<Item>,
): Promise<number> {
  const { kind, from, items } = part;
  const came = () => cameOf(database.read, named, part);
  for (let at = await came(); at < items.length; at = await came()) {
    const step = { from: from + at, items: items.slice(at, at + A_STEP[kind]), now: clock() };
    const added = await writePart(database, named, (tx) => add(tx, step)).catch(overfullByGuard);
    if (!added.ok && added.reason !== 'out of step')
      throw refusalsOf(step.from, step.items.length)[added.reason]();
  }
  return from + items.length;
}

function overfullByGuard(error: unknown): Outcome<never, PartObstacle> {
  if (isGuardOfSlots(error)) return no('overfull');
  throw error;
}

/** Resolves to the import's id, and discards an earlier import of the account. Throws the 401 and 409. */
export async function beginImporting(
  { database, clock }: ImportContext,
  ownerId: number,
  business: FileBusiness,
): Promise<number> {
  await database.write({}, (tx) => discardImportsOf(tx, { ownerId }));
  const picture = await mustMakePicture(business.picture);
  const nowhere = `arriving ${randomBytes(12).toString('base64url')}`;
  const begun = await database.write({ account: ownerId, business: 'new' }, (tx) =>
    beginImport(tx, ownerId, business, { now: clock(), nowhere, picture }),
  );
  return mustBeOk(begun, refusalsToBegin);
}

export async function importCatalogue(
  context: ImportContext,
  named: NamedImport,
  { from, items: sent }: SentPart<FileItem>,
): Promise<number> {
  const items: ImportedItem[] = [];
  for (const item of sent)
    items.push({ item, picture: item.kind === 'person' ? await mustMakePicture(item.picture) : null });
  return inSteps(context, named, { kind: 'catalogue', from, items }, (tx, step) =>
    addToCatalogue(tx, named.importId, step),
  );
}

export function importAvailability(
  context: ImportContext,
  named: NamedImport,
  part: SentPart<FileAvailability>,
): Promise<number> {
  return inSteps(context, named, { kind: 'availability', ...part }, (tx, step) =>
    addAvailability(tx, named.importId, step),
  );
}

export async function importEvents(
  context: ImportContext,
  named: NamedImport,
  part: SentPart<FileEvent>,
): Promise<ImportedEvent[]> {
  const added: ImportedEvent[] = [];
  await inSteps(context, named, { kind: 'events', ...part }, async (tx, step) => {
    const outcome = await addEvents(tx, named, step);
    if (outcome.ok) added.push(...outcome.value);
    return outcome;
  });
  const { from, items } = part;
  return added.length === items.length
    ? added
    : listImported(context.database.read, named.importId, from, items.length);
}

export function importBookings(
  context: ImportContext & Pick<Context, 'tokens'>,
  named: NamedImport,
  part: SentPart<ImportedBooking>,
): Promise<number> {
  const { importId } = named;
  return inSteps(context, named, { kind: 'bookings', ...part }, (tx, { from, items, now }) => {
    const coming = items.map((imported) => ({
      imported,
      row: newBookingOfFile(imported, {
        businessId: importId,
        reference: imported.booking_reference,
        cancel: context.tokens.fresh(),
        now,
      }),
      otherReference: otherReferenceOf(importId, imported.booking_reference),
      spareReference: referenceFrom(randomBytes(9)),
    }));
    return addBookings(tx, named, { from, items: coming });
  });
}

export function importVisits(
  context: ImportContext,
  named: NamedImport,
  part: SentPart<FileVisits>,
): Promise<number> {
  return inSteps(context, named, { kind: 'visits', ...part }, (tx, step) => addVisits(tx, named, step));
}

/** Adds those that aren't there yet, so that a part can be sent again. Resolves to how many were sent so far. */
export async function importCustomers(
  { database, clock }: ImportContext,
  named: NamedImport,
  { from, items }: SentPart<CustomerChange>,
): Promise<number> {
  if ((await findImport(database.read, named))?.state !== 'in progress') throw importNotFound();
  for (const step of stepsOf(items, () => 1, CUSTOMERS_A_STEP)) {
    const added = await writePart(database, named, (tx) => addCustomersOfFile(tx, named, step, clock()));
    if (!added.ok)
      throw added.reason === 'out of step' ? importNotFound() : new Refusal(409, TOO_MUCH_IMPORTED);
  }
  return from + items.length;
}

/** Throws the 404, and the 409 for a missing part or a broken bound. Finishing twice is harmless. */
export async function finishImporting(
  { database, clock, onMailQueued }: ImportContext & Pick<Context, 'onMailQueued'>,
  named: NamedImport,
  amounts: FileAmounts,
): Promise<Finished> {
  if (!(await findImport(database.read, named))) throw importNotFound();
  const finished = await finishImport(database, { ...named, amounts, now: clock(), random: randomBytes });
  const done = mustBeOk(finished, refusalsToFinish);
  onMailQueued();
  return done;
}

export async function discardImporting({ database }: ImportContext, named: NamedImport): Promise<void> {
  const isDiscarded = await database.write({ business: named.importId }, (tx) => discardImport(tx, named));
  if (!isDiscarded) throw importNotFound();
  await deleteImport(database, named.importId);
}

/** Deletes a discarded import in steps. */
export async function deleteImport({ write }: Database, importId: number): Promise<void> {
  await untilNothingLeft(() => write({ business: importId }, (tx) => deleteSomeOfImport(tx, importId)));
}

function refusalsOf(at: number, length: number): Record<Exclude<PartObstacle, 'out of step'>, () => Refusal> {
  return {
    'not of this business': () => new Refusal(409, NOT_OF_THIS_BUSINESS),
    'no room': () => new Refusal(409, NO_ROOM_FOR_TEXTS),
    overfull: () => new Refusal(409, dayEventOverfull(at + 1, at + length)),
  };
}
