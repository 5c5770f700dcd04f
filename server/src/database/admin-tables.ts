import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { id } from './columns.ts';

/** The log of admins' actions, written in the transaction of each. */
export const adminActions = sqliteTable(
  'admin_actions',
  {
    id: id(),
    happenedAt: integer().notNull(),
    who: text().notNull(),
    action: text().notNull(),
    subject: text().notNull(),
    subjectId: integer(),
    /** Folded search text (search/has-words.ts), before the facts, so that a search doesn't read these. */
    text: text().notNull(),
    before: text({ mode: 'json' }).$type<AdminFacts>(),
    after: text({ mode: 'json' }).$type<AdminFacts>(),
  },
  (table) => [index('admin_actions_by_action').on(table.action, table.id)],
);
export type AdminFacts = Record<string, string | number | boolean | null>;
export type AdminActionRow = typeof adminActions.$inferSelect;

/** Quotes for the home page that business owners agreed to. */
export const testimonials = sqliteTable('testimonials', {
  id: id(),
  name: text().notNull(),
  business: text().notNull(),
  words: text().notNull(),
  /** YYYY-MM-DD */
  consentedOn: text().notNull(),
  createdAt: integer().notNull(),
});
export type TestimonialRow = typeof testimonials.$inferSelect;
