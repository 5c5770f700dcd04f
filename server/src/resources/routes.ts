import { calls } from '@daybook/schema/contract/calls';
import type { CatalogueService, Person, Place } from '@daybook/schema/contract/catalogue';
import { PEOPLE_MAX, PLACES_MAX, SERVICES_OF_BUSINESS_MAX } from '@daybook/schema/figures/bounds';
import { PERSON_COLOURS } from '@daybook/schema/figures/person-colours';
import {
  PERSON_NOT_FOUND,
  PERSON_NOT_IN_TEAM,
  PLACE_NOT_FOUND,
  SERVICE_NOT_FOUND,
  SERVICE_NOT_IN_LIST,
  tooManyPeople,
  tooManyPlaces,
  tooManyServices,
} from '@daybook/schema/words/catalogue-texts';
import { NO_ROOM_FOR_TEXTS } from '../businesses/business-responses.ts';
import type { ResourceRow } from '../database/catalogue-tables.ts';
import type { BusinessRow } from '../database/tables.ts';
import { Refusal, refusalOfField } from '../http/errors.ts';
import type { Context } from '../context.ts';
import type { Mount } from '../http/mount.ts';
import { mustBeOk } from '../runtime/outcome.ts';
import { placeFields } from './place-shape.ts';
import { catalogueFields } from './service-shape.ts';
import {
  type ItemObstacle,
  type ListedResources,
  listResources,
  addResource,
  changeResource,
  archiveResource,
} from './resources-store.ts';
import {
  type ListedServices,
  listServices,
  addService,
  changeService,
  archiveService,
} from './services-store.ts';
import type { Uses, UsesById } from './uses-store.ts';
import { lockForTexts } from '../businesses/text-room-store.ts';

export function mountCatalogue(mount: Mount, context: Context): void {
  mountPeople(mount, context);
  mountPlaces(mount, context);
  mountServices(mount, context);
}

function mountPeople(mount: Mount, { database, clock }: Context): void {
  const list = async (business: BusinessRow) =>
    peopleAnswer(await listResources(database.read, business, 'person', clock()));
  const one = async (business: BusinessRow, id: number) => withId(await list(business), id);
  const refusals = {
    ...refusalsOf(PERSON_NOT_FOUND, tooManyPeople(PEOPLE_MAX)),
    'no service': () => refusalOfField('service_ids', SERVICE_NOT_IN_LIST),
  };

  mount(calls.listPeople, ({ business }) => list(business));
  mount(calls.addPerson, async ({ business, body: request }) =>
    one(
      business,
      mustBeOk(
        await database.write(lockForTexts(business), (tx) =>
          addResource(tx, business.id, { kind: 'person', request }),
        ),
        refusals,
      ),
    ),
  );
  mount(calls.changePerson, async ({ business, params: { itemId }, body: request }) => {
    const changed = await database.write(lockForTexts(business), (tx) =>
      changeResource(tx, business, itemId, { kind: 'person', request }, clock()),
    );
    return one(business, mustBeOk(changed, refusals));
  });
  mount(calls.archivePerson, async ({ business, params: { itemId } }) => ({
    is_archived: mustBeOk(
      await database.write(lockForTexts(business), (tx) =>
        archiveResource(tx, business, 'person', itemId, clock()),
      ),
      refusals,
    ),
  }));
}

function mountPlaces(mount: Mount, { database, clock }: Context): void {
  const list = async (business: BusinessRow) =>
    placesAnswer(await listResources(database.read, business, 'place', clock()));
  const one = async (business: BusinessRow, id: number) => withId(await list(business), id);
  const refusals = {
    ...refusalsOf(PLACE_NOT_FOUND, tooManyPlaces(PLACES_MAX)),
    'no service': () => refusalOfField('service_ids', SERVICE_NOT_IN_LIST),
  };

  mount(calls.listPlaces, ({ business }) => list(business));
  mount(calls.addPlace, async ({ business, body: request }) =>
    one(
      business,
      mustBeOk(
        await database.write(lockForTexts(business), (tx) =>
          addResource(tx, business.id, { kind: 'place', request }),
        ),
        refusals,
      ),
    ),
  );
  mount(calls.changePlace, async ({ business, params: { itemId }, body: request }) => {
    const changed = await database.write(lockForTexts(business), (tx) =>
      changeResource(tx, business, itemId, { kind: 'place', request }, clock()),
    );
    return one(business, mustBeOk(changed, refusals));
  });
  mount(calls.archivePlace, async ({ business, params: { itemId } }) => ({
    is_archived: mustBeOk(
      await database.write(lockForTexts(business), (tx) =>
        archiveResource(tx, business, 'place', itemId, clock()),
      ),
      refusals,
    ),
  }));
}

function mountServices(mount: Mount, { database, clock }: Context): void {
  const list = async (business: BusinessRow) =>
    servicesAnswer(await listServices(database.read, business, clock()));
  const one = async (business: BusinessRow, id: number) => withId(await list(business), id);
  const refusals = {
    ...refusalsOf(SERVICE_NOT_FOUND, tooManyServices(SERVICES_OF_BUSINESS_MAX)),
    'no person': () => refusalOfField('person_ids', PERSON_NOT_IN_TEAM),
  };

  mount(calls.listCatalogueServices, ({ business }) => list(business));
  mount(calls.addCatalogueService, async ({ business, body }) =>
    one(
      business,
      mustBeOk(
        await database.write(lockForTexts(business), (tx) => addService(tx, business.id, body)),
        refusals,
      ),
    ),
  );
  mount(calls.changeCatalogueService, async ({ business, params: { itemId }, body }) =>
    one(
      business,
      mustBeOk(
        await database.write(lockForTexts(business), (tx) => changeService(tx, business.id, itemId, body)),
        refusals,
      ),
    ),
  );
  mount(calls.archiveCatalogueService, async ({ business, params: { itemId } }) => ({
    is_archived: mustBeOk(
      await database.write(lockForTexts(business), (tx) => archiveService(tx, business.id, itemId, clock())),
      refusals,
    ),
  }));
}

const refusalsOf = (notFound: string, tooMany: string): Record<ItemObstacle, () => Refusal> => ({
  'no item': () => new Refusal(404, notFound),
  'too many': () => new Refusal(409, tooMany),
  'no room': () => new Refusal(409, NO_ROOM_FOR_TEXTS),
});

function withId<Item extends { id: number }>(items: readonly Item[], id: number): Item {
  const found = items.find((item) => item.id === id);
  if (!found) throw new Error('an item that was just written is gone');
  return found;
}

function usesAnswer(uses: UsesById, { id, archivedAt }: Pick<ResourceRow, 'id' | 'archivedAt'>) {
  const { upcomingDates, upcomingBookings }: Uses = uses.get(id) ?? { upcomingDates: 0, upcomingBookings: 0 };
  return {
    upcoming_dates: upcomingDates,
    upcoming_bookings: upcomingBookings,
    is_archived: archivedAt !== null,
  };
}

function peopleAnswer({ rows, uses }: ListedResources): Person[] {
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    colour: row.colour ?? PERSON_COLOURS[0].hex,
    bookable_online: row.bookableOnline,
    ...usesAnswer(uses, row),
  }));
}

function placesAnswer({ rows, uses }: ListedResources): Place[] {
  return rows.map((row) => ({
    id: row.id,
    ...placeFields(row),
    ...usesAnswer(uses, row),
  }));
}

function servicesAnswer({ rows, uses }: ListedServices): CatalogueService[] {
  return rows.map((row) => ({
    id: row.id,
    ...catalogueFields(row),
    everyone: row.everyone,
    person_ids: row.personIds,
    ...usesAnswer(uses, row),
  }));
}
