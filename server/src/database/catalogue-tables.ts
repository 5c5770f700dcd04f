import { sql } from 'drizzle-orm';
import { check, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { flag, id, placeTexts, serviceColumns } from './columns.ts';
import { businesses, events } from './tables.ts';

export const resources = sqliteTable(
  'resources',
  {
    id: id(),
    businessId: integer()
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['place', 'person'] }).notNull(),
    ...placeTexts(),
    /** A place's; null for a person, as are all texts except the name. */
    postcode: text(),
    /** How many appointments it takes at a time: 1 for a person; 1 or unlimited (null) for a place. */
    atOnce: integer(),
    /** A person's, '#rrggbb'. */
    colour: text(),
    /** Names a person's row in `pictures`. */
    pictureHash: text(),
    position: integer().notNull(),
    /** False for a person whom only the owner books. */
    bookableOnline: flag().notNull().default(true),
    /** Set instead of a deletion if events or bookings refer to it. */
    archivedAt: integer(),
  },
  (table) => [
    index('resources_by_business').on(table.businessId, table.kind, table.position),
    check('resource_at_once', sql`${table.atOnce} is null or ${table.atOnce} = 1`),
    check('person_at_once', sql`${table.kind} = 'place' or ${table.atOnce} = 1`),
    check('place_has_postcode', sql`${table.kind} = 'person' or ${table.postcode} is not null`),
  ],
);
export type ResourceRow = typeof resources.$inferSelect;

export const catalogue = sqliteTable(
  'catalogue',
  {
    id: id(),
    businessId: integer()
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    ...serviceColumns(),
    /** True if everybody offers it; otherwise only the people in catalogue_people do. */
    everyone: flag().notNull().default(true),
    position: integer().notNull(),
    archivedAt: integer(),
  },
  (table) => [
    index('catalogue_by_business').on(table.businessId, table.position),
    check('catalogue_price', sql`${table.pricePence} >= 0`),
    check('catalogue_duration', sql`${table.durationMinutes} > 0`),
  ],
);
export type CatalogueRow = typeof catalogue.$inferSelect;

export const cataloguePeople = sqliteTable(
  'catalogue_people',
  {
    catalogueId: integer()
      .notNull()
      .references(() => catalogue.id, { onDelete: 'cascade' }),
    resourceId: integer()
      .notNull()
      .references(() => resources.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.catalogueId, table.resourceId] }),
    index('catalogue_people_by_resource').on(table.resourceId),
  ],
);

/** A service of the catalogue at an event. Bookings and slots refer to this id. */
export const services = sqliteTable(
  'services',
  {
    id: id(),
    eventId: integer()
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    catalogueId: integer()
      .notNull()
      .references(() => catalogue.id),
  },
  (table) => [
    index('services_by_event').on(table.eventId),
    index('services_by_catalogue').on(table.catalogueId),
  ],
);

/** A place at an event. Bookings and slots refer to this id. */
export const venues = sqliteTable(
  'venues',
  {
    id: id(),
    eventId: integer()
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    resourceId: integer()
      .notNull()
      .references(() => resources.id),
    /** How many people a day event takes there. */
    maxCapacity: integer(),
  },
  (table) => [
    index('venues_by_event').on(table.eventId),
    index('venues_by_resource').on(table.resourceId),
    check('venue_capacity', sql`${table.maxCapacity} is null or ${table.maxCapacity} >= 1`),
  ],
);

export const eventPeople = sqliteTable(
  'event_people',
  {
    eventId: integer()
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    resourceId: integer()
      .notNull()
      .references(() => resources.id),
    /** The person's own hours on that date, HH:MM; null means the event's. */
    startTime: text(),
    endTime: text(),
    lunchStartTime: text(),
    lunchEndTime: text(),
  },
  (table) => [
    primaryKey({ columns: [table.eventId, table.resourceId] }),
    index('event_people_by_resource').on(table.resourceId),
  ],
);

/** An event's service with its catalogue entry (diary/contents-store.ts). */
export type ServiceRow = typeof services.$inferSelect &
  Pick<CatalogueRow, keyof ReturnType<typeof serviceColumns> | 'everyone'>;

/** An event's venue with its place (diary/contents-store.ts). */
export type VenueRow = typeof venues.$inferSelect &
  Pick<ResourceRow, keyof ReturnType<typeof placeTexts> | 'atOnce'> & {
    postcode: string;
    /** The bookings there of a day event that aren't cancelled. */
    heldCount: number;
  };
