/** Imports a business from a file: it begins, its parts arrive in turn, and it is finished or discarded. */
import { randomBytes } from 'node:crypto';
import type { FileAvailability } from '@daybook/schema/contract/file-availability';
import type {
  ImportedEvent,
  ImportedBooking,
  FileBusiness,
  FileEvent,
  FileItem,
  FileVisits,
} from '@daybook/schema/contract/business-file';
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
import type { CancelTokens } from '../bookings/cancel-token.ts';
import { NO_ROOM_FOR_TEXTS, TOO_MANY_BUSINESSES } from '../businesses/business-responses.ts';
import type { Clock } from '../runtime/clock.ts';
import { Refusal } from '../http/errors.ts';
import { nextTurn } from '../runtime/next-turn.ts';
import { mustBeOk, type Outcome } from '../runtime/outcome.ts';
import type { ImportKind, ImportsStore, NamedImport } from './imports-store.ts';
import { otherReferenceOf } from './imported-customers-store.ts';
import type { ImportPartsStore, PartObstacle } from './import-parts-store.ts';
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
import type { FileAmounts, Finished, FinishImport } from './finish-import-store.ts';
import { newBookingOfFile } from './new-rows.ts';

export interface ImportParts {
  imports: ImportsStore;
  parts: ImportPartsStore;
  finishImport: FinishImport;
  tokens: CancelTokens;
  clock: Clock;
  onMailQueued: () => void;
}

/** The items of one call. `from` is how many of the kind came before them. */
type PartKind = ImportKind | 'catalogue' | 'availability';

interface Part<Item> {
  kind: PartKind;
  from: number;
  items: readonly Item[];
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

/** Returns a function that adds those items of a part that have not been added yet. */
function createSteps({ imports, parts }: Pick<ImportParts, 'imports' | 'parts'>) {
  /** Resolves to how many items of a part are added. Throws the 404, and the 409 for a part after a gap. */
  async function cameOf<Item>(named: NamedImport, { kind, from, items }: Part<Item>): Promise<number> {
    const importRow = await imports.find(named);
    if (importRow?.state !== 'in progress') throw importNotFound();
    const came =
      kind === 'catalogue' || kind === 'availability'
        ? await parts.count[kind](named.importId)
        : importRow[kind];
    if (from > came) throw new Refusal(409, OUT_OF_STEP);
    if (from + items.length > MOST[kind]) throw new Refusal(409, TOO_MUCH_IMPORTED);
    return came - from;
  }

  /**
   * Adds the items that have not been added yet, in batches. A part that is sent again while it is still
   * being written continues where the first has got to. Throws the 404 and the 409.
   */
  return async function inSteps<Item>(
    named: NamedImport,
    part: Part<Item>,
    add: (items: readonly Item[], from: number) => Promise<Outcome<unknown, PartObstacle>>,
  ): Promise<void> {
    const { kind, from, items } = part;
    for (let came = await cameOf(named, part); came < items.length; came = await cameOf(named, part)) {
      await nextTurn();
      const some = items.slice(came, came + A_STEP[kind]);
      const added = await add(some, from + came);
      if (!added.ok && added.reason !== 'out of step')
        throw refusalsOf(from + came, some.length)[added.reason]();
    }
  };
}

export function createImporting(given: ImportParts) {
  const { imports, parts, finishImport, tokens, clock, onMailQueued } = given;

  const inSteps = createSteps(given);

  return {
    /** Resolves to the import's id, and discards an earlier import of the account. Throws the 401 and 409. */
    async begin(ownerId: number, business: FileBusiness): Promise<number> {
      await imports.discardOf({ ownerId });
      const nowhere = `arriving ${randomBytes(12).toString('base64url')}`;
      return mustBeOk(await imports.begin(ownerId, business, { now: clock(), nowhere }), refusalsToBegin);
    },

    /** Throws the 404 and 409. */
    async catalogue(named: NamedImport, from: number, items: readonly FileItem[]): Promise<number> {
      await inSteps(named, { kind: 'catalogue', from, items }, (some, at) =>
        parts.addToCatalogue(named, at, some, clock()),
      );
      return from + items.length;
    },

    /** Throws the 404 and 409. */
    async availability(
      named: NamedImport,
      from: number,
      items: readonly FileAvailability[],
    ): Promise<number> {
      await inSteps(named, { kind: 'availability', from, items }, (some, at) =>
        parts.addAvailability(named, at, some, clock()),
      );
      return from + items.length;
    },

    /** Throws the 404 and 409. */
    async events(named: NamedImport, from: number, items: readonly FileEvent[]): Promise<ImportedEvent[]> {
      const added: ImportedEvent[] = [];
      await inSteps(named, { kind: 'events', from, items }, async (some, at) => {
        const outcome = await parts.addEvents(named, at, some, clock());
        if (outcome.ok) added.push(...outcome.value);
        return outcome;
      });
      return added.length === items.length ? added : parts.listImported(named.importId, from, items.length);
    },

    /** Throws the 404 and 409. */
    async bookings(named: NamedImport, from: number, items: readonly ImportedBooking[]): Promise<number> {
      await inSteps(named, { kind: 'bookings', from, items }, (some, at) => {
        const coming = some.map((imported) => ({
          imported,
          row: newBookingOfFile(imported, {
            businessId: named.importId,
            reference: imported.booking_reference,
            cancel: tokens.fresh(),
            now: clock(),
          }),
          otherReference: otherReferenceOf(named.importId, imported.booking_reference),
          spareReference: referenceFrom(randomBytes(9)),
        }));
        return parts.addBookings(named, at, coming);
      });
      return from + items.length;
    },

    /** Throws the 404 and 409. */
    async visits(named: NamedImport, from: number, items: readonly FileVisits[]): Promise<number> {
      await inSteps(named, { kind: 'visits', from, items }, (some, at) => parts.addVisits(named, at, some));
      return from + items.length;
    },

    /** Throws the 404, and the 409 for a missing part or a broken bound. Finishing twice is harmless. */
    async finish(named: NamedImport, amounts: FileAmounts): Promise<Finished> {
      if (!(await imports.find(named))) throw importNotFound();
      const now = clock();
      const finished = await finishImport({ ...named, amounts, now, random: randomBytes });
      const done = mustBeOk(finished, refusalsToFinish);
      onMailQueued();
      return done;
    },

    /** Deletes the imported data in steps. Throws the 404. */
    async discard(named: NamedImport): Promise<void> {
      if (!(await imports.discard(named))) throw importNotFound();
      while (await imports.deleteSome(named.importId)) await nextTurn();
    },
  };
}

function refusalsOf(at: number, length: number): Record<Exclude<PartObstacle, 'out of step'>, () => Refusal> {
  return {
    'not of this business': () => new Refusal(409, NOT_OF_THIS_BUSINESS),
    'no room': () => new Refusal(409, NO_ROOM_FOR_TEXTS),
    overfull: () => new Refusal(409, dayEventOverfull(at + 1, at + length)),
  };
}
