import { integer, text } from 'drizzle-orm/sqlite-core';

export const id = () => integer().primaryKey({ autoIncrement: true });
export const flag = () => integer({ mode: 'boolean' });

/** The texts that a place and a favourite venue share. A person, in the places' table, has no postcode. */
export const placeTexts = () => ({ name: text().notNull(), address: text() });

/** What a service of the catalogue says of itself. The text limit counts its texts. */
export const serviceColumns = () => ({
  name: text().notNull(),
  description: text(),
  pricePence: integer().notNull(),
  durationMinutes: integer().notNull(),
  /** How many people come to one time. */
  placesPerTime: integer().notNull().default(1),
  /** How many of them one booking may take. */
  placesPerBooking: integer().notNull().default(1),
});

/** A booking's copy of its service. The price is of one place, and an event's own if it has no services. */
export const serviceCopy = () => ({ serviceName: text(), servicePricePence: integer() });

export const venueCopy = () => ({ venueName: text(), venueAddress: text(), venuePostcode: text() });
