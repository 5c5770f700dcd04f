/** The queries for a business's people and places. Each change is one transaction that locks the business. */

import { and, asc, eq, isNull, sql, type Placeholder, type SQL } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { PersonRequest, PlaceRequest } from '@daybook/schema/contract/catalogue';
import { PEOPLE_MAX, PLACES_MAX } from '@daybook/schema/figures/bounds';
import { PERSON_COLOURS } from '@daybook/schema/figures/person-colours';
import { freeTextRoom, takeTextRoom } from '../businesses/text-room-store.ts';
import { bookings } from '../database/booking-tables.ts';
import {
  cataloguePeople,
  eventPeople,
  resources,
  venues,
  type ResourceRow,
} from '../database/catalogue-tables.ts';
import type { Reader, Transaction } from '../database/database.ts';
import { firstOf, prepared } from '../database/prepared.ts';
import type { BusinessRow } from '../database/tables.ts';
import { dropUnusedPictures } from '../pictures/pictures-store.ts';
import { no, ok, type Outcome } from '../runtime/outcome.ts';
import { keepEndedEntries, noLongerOffered } from '../waiting-list/no-longer-offered-store.ts';
import { writeServicesOf } from './offers-store.ts';
import { placeColumns, textBytesOf } from './place-shape.ts';
import { moved } from './positions.ts';
import { remakeClaimsAt } from './remake-claims-store.ts';
import { usesOfPeople, usesOfPlaces, type UsesById } from './uses-store.ts';

type Kind = ResourceRow['kind'];
export type ItemObstacle = 'no item' | 'too many' | 'no room';
type ResourceObstacle = ItemObstacle | 'no service';

export interface ListedResources {
  rows: ResourceRow[];
  uses: UsesById;
}

export async function listResources(
  on: Reader,
  business: BusinessRow,
  kind: Kind,
  now: number,
): Promise<ListedResources> {
  const usesOf = kind === 'person' ? usesOfPeople : usesOfPlaces;
  const [rows, uses] = await Promise.all([resourcesOf(on, business.id, kind), usesOf(on, business, now)]);
  return { rows, uses };
}

/** Resolves to whether it was archived. One that nothing names is deleted instead. */
export async function archiveResource(
  tx: Transaction,
  business: BusinessRow,
  kind: Kind,
  id: number,
  now: number,
): Promise<Outcome<boolean, 'no item'>> {
  const row = await findResource(tx, business.id, kind, id);
  if (!row) return no('no item');
  if (kind === 'person')
    await noLongerOffered(tx, { businessId: business.id, kind, id, name: row.name }, now);
  if (await isNamed(tx, id)) {
    const archivedAt = row.archivedAt ?? now;
    await tx.update(resources).set({ archivedAt, pictureHash: null }).where(isIt(business.id, id));
    await dropUnusedPictures(tx, business.id);
    return ok(true);
  }
  if (kind === 'person') await keepEndedEntries(tx, { businessId: business.id, kind, id });
  await tx.delete(resources).where(isIt(business.id, id));
  await dropUnusedPictures(tx, business.id);
  await freeTextRoom(tx, business.id, textBytesOf(row));
  return ok(false);
}

type WantedResource = { kind: 'person'; request: PersonRequest } | { kind: 'place'; request: PlaceRequest };

const MOST: Record<Kind, number> = { person: PEOPLE_MAX, place: PLACES_MAX };

/** Leaves out what is archived. */
export const openOf = <Row extends { archivedAt: number | null }>(rows: readonly Row[]) =>
  rows.filter(({ archivedAt }) => archivedAt === null);

function columnsOf(wanted: WantedResource, colour: string | null) {
  if (wanted.kind === 'place') return { kind: 'place' as const, ...placeColumns(wanted.request) };
  const { name, bookable_online: bookableOnline } = wanted.request;
  return {
    kind: 'person' as const,
    name,
    atOnce: 1,
    bookableOnline,
    colour: wanted.request.colour ?? colour,
  };
}

/** Resolves to the new row's id. */
export async function addResource(
  tx: Transaction,
  businessId: number,
  wanted: WantedResource,
): Promise<Outcome<number, ResourceObstacle>> {
  const open = openOf(await resourcesOf(tx, businessId, wanted.kind));
  if (open.length >= MOST[wanted.kind]) return no('too many');
  const columns = columnsOf(wanted, freeColour(open));
  if (!(await takeTextRoom(tx, businessId, textBytesOf(columns)))) return no('no room');
  const last = await lastPosition(tx, resources, isOf(businessId, wanted.kind));
  const [added] = await tx
    .insert(resources)
    .values({ ...columns, businessId, position: last + 1 })
    .returning({ id: resources.id });
  if (!added) throw new Error('a person or a place was not written');
  if (!(await writeOffersOf(tx, businessId, wanted, added.id))) return no('no service');
  await move(tx, businessId, wanted, added.id);
  return ok(added.id);
}

/** Restores an archived one. */
export async function changeResource(
  tx: Transaction,
  business: BusinessRow,
  id: number,
  wanted: WantedResource,
  now: number,
): Promise<Outcome<number, ResourceObstacle>> {
  const before = await findResource(tx, business.id, wanted.kind, id);
  if (!before) return no('no item');
  if (before.archivedAt !== null) {
    const open = openOf(await resourcesOf(tx, business.id, wanted.kind));
    if (open.length >= MOST[wanted.kind]) return no('too many');
  }
  const columns = columnsOf(wanted, before.colour);
  const longer = textBytesOf(columns) - textBytesOf(before);
  if (!(await takeTextRoom(tx, business.id, longer))) return no('no room');
  if (!(await writeOffersOf(tx, business.id, wanted, id))) return no('no service');
  await tx
    .update(resources)
    .set({ ...columns, archivedAt: null })
    .where(isIt(business.id, id));
  await move(tx, business.id, wanted, id);
  if (columns.atOnce !== before.atOnce) await remakeClaimsAt(tx, business, id, now);
  return ok(id);
}

/** Resolves to false if a person's service isn't in the list. A request without any changes nothing. */
async function writeOffersOf(
  tx: Transaction,
  businessId: number,
  wanted: WantedResource,
  id: number,
): Promise<boolean> {
  if (wanted.kind === 'place' || wanted.request.service_ids === undefined) return true;
  return writeServicesOf(tx, businessId, id, wanted.request.service_ids);
}

/** Returns the first of the least used colours. */
function freeColour(people: readonly Pick<ResourceRow, 'colour'>[]): string {
  const counts = PERSON_COLOURS.map(({ hex }) => ({
    hex,
    used: people.filter((person) => person.colour === hex).length,
  }));
  const fewest = Math.min(...counts.map(({ used }) => used));
  return counts.find(({ used }) => used === fewest)?.hex ?? PERSON_COLOURS[0].hex;
}

/** Moves a row to the position in the request. */
async function move(
  tx: Transaction,
  businessId: number,
  { kind, request: { position } }: WantedResource,
  id: number,
): Promise<void> {
  if (position === undefined) return;
  const open = openOf(await resourcesOf(tx, businessId, kind));
  for (const item of moved(open, id, position))
    await tx.update(resources).set({ position: item.position }).where(isIt(businessId, item.id));
}

/** Resolves to 0 for an empty list. */
export async function lastPosition(
  on: Reader,
  table: SQLiteTable & { position: SQLiteColumn },
  isListed: SQL | undefined,
): Promise<number> {
  const [last] = await on
    .select({ position: sql<number>`coalesce(max(${table.position}), 0)`.mapWith(Number) })
    .from(table)
    .where(isListed);
  return last?.position ?? 0;
}

const isIt = (businessId: number, id: number) =>
  and(eq(resources.businessId, businessId), eq(resources.id, id));

const isOf = (businessId: number | Placeholder, kind: Kind) =>
  and(eq(resources.businessId, businessId), eq(resources.kind, kind));

/** Lists rows in the owner's order, archived ones last. */
function resourcesOf(on: Reader, businessId: number, kind: Kind): Promise<ResourceRow[]> {
  return on
    .select()
    .from(resources)
    .where(isOf(businessId, kind))
    .orderBy(sql`${resources.archivedAt} is not null`, asc(resources.position), asc(resources.id));
}

async function findResource(
  on: Reader,
  businessId: number,
  kind: Kind,
  id: number,
): Promise<ResourceRow | null> {
  return firstOf(
    on
      .select()
      .from(resources)
      .where(and(isOf(businessId, kind), eq(resources.id, id))),
  );
}

/** Resolves to null for one that the business doesn't have, or that is archived. */
export function findOpenResource(on: Reader, businessId: number, id: number): Promise<ResourceRow | null> {
  const isOpen = and(isIt(businessId, id), isNull(resources.archivedAt));
  return firstOf(on.select().from(resources).where(isOpen));
}

export function openPeopleOf(on: Reader, businessId: number): Promise<ResourceRow[]> {
  return openPeople(on).execute({ businessId });
}

const openPeople = prepared((on: Reader) =>
  on
    .select()
    .from(resources)
    .where(and(isOf(sql.placeholder('businessId'), 'person'), isNull(resources.archivedAt)))
    .orderBy(asc(resources.position), asc(resources.id))
    .prepare(),
);

/** Returns whether an event, a booking or a service names it. */
async function isNamed(on: Reader, id: number): Promise<boolean> {
  const naming = await Promise.all([
    on.select({ id: venues.id }).from(venues).where(eq(venues.resourceId, id)).limit(1),
    on.select({ id: eventPeople.eventId }).from(eventPeople).where(eq(eventPeople.resourceId, id)).limit(1),
    on.select({ id: bookings.id }).from(bookings).where(eq(bookings.personId, id)).limit(1),
    on
      .select({ id: cataloguePeople.catalogueId })
      .from(cataloguePeople)
      .where(eq(cataloguePeople.resourceId, id))
      .limit(1),
  ]);
  return naming.some((found) => found.length > 0);
}
