import { integer, text } from 'drizzle-orm/sqlite-core';

export const id = () => integer().primaryKey({ autoIncrement: true });
export const flag = () => integer({ mode: 'boolean' });

/** The texts that a place and a favourite venue share. A person, in the places' table, has no postcode. */
export const placeTexts = () => ({ name: text().notNull(), address: text() });

export const venueCopy = () => ({ venueName: text(), venueAddress: text(), venuePostcode: text() });
