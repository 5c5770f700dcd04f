import { and, eq, lt } from 'drizzle-orm';
import type { FileBusiness } from '@daybook/schema/contract/business-file';
import { LEGAL_TEXTS_OF } from '@daybook/schema/words/legal-texts';
import { deleteBookings } from '../bookings/write-bookings-store.ts';
import { mayHaveOneMore, type BusinessObstacle } from '../businesses/access-store.ts';
import { businessColumns } from '../businesses/business-shape.ts';
import { bookings } from '../database/booking-tables.ts';
import type { Transaction, Reader } from '../database/database.ts';
import { imports, type ImportRow } from '../database/import-tables.ts';
import { firstOf, one } from '../database/prepared.ts';
import { businesses, events } from '../database/tables.ts';
import { removeEvents } from '../events/remove-events-store.ts';
import type { Picture } from '../pictures/make-picture.ts';
import { keepPicture } from '../pictures/pictures-store.ts';
import { withIds } from '../questions/question-shape.ts';
import { ok, type Outcome } from '../runtime/outcome.ts';

export interface NamedImport {
  importId: number;
  ownerId: number;
}

export type ImportKind = 'events' | 'bookings' | 'visits';

/** Rows that one step deletes from a discarded import, which takes about 10 ms. */
const BOOKINGS_A_STEP = 200;
const EVENTS_A_STEP = 25;

/** Resolves to null for somebody else's import, and for one that doesn't exist. */
export function findImport(on: Reader, named: NamedImport): Promise<ImportRow | null> {
  return firstOf(on.select().from(imports).where(isOf(named)));
}

/** Ends an import, whose data `deleteSomeOfImport` deletes. Resolves to false if it doesn't exist. */
export async function discardImport(tx: Transaction, { importId, ownerId }: NamedImport): Promise<boolean> {
  const ended = await tx
    .update(imports)
    .set({ state: 'discarded' })
    .where(isInProgress({ importId, ownerId }))
    .returning({ id: imports.businessId });
  return ended.length > 0;
}

/** Ends the account's imports, or all that began before that instant (milliseconds since 1970). */
export async function discardImportsOf(
  tx: Transaction,
  whose: { ownerId: number } | { before: number },
): Promise<void> {
  const wanted = 'ownerId' in whose ? eq(imports.ownerId, whose.ownerId) : lt(imports.beganAt, whose.before);
  await tx
    .update(imports)
    .set({ state: 'discarded' })
    .where(and(eq(imports.state, 'in progress'), wanted));
}

export async function listDiscardedImports(on: Reader): Promise<number[]> {
  const found = await on
    .select({ id: imports.businessId })
    .from(imports)
    .where(eq(imports.state, 'discarded'));
  return found.map(({ id }) => id);
}

/** Matches the import in any state. */
export function isOf({ importId, ownerId }: NamedImport) {
  return and(eq(imports.businessId, importId), eq(imports.ownerId, ownerId));
}

export function isInProgress(named: NamedImport) {
  return and(isOf(named), eq(imports.state, 'in progress'));
}

/** Resolves to the import's id. `nowhere` is a slug that no diary can have. */
export async function beginImport(
  tx: Transaction,
  ownerId: number,
  business: FileBusiness,
  { now, nowhere, picture }: { now: number; nowhere: string; picture: Picture | null },
): Promise<Outcome<number, BusinessObstacle>> {
  const may = await mayHaveOneMore(tx, ownerId);
  if (!may.ok) return may;
  const hidden = await one(
    tx
      .insert(businesses)
      .values({
        ...businessColumns(business),
        questions: withIds(business.questions),
        ownerId: null,
        deletedAt: now,
        diarySlug: nowhere,
        termsVersion: LEGAL_TEXTS_OF,
        createdAt: now,
        updatedAt: now,
      })
      .returning({ id: businesses.id }),
  );
  await keepPicture(tx, { businessId: hidden.id, personId: null }, picture, now);
  await tx.insert(imports).values({
    businessId: hidden.id,
    ownerId,
    state: 'in progress',
    beganAt: now,
    wantedSlug: business.diary_slug,
  });
  return ok(hidden.id);
}

/**
 * Deletes some of a discarded import's data, and at last the import. Resolves to false once it is gone.
 */
export async function deleteSomeOfImport(tx: Transaction, importId: number): Promise<boolean> {
  const discarded = and(eq(imports.businessId, importId), eq(imports.state, 'discarded'));
  const [importRow] = await tx.select().from(imports).where(discarded);
  if (!importRow) return false;
  const ofImport = eq(bookings.businessId, importId);
  const some = await tx.select({ id: bookings.id }).from(bookings).where(ofImport).limit(BOOKINGS_A_STEP);
  await deleteBookings(
    tx,
    some.map(({ id }) => id),
  );
  if (some.length > 0) return true;
  const planned = eq(events.businessId, importId);
  const few = await tx.select({ id: events.id }).from(events).where(planned).limit(EVENTS_A_STEP);
  await removeEvents(
    tx,
    importId,
    few.map(({ id }) => id),
  );
  if (few.length > 0) return true;
  // The import and the visits are deleted with it.
  await tx.delete(businesses).where(eq(businesses.id, importId));
  return false;
}
