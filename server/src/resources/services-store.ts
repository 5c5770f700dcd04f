/** The queries for a business's services. Each change is one transaction that locks the business. */

import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { CatalogueServiceRequest } from '@daybook/schema/contract/catalogue';
import { SERVICES_OF_BUSINESS_MAX } from '@daybook/schema/figures/bounds';
import { freeTextRoom, takeTextRoom } from '../businesses/text-room-store.ts';
import { catalogue, cataloguePeople, services, type CatalogueRow } from '../database/catalogue-tables.ts';
import type { Reader, Transaction } from '../database/database.ts';
import { firstOf } from '../database/prepared.ts';
import type { BusinessRow } from '../database/tables.ts';
import { renameAsked } from '../questions/questions-store.ts';
import { no, ok, type Outcome } from '../runtime/outcome.ts';
import { keepEndedEntries, noLongerOffered } from '../waiting-list/no-longer-offered-store.ts';
import { moved } from './positions.ts';
import { remakeClaimsOfService } from './remake-claims-store.ts';
import { lastPosition, openOf, openPeopleOf, type ItemObstacle } from './resources-store.ts';
import { columnsOfRequest, textBytesOfService } from './service-shape.ts';
import { usesOfServices, type UsesById } from './uses-store.ts';

/** A service with the ids of the people who offer it, unless everybody does. */
interface ServiceWithPeople extends CatalogueRow {
  personIds: number[];
}

export interface ListedServices {
  rows: ServiceWithPeople[];
  uses: UsesById;
}

type ServiceObstacle = ItemObstacle | 'no person';

export async function listServices(on: Reader, business: BusinessRow, now: number): Promise<ListedServices> {
  const [rows, offers, uses] = await Promise.all([
    servicesOf(on, business.id),
    on
      .select({ catalogueId: cataloguePeople.catalogueId, resourceId: cataloguePeople.resourceId })
      .from(cataloguePeople)
      .innerJoin(catalogue, eq(catalogue.id, cataloguePeople.catalogueId))
      .where(eq(catalogue.businessId, business.id)),
    usesOfServices(on, business, now),
  ]);
  const withPeople = rows.map((row) => ({
    ...row,
    personIds: offers.filter(({ catalogueId }) => catalogueId === row.id).map(({ resourceId }) => resourceId),
  }));
  return { rows: withPeople, uses };
}

export async function addService(
  tx: Transaction,
  businessId: number,
  request: CatalogueServiceRequest,
): Promise<Outcome<number, ServiceObstacle>> {
  const there = await servicesOf(tx, businessId);
  if (openOf(there).length >= SERVICES_OF_BUSINESS_MAX) return no('too many');
  if (!(await areAllInTeam(tx, businessId, request, null))) return no('no person');
  const columns = columnsOf(request);
  if (!(await takeTextRoom(tx, businessId, textBytesOfService(columns)))) return no('no room');
  const last = await lastPosition(tx, catalogue, eq(catalogue.businessId, businessId));
  const [added] = await tx
    .insert(catalogue)
    .values({ ...columns, businessId, position: last + 1 })
    .returning({ id: catalogue.id });
  if (!added) throw new Error('a service was not written');
  await writeOffers(tx, added.id, request);
  await move(tx, businessId, added.id, request.position);
  return ok(added.id);
}

/** Restores an archived one. */
export async function changeService(
  tx: Transaction,
  business: Pick<BusinessRow, 'id' | 'timezone'>,
  id: number,
  request: CatalogueServiceRequest,
  now: number,
): Promise<Outcome<number, ServiceObstacle>> {
  const businessId = business.id;
  const before = await findService(tx, businessId, id);
  if (!before) return no('no item');
  const isBack = before.archivedAt !== null;
  if (isBack && openOf(await servicesOf(tx, businessId)).length >= SERVICES_OF_BUSINESS_MAX)
    return no('too many');
  if (!(await areAllInTeam(tx, businessId, request, id))) return no('no person');
  const columns = columnsOf(request);
  const longer = textBytesOfService(columns) - textBytesOfService(before);
  if (!(await takeTextRoom(tx, businessId, longer))) return no('no room');
  await tx
    .update(catalogue)
    .set({ ...columns, archivedAt: null })
    .where(isIt(businessId, id));
  await renameAsked(tx, businessId, 'service_name', { from: before.name, to: columns.name });
  if (columns.placesPerTime !== before.placesPerTime) await remakeClaimsOfService(tx, business, id, now);
  await writeOffers(tx, id, request);
  await move(tx, businessId, id, request.position);
  return ok(id);
}

/** Resolves to whether it was archived. One that no event has is deleted instead. */
export async function archiveService(
  tx: Transaction,
  businessId: number,
  id: number,
  now: number,
): Promise<Outcome<boolean, 'no item'>> {
  const row = await findService(tx, businessId, id);
  if (!row) return no('no item');
  await noLongerOffered(tx, { businessId, kind: 'service', id, name: row.name }, now);
  const [named] = await tx
    .select({ id: services.id })
    .from(services)
    .where(eq(services.catalogueId, id))
    .limit(1);
  if (named) {
    await tx
      .update(catalogue)
      .set({ archivedAt: row.archivedAt ?? now })
      .where(isIt(businessId, id));
    return ok(true);
  }
  await keepEndedEntries(tx, { businessId, kind: 'service', id });
  await tx.delete(catalogue).where(isIt(businessId, id));
  await freeTextRoom(tx, businessId, textBytesOfService(row));
  return ok(false);
}

const isIt = (businessId: number, id: number) =>
  and(eq(catalogue.businessId, businessId), eq(catalogue.id, id));

const columnsOf = (request: CatalogueServiceRequest) => ({
  ...columnsOfRequest(request),
  everyone: request.everyone,
});

/** Archived people may remain among those who offer a service. */
async function areAllInTeam(
  on: Reader,
  businessId: number,
  { everyone, person_ids: ids }: CatalogueServiceRequest,
  catalogueId: number | null,
): Promise<boolean> {
  if (everyone || ids.length === 0) return true;
  const team = new Set((await openPeopleOf(on, businessId)).map(({ id }) => id));
  for (const { resourceId } of catalogueId === null ? [] : await offersOf(on, catalogueId))
    team.add(resourceId);
  return ids.every((id) => team.has(id));
}

const offersOf = (on: Reader, catalogueId: number) =>
  on.select().from(cataloguePeople).where(eq(cataloguePeople.catalogueId, catalogueId));

/** Writes who offers the service, only if that changed: a trigger invalidates the business's caches. */
async function writeOffers(
  tx: Transaction,
  catalogueId: number,
  { everyone, person_ids: ids }: CatalogueServiceRequest,
): Promise<void> {
  const wanted = new Set(everyone ? [] : ids);
  const there = await offersOf(tx, catalogueId);
  const gone = there.map(({ resourceId }) => resourceId).filter((id) => !wanted.has(id));
  for (const { resourceId } of there) wanted.delete(resourceId);
  if (gone.length > 0)
    await tx
      .delete(cataloguePeople)
      .where(and(eq(cataloguePeople.catalogueId, catalogueId), inArray(cataloguePeople.resourceId, gone)));
  if (wanted.size > 0)
    await tx.insert(cataloguePeople).values([...wanted].map((resourceId) => ({ catalogueId, resourceId })));
}

async function move(
  tx: Transaction,
  businessId: number,
  id: number,
  position: number | undefined,
): Promise<void> {
  if (position === undefined) return;
  for (const item of moved(openOf(await servicesOf(tx, businessId)), id, position))
    await tx.update(catalogue).set({ position: item.position }).where(isIt(businessId, item.id));
}

/** Lists services in the owner's order, archived ones last. */
function servicesOf(on: Reader, businessId: number): Promise<CatalogueRow[]> {
  return on
    .select()
    .from(catalogue)
    .where(eq(catalogue.businessId, businessId))
    .orderBy(sql`${catalogue.archivedAt} is not null`, asc(catalogue.position), asc(catalogue.id));
}

async function findService(on: Reader, businessId: number, id: number): Promise<CatalogueRow | null> {
  return firstOf(on.select().from(catalogue).where(isIt(businessId, id)));
}
