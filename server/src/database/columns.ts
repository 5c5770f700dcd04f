/** What columns of many tables are. */
import { integer } from 'drizzle-orm/sqlite-core';

export const id = () => integer().primaryKey({ autoIncrement: true });
export const flag = () => integer({ mode: 'boolean' });
