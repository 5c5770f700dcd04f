import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { businesses } from './tables.ts';

/** The pictures that pages and emails show, made by pictures/make-picture.ts. */
export const pictures = sqliteTable(
  'pictures',
  {
    /** Of the bytes: its address, so that a picture never changes at one. */
    hash: text().notNull(),
    businessId: integer()
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    /** A JPEG in base64, as in the business's file: neither engine's bytes are a type of the other's. */
    content: text().notNull(),
    createdAt: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.hash, table.businessId] }),
    index('pictures_by_business').on(table.businessId),
  ],
);
