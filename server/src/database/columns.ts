/** What columns of many tables are. */
import { integer, text } from 'drizzle-orm/sqlite-core';

export const id = () => integer().primaryKey({ autoIncrement: true });
export const flag = () => integer({ mode: 'boolean' });

/** What a place of a business and a favourite venue say of themselves. A person, in the same table as places, has no postcode. */
export const placeTexts = () => ({ name: text().notNull(), address: text() });

/** A booking's own copy of what its venue says. */
export const venueCopy = () => ({ venueName: text(), venueAddress: text(), venuePostcode: text() });
