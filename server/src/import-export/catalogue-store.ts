/** Reads people, places and services for a business's file, and writes an import's (BUSINESS-FILE.md). */

import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { FileItem } from '@daybook/schema/contract/business-file';
import { bytesIn, takeTextRoom } from '../businesses/text-room-store.ts';
import {
  catalogue,
  cataloguePeople,
  resources,
  type CatalogueRow,
  type ResourceRow,
} from '../database/catalogue-tables.ts';
import type { Reader, Transaction } from '../database/database.ts';
import { countRows, one } from '../database/prepared.ts';
import type { Picture } from '../pictures/make-picture.ts';
import { keepPicture } from '../pictures/pictures-store.ts';
import { placeColumns, textBytesOf } from '../resources/place-shape.ts';
import { columnsOfFileService, textBytesOfService } from '../resources/service-shape.ts';
import { no, ok, type Outcome } from '../runtime/outcome.ts';

type Kind = FileItem['kind'];

/** In the order of the file: people, places, services, each in the order of its list. */
export interface WholeCatalogue {
  resources: ResourceRow[];
  services: CatalogueRow[];
  offers: (typeof cataloguePeople.$inferSelect)[];
}

export async function readCatalogue(on: Reader, businessId: number): Promise<WholeCatalogue> {
  const [ofBusiness, services, offers] = await Promise.all([
    on
      .select()
      .from(resources)
      .where(eq(resources.businessId, businessId))
      .orderBy(desc(sql`${resources.kind} = 'person'`), asc(resources.position), asc(resources.id)),
    on
      .select()
      .from(catalogue)
      .where(eq(catalogue.businessId, businessId))
      .orderBy(asc(catalogue.position), asc(catalogue.id)),
    on
      .select({ catalogueId: cataloguePeople.catalogueId, resourceId: cataloguePeople.resourceId })
      .from(cataloguePeople)
      .innerJoin(catalogue, eq(catalogue.id, cataloguePeople.catalogueId))
      .where(eq(catalogue.businessId, businessId))
      .orderBy(asc(cataloguePeople.catalogueId), asc(cataloguePeople.resourceId)),
  ]);
  return { resources: ofBusiness, services, offers };
}

export async function countCatalogue(on: Reader, importId: number): Promise<number> {
  const [ofBusiness, services] = await Promise.all([
    countRows(on, resources, eq(resources.businessId, importId)),
    countRows(on, catalogue, eq(catalogue.businessId, importId)),
  ]);
  return ofBusiness + services;
}

export interface ImportedItem {
  item: FileItem;
  /** A person's, made of what the file has. */
  picture: Picture | null;
}

/** Writes items after the first `from`. An item's place in the file becomes its position in its list. */
export async function addToCatalogue(
  tx: Transaction,
  importId: number,
  { from, items, now }: { from: number; items: readonly ImportedItem[]; now: number },
): Promise<Outcome<'added', 'out of step' | 'not of this business' | 'no room'>> {
  if ((await countCatalogue(tx, importId)) !== from) return no('out of step');
  const bytes = items.reduce((sum, { item }) => sum + textBytesIn(item), 0);
  if (!(await takeTextRoom(tx, importId, bytes))) return no('no room');
  for (const [at, imported] of items.entries()) {
    const written = await addItem(tx, importId, { ...imported, position: from + at + 1, now });
    if (!written) return no('not of this business');
  }
  return ok('added');
}

/** Resolves to false if a person who offers the service is missing. */
async function addItem(
  tx: Transaction,
  businessId: number,
  { item, picture, position, now }: ImportedItem & { position: number; now: number },
): Promise<boolean> {
  const common = { businessId, position, name: item.name, archivedAt: item.is_archived ? now : null };
  if (item.kind === 'person') {
    const { colour, bookable_online: bookableOnline } = item;
    const person = { ...common, kind: 'person' as const, atOnce: 1, colour, bookableOnline };
    const { id } = await one(tx.insert(resources).values(person).returning({ id: resources.id }));
    await keepPicture(tx, { businessId, personId: id }, picture, now);
    return true;
  }
  if (item.kind === 'place') {
    await tx.insert(resources).values({ ...common, kind: 'place', ...placeColumns(item) });
    return true;
  }
  const offering = item.people ?? [];
  const found = await findItems(tx, businessId, { person: offering, place: [], service: [] });
  const resourceIds = offering.flatMap((at) => found.person.get(at)?.id ?? []);
  if (resourceIds.length < offering.length) return false;
  const [service] = await tx
    .insert(catalogue)
    .values({
      ...common,
      ...columnsOfFileService(item),
      everyone: item.people === null,
    })
    .returning({ id: catalogue.id });
  if (service && resourceIds.length > 0)
    await tx
      .insert(cataloguePeople)
      .values(resourceIds.map((resourceId) => ({ catalogueId: service.id, resourceId })));
  return true;
}

function textBytesIn(item: FileItem): number {
  if (item.kind === 'place') return textBytesOf(placeColumns(item));
  return item.kind === 'service' ? textBytesOfService(columnsOfFileService(item)) : bytesIn(item.name);
}

export type PlacesInCatalogue = Record<Kind, readonly number[]>;

export interface FoundItems {
  person: ReadonlyMap<number, ResourceRow>;
  place: ReadonlyMap<number, ResourceRow>;
  service: ReadonlyMap<number, CatalogueRow>;
}

/** Finds the people and places at these positions of the catalogue. */
export async function findResources(
  on: Reader,
  importId: number,
  positions: readonly number[],
): Promise<ResourceRow[]> {
  return on
    .select()
    .from(resources)
    .where(and(eq(resources.businessId, importId), inArray(resources.position, [...new Set(positions)])));
}

/** Finds the imported rows at these positions, and leaves out those that were not imported. */
export async function findItems(
  on: Reader,
  importId: number,
  { person, place, service }: PlacesInCatalogue,
): Promise<FoundItems> {
  const [found, services] = await Promise.all([
    person.length + place.length === 0 ? [] : findResources(on, importId, [...person, ...place]),
    service.length === 0
      ? []
      : on
          .select()
          .from(catalogue)
          .where(and(eq(catalogue.businessId, importId), inArray(catalogue.position, [...new Set(service)]))),
  ]);
  return {
    person: byPosition(found.filter(isKind('person'))),
    place: byPosition(found.filter(isKind('place'))),
    service: byPosition(services),
  };
}

const isKind = (kind: ResourceRow['kind']) => (row: ResourceRow) => row.kind === kind;

const byPosition = <Row extends { position: number }>(rows: readonly Row[]) =>
  new Map(rows.map((row) => [row.position, row]));
