/** Turns a finished import into a business, which nobody can see until then. */

import { and, count, eq, gt, gte, isNull, sql, type SQL } from 'drizzle-orm';
import { OPEN_BOOKINGS_PER_EMAIL } from '@daybook/schema/figures/bookings';
import {
  EVENTS_AHEAD_MAX,
  EVENTS_ON_DATE_MAX,
  IMPORTED_AHEAD_MAX,
  PEOPLE_MAX,
  PLACES_MAX,
} from '@daybook/schema/figures/bounds';
import { todayIn } from '@daybook/schema/rules/calendar-day';
import { isSameAddress } from '@daybook/schema/rules/email-address';
import {
  accountEmailOf,
  mayHaveOneMore,
  type BusinessObstacle,
  findBusinessOf,
} from '../businesses/access-store.ts';
import { askToConfirm } from '../businesses/businesses-store.ts';
import { keptSlugIn } from '../businesses/diary-slug-store.ts';
import type { SlugCircumstances } from '../businesses/diary-slug.ts';
import { readShown, type ShownBusiness } from '../businesses/shown-business-store.ts';
import { bookings } from '../database/booking-tables.ts';
import { resources, type ResourceRow } from '../database/catalogue-tables.ts';
import type { Database, Transaction } from '../database/database.ts';
import { imports, type ImportRow } from '../database/import-tables.ts';
import { countRows, firstOf, one } from '../database/prepared.ts';
import { businesses, events, type BusinessRow } from '../database/tables.ts';
import { foldedAddress } from '../emails/folded-address.ts';
import { no, ok, type Outcome } from '../runtime/outcome.ts';
import { countAvailability } from './availability-store.ts';
import { countCatalogue } from './catalogue-store.ts';
import { isInProgress, isOf, type NamedImport } from './imports-store.ts';

type FinishObstacle =
  | BusinessObstacle
  | 'out of step'
  | 'too many people'
  | 'too many places'
  | 'too many events ahead'
  | 'too many events on a date'
  | 'too many ahead'
  | 'too many of an address';

export interface FileAmounts extends Pick<ImportRow, 'events' | 'bookings' | 'visits'> {
  catalogue: number;
  availability: number;
}

interface Finishing extends NamedImport {
  amounts: FileAmounts;
  /** Milliseconds since 1970. */
  now: number;
  random: SlugCircumstances['random'];
}

export interface Finished {
  shown: ShownBusiness;
  newReferences: number;
}

/** Also queues the email that asks to confirm the business's address, as for any new business. */
export async function finishImport(
  { read, write }: Database,
  finishing: Finishing,
): Promise<Outcome<Finished, FinishObstacle>> {
  const { importId, ownerId } = finishing;
  const hidden = await firstOf(read.select().from(businesses).where(eq(businesses.id, importId)));
  if (!hidden) return no('out of step');
  const lockOn = { account: ownerId, business: importId, address: foldedAddress(hidden.email) };
  return write({ ...lockOn, slugs: true }, (tx) => finish(tx, hidden, finishing));
}

async function finish(
  tx: Transaction,
  hidden: BusinessRow,
  { amounts, now, random, ...named }: Finishing,
): Promise<Outcome<Finished, FinishObstacle>> {
  const importRow = await firstOf(tx.select().from(imports).where(isOf(named)));
  if (importRow?.state === 'finished') return shownAgain(tx, importRow, now);
  if (importRow?.state !== 'in progress' || !hasAll(importRow, amounts)) return no('out of step');
  if ((await countCatalogue(tx, hidden.id)) !== amounts.catalogue) return no('out of step');
  if ((await countAvailability(tx, hidden.id)) !== amounts.availability) return no('out of step');
  const may = await mayHaveOneMore(tx, named.ownerId);
  if (!may.ok) return may;
  const obstacle = await boundBrokenBy(tx, hidden, now);
  if (obstacle) return no(obstacle);
  const { accountEmail } = may.value;
  const business = await one(
    tx
      .update(businesses)
      .set({
        ownerId: named.ownerId,
        deletedAt: null,
        diarySlug: await keptSlugIn(tx, importRow.wantedSlug, hidden.name, random),
        confirmedEmail: isSameAddress(accountEmail, hidden.email) ? accountEmail : null,
        createdAt: now,
        updatedAt: now,
      })
      .where(eq(businesses.id, hidden.id))
      .returning(),
  );
  await tx.update(imports).set({ state: 'finished' }).where(isInProgress(named));
  const shown = await askToConfirm(tx, { business, accountEmail }, now);
  return ok({ shown, newReferences: importRow.newReferences });
}

/** Resolves to the same business when the call is repeated because its response was lost. */
async function shownAgain(
  tx: Transaction,
  { businessId, ownerId, newReferences }: ImportRow,
  now: number,
): Promise<Outcome<Finished, FinishObstacle>> {
  const accountEmail = await accountEmailOf(tx, ownerId);
  const business = await findBusinessOf(tx, ownerId, businessId);
  if (!business || accountEmail === null) return no('out of step');
  return ok({ shown: await readShown(tx, { business, accountEmail }, now), newReferences });
}

function hasAll(importRow: ImportRow, { events: planned, bookings: made, visits }: FileAmounts): boolean {
  return importRow.events === planned && importRow.bookings === made && importRow.visits === visits;
}

/** Checks the bounds that apply to every business. */
async function boundBrokenBy(
  tx: Transaction,
  { id, timezone }: BusinessRow,
  now: number,
): Promise<FinishObstacle | null> {
  const isKept = and(eq(resources.businessId, id), isNull(resources.archivedAt));
  const countOf = (kind: ResourceRow['kind']) =>
    countRows(tx, resources, and(isKept, eq(resources.kind, kind)));
  if ((await countOf('person')) > PEOPLE_MAX) return 'too many people';
  if ((await countOf('place')) > PLACES_MAX) return 'too many places';
  const isAhead = and(eq(events.businessId, id), gte(events.date, todayIn(timezone, now)));
  if ((await countRows(tx, events, isAhead)) > EVENTS_AHEAD_MAX) return 'too many events ahead';
  if (await hasFullerDate(tx, isAhead)) return 'too many events on a date';
  const isUpcoming = and(
    eq(bookings.businessId, id),
    gt(bookings.startsAt, now),
    sql`${bookings.status} <> 'cancelled'`,
  );
  if ((await countRows(tx, bookings, isUpcoming)) > IMPORTED_AHEAD_MAX) return 'too many ahead';
  const many = await tx
    .select({ bookings: count() })
    .from(bookings)
    .where(isUpcoming)
    .groupBy(bookings.normalisedEmail)
    .having(gt(count(), OPEN_BOOKINGS_PER_EMAIL))
    .limit(1);
  return many.length > 0 ? 'too many of an address' : null;
}

async function hasFullerDate(tx: Transaction, isAhead: SQL | undefined): Promise<boolean> {
  const fuller = await tx
    .select({ date: events.date })
    .from(events)
    .where(and(isAhead, eq(events.isClosed, false)))
    .groupBy(events.date)
    .having(gt(count(), EVENTS_ON_DATE_MAX))
    .limit(1);
  return fuller.length > 0;
}
