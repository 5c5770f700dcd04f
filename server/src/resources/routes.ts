import { calls } from '@daybook/schema/contract/calls';
import type {
  CatalogueService,
  CatalogueServiceRequest,
  Person,
  PersonRequest,
  Place,
  PlaceRequest,
} from '@daybook/schema/contract/catalogue';
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
import { pictureField } from '../businesses/business-shape.ts';
import { lockForTexts } from '../businesses/text-room-store.ts';
import type { Context } from '../context.ts';
import type { ResourceRow } from '../database/catalogue-tables.ts';
import type { Database, Transaction } from '../database/database.ts';
import type { BusinessRow } from '../database/tables.ts';
import { Refusal, refusalOfField } from '../http/errors.ts';
import type { Mount } from '../http/mount.ts';
import { mustBeOk, type Outcome } from '../runtime/outcome.ts';
import { placeFields } from './place-shape.ts';
import {
  type ItemObstacle,
  type ListedResources,
  listResources,
  addResource,
  changeResource,
  archiveResource,
} from './resources-store.ts';
import { catalogueFields } from './service-shape.ts';
import {
  type ListedServices,
  listServices,
  addService,
  changeService,
  archiveService,
} from './services-store.ts';
import type { Uses, UsesById } from './uses-store.ts';

export function mountCatalogue(mount: Mount, { database, clock }: Context): void {
  const people = handlersOf(database, {
    list: async (business) => peopleAnswer(await listResources(database.read, business, 'person', clock())),
    add: (tx, { id }, request: PersonRequest) => addResource(tx, id, { kind: 'person', request }),
    change: (tx, business, id, request) =>
      changeResource(tx, business, id, { kind: 'person', request }, clock()),
    archive: (tx, business, id) => archiveResource(tx, business, 'person', id, clock()),
    refusals: refusalsOf(PERSON_NOT_FOUND, tooManyPeople(PEOPLE_MAX)),
  });
  mount(calls.listPeople, people.list);
  mount(calls.addPerson, people.add);
  mount(calls.changePerson, people.change);
  mount(calls.archivePerson, people.archive);

  const places = handlersOf(database, {
    list: async (business) => placesAnswer(await listResources(database.read, business, 'place', clock())),
    add: (tx, { id }, request: PlaceRequest) => addResource(tx, id, { kind: 'place', request }),
    change: (tx, business, id, request) =>
      changeResource(tx, business, id, { kind: 'place', request }, clock()),
    archive: (tx, business, id) => archiveResource(tx, business, 'place', id, clock()),
    refusals: refusalsOf(PLACE_NOT_FOUND, tooManyPlaces(PLACES_MAX)),
  });
  mount(calls.listPlaces, places.list);
  mount(calls.addPlace, places.add);
  mount(calls.changePlace, places.change);
  mount(calls.archivePlace, places.archive);

  const services = handlersOf(database, {
    list: async (business) => servicesAnswer(await listServices(database.read, business, clock())),
    add: (tx, { id }, request: CatalogueServiceRequest) => addService(tx, id, request),
    change: (tx, business, id, request) => changeService(tx, business, id, request, clock()),
    archive: (tx, business, id) => archiveService(tx, business.id, id, clock()),
    refusals: refusalsOf(SERVICE_NOT_FOUND, tooManyServices(SERVICES_OF_BUSINESS_MAX)),
  });
  mount(calls.listCatalogueServices, services.list);
  mount(calls.addCatalogueService, services.add);
  mount(calls.changeCatalogueService, services.change);
  mount(calls.archiveCatalogueService, services.archive);
}

type Obstacle = ItemObstacle | 'no service' | 'no person';
type ById<Body> = { business: BusinessRow; params: { itemId: number }; body: Body };

/** What can be done with the people, the places or the services of a business. */
interface ItemUses<Item, Request> {
  list: (business: BusinessRow) => Promise<Item[]>;
  add: (tx: Transaction, business: BusinessRow, request: Request) => Promise<Outcome<number, Obstacle>>;
  change: (
    tx: Transaction,
    business: BusinessRow,
    id: number,
    request: Request,
  ) => Promise<Outcome<number, Obstacle>>;
  archive: (tx: Transaction, business: BusinessRow, id: number) => Promise<Outcome<boolean, Obstacle>>;
  refusals: Record<Obstacle, () => Refusal>;
}

function handlersOf<Item extends { id: number }, Request>(
  { write }: Database,
  { list, add, change, archive, refusals }: ItemUses<Item, Request>,
) {
  const written = async (
    business: BusinessRow,
    does: (tx: Transaction) => Promise<Outcome<number, Obstacle>>,
  ) => {
    const id = mustBeOk(await write(lockForTexts(business), does), refusals);
    return withId(await list(business), id);
  };
  return {
    list: ({ business }: { business: BusinessRow }) => list(business),
    add: ({ business, body }: { business: BusinessRow; body: Request }) =>
      written(business, (tx) => add(tx, business, body)),
    change: ({ business, params: { itemId }, body }: ById<Request>) =>
      written(business, (tx) => change(tx, business, itemId, body)),
    archive: async ({ business, params: { itemId } }: Omit<ById<Request>, 'body'>) => ({
      is_archived: mustBeOk(
        await write(lockForTexts(business), (tx) => archive(tx, business, itemId)),
        refusals,
      ),
    }),
  };
}

const refusalsOf = (notFound: string, tooMany: string): Record<Obstacle, () => Refusal> => ({
  'no item': () => new Refusal(404, notFound),
  'too many': () => new Refusal(409, tooMany),
  'no room': () => new Refusal(409, NO_ROOM_FOR_TEXTS),
  'no service': () => refusalOfField('service_ids', SERVICE_NOT_IN_LIST),
  'no person': () => refusalOfField('person_ids', PERSON_NOT_IN_TEAM),
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
    ...pictureField(row),
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
