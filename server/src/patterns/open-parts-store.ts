import { and, eq, inArray, isNull } from 'drizzle-orm';
import { catalogue, resources } from '../database/catalogue-tables.ts';
import type { Reader } from '../database/database.ts';
import type { NewEvent } from '../events/new-event.ts';
import { no, ok, type Outcome } from '../runtime/outcome.ts';

/** Leaves out what is archived. An event that would have none left of what it names is not published (decision 243). */
export async function openPartsOf(
  on: Reader,
  businessId: number,
  { places = [], people = [], serviceIds = [], ...event }: NewEvent,
): Promise<Outcome<NewEvent, 'no place' | 'no person' | 'no service'>> {
  const named = [...places.map(({ id }) => id), ...people.map(({ resourceId }) => resourceId)];
  const isOpen = and(
    eq(resources.businessId, businessId),
    inArray(resources.id, named),
    isNull(resources.archivedAt),
  );
  const isOffered = and(
    eq(catalogue.businessId, businessId),
    inArray(catalogue.id, serviceIds),
    isNull(catalogue.archivedAt),
  );
  const [open, offered] = await Promise.all([
    named.length === 0 ? [] : on.select({ id: resources.id }).from(resources).where(isOpen),
    serviceIds.length === 0 ? [] : on.select({ id: catalogue.id }).from(catalogue).where(isOffered),
  ]);
  const has = (rows: readonly { id: number }[], id: number) => rows.some((row) => row.id === id);
  const left = {
    places: places.filter(({ id }) => has(open, id)),
    people: people.filter(({ resourceId }) => has(open, resourceId)),
    serviceIds: serviceIds.filter((id) => has(offered, id)),
  };
  if (places.length > 0 && left.places.length === 0) return no('no place');
  if (people.length > 0 && left.people.length === 0) return no('no person');
  if (serviceIds.length > 0 && left.serviceIds.length === 0) return no('no service');
  return ok({ ...event, ...left });
}
