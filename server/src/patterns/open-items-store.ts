import { and, eq, isNull, sql } from 'drizzle-orm';
import { catalogue, resources } from '../database/catalogue-tables.ts';
import type { Reader } from '../database/database.ts';
import { prepared } from '../database/prepared.ts';
import type { NewEvent } from '../events/new-event.ts';
import { no, ok, type Outcome } from '../runtime/outcome.ts';

export interface OpenItems {
  /** Places and people. */
  resources: ReadonlySet<number>;
  services: ReadonlySet<number>;
}

export async function openItemsOf(on: Reader, businessId: number): Promise<OpenItems> {
  const [open, offered] = await Promise.all([
    openResources(on).execute({ businessId }),
    openServices(on).execute({ businessId }),
  ]);
  const idsOf = (rows: readonly { id: number }[]) => new Set(rows.map(({ id }) => id));
  return { resources: idsOf(open), services: idsOf(offered) };
}

/** Leaves out archived parts. An event that would have none left isn't published. */
export function withoutArchived(
  { places, people, serviceIds, ...event }: Required<NewEvent>,
  open: OpenItems,
): Outcome<Required<NewEvent>, 'no place' | 'no person' | 'no service'> {
  const left = {
    places: places.filter(({ id }) => open.resources.has(id)),
    people: people.filter(({ resourceId }) => open.resources.has(resourceId)),
    serviceIds: serviceIds.filter((id) => open.services.has(id)),
  };
  if (places.length > 0 && left.places.length === 0) return no('no place');
  if (people.length > 0 && left.people.length === 0) return no('no person');
  if (serviceIds.length > 0 && left.serviceIds.length === 0) return no('no service');
  return ok({ ...event, ...left });
}

const businessId = sql.placeholder('businessId');
const openResources = prepared((on: Reader) =>
  on
    .select({ id: resources.id })
    .from(resources)
    .where(and(eq(resources.businessId, businessId), isNull(resources.archivedAt)))
    .prepare(),
);
const openServices = prepared((on: Reader) =>
  on
    .select({ id: catalogue.id })
    .from(catalogue)
    .where(and(eq(catalogue.businessId, businessId), isNull(catalogue.archivedAt)))
    .prepare(),
);
