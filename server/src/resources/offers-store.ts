import { and, eq, inArray, isNull } from 'drizzle-orm';
import { catalogue, cataloguePeople, resources } from '../database/catalogue-tables.ts';
import type { Transaction } from '../database/database.ts';

/**
 * Makes a person offer exactly those services of the business. A service that everybody offered and this
 * person no longer does is then offered by all others of the team. Resolves to false, and changes nothing, if
 * the list has no such service.
 */
export async function writeServicesOf(
  tx: Transaction,
  businessId: number,
  personId: number,
  serviceIds: readonly number[],
): Promise<boolean> {
  const isOpen = and(eq(catalogue.businessId, businessId), isNull(catalogue.archivedAt));
  const there = await tx.select().from(catalogue).where(isOpen);
  if (!serviceIds.every((id) => there.some((service) => service.id === id))) return false;
  const theirs = await tx.select().from(cataloguePeople).where(eq(cataloguePeople.resourceId, personId));
  const offered = new Set(theirs.map(({ catalogueId }) => catalogueId));
  const isWanted = (id: number) => serviceIds.includes(id);
  const added = there.filter(({ id, everyone }) => isWanted(id) && !everyone && !offered.has(id));
  const left = there.filter(({ id, everyone }) => !isWanted(id) && !everyone && offered.has(id));
  const ofOthers = there.filter(({ id, everyone }) => !isWanted(id) && everyone);
  if (added.length > 0)
    await tx
      .insert(cataloguePeople)
      .values(added.map(({ id }) => ({ catalogueId: id, resourceId: personId })));
  if (left.length > 0)
    await tx.delete(cataloguePeople).where(
      and(
        eq(cataloguePeople.resourceId, personId),
        inArray(
          cataloguePeople.catalogueId,
          left.map(({ id }) => id),
        ),
      ),
    );
  if (ofOthers.length > 0) await leaveToOthers(tx, businessId, personId, ofOthers);
  return true;
}

/** Includes archived people, so that they offer it again when they are restored. */
async function leaveToOthers(
  tx: Transaction,
  businessId: number,
  personId: number,
  services: readonly { id: number }[],
): Promise<void> {
  const team = await tx
    .select({ id: resources.id })
    .from(resources)
    .where(and(eq(resources.businessId, businessId), eq(resources.kind, 'person')));
  const rows = services.flatMap(({ id: catalogueId }) =>
    team.filter(({ id }) => id !== personId).map(({ id: resourceId }) => ({ catalogueId, resourceId })),
  );
  if (rows.length > 0) await tx.insert(cataloguePeople).values(rows);
  await tx
    .update(catalogue)
    .set({ everyone: false })
    .where(
      inArray(
        catalogue.id,
        services.map(({ id }) => id),
      ),
    );
}
