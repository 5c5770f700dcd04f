/** The tables of the admin alone: what was done, and what the lists are cut from. What holds of
 * every table stands in tables.ts. */
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { flag, id } from './columns.ts';

/** What an admin did, written in the transaction of what it tells of (decision 85). */
export const adminActions = sqliteTable(
  'admin_actions',
  {
    id: id(),
    happenedAt: integer().notNull(),
    /** The admin's address. */
    who: text().notNull(),
    action: text().notNull(),
    /** What it was done to, as it was called then. */
    subject: text().notNull(),
    subjectId: integer(),
    /** What it is found by, folded (search/has-words.ts). Before the facts, so that a search reads none of them. */
    text: text().notNull(),
    before: text({ mode: 'json' }).$type<AdminFacts>(),
    after: text({ mode: 'json' }).$type<AdminFacts>(),
  },
  (table) => [index('admin_actions_by_action').on(table.action, table.id)],
);
/** Field by field, as they read in JSON. */
export type AdminFacts = Record<string, string | number | boolean | null>;
export type AdminActionRow = typeof adminActions.$inferSelect;

/** What business owners allowed us to quote on the home page (decision 234). */
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

/*
 * What the admin's lists are found, filtered, sorted and counted by (decision 88): a row for each coupon, business and
 * account that is shown, which triggers make of the views beside them whenever something of it changes. Each index bears
 * what its lists are filtered by, so that a page of a hundred thousand reads only itself.
 */

export const listedCoupons = sqliteTable(
  'listed_coupons',
  {
    id: integer().primaryKey(),
    createdAt: integer().notNull(),
    code: text().notNull(),
    usedCount: integer().notNull(),
    isActive: flag().notNull(),
    isUnlimited: flag().notNull(),
    /** Folded (search/has-words.ts), as in the others. */
    text: text().notNull(),
  },
  (table) => [
    index('listed_coupons_by_age').on(
      table.createdAt,
      table.id,
      table.isActive,
      table.usedCount,
      table.isUnlimited,
    ),
    index('listed_coupons_by_code').on(table.code, table.id, table.isActive),
    index('listed_coupons_by_uses').on(table.usedCount, table.id, table.isActive),
  ],
);

export const listedBusinesses = sqliteTable(
  'listed_businesses',
  {
    id: integer().primaryKey(),
    createdAt: integer().notNull(),
    /** Folded. */
    name: text().notNull(),
    isActive: flag().notNull(),
    paidAt: integer(),
    trialEndsAt: integer(),
    coveredUntil: integer(),
    /** What was paid for it less what was given back; null where no payment was taken down. */
    revenuePence: integer(),
    /** The coupon that was used for it last. */
    couponId: integer(),
    hasEmail: flag().notNull(),
    hasAddress: flag().notNull(),
    text: text().notNull(),
  },
  (table) => {
    const billingStatus = [table.isActive, table.paidAt, table.trialEndsAt, table.coveredUntil] as const;
    return [
      index('listed_businesses_by_age').on(
        table.createdAt,
        table.id,
        ...billingStatus,
        table.revenuePence,
        table.hasEmail,
        table.hasAddress,
      ),
      index('listed_businesses_by_name').on(table.name, table.id, ...billingStatus),
    ];
  },
);

export const listedUsers = sqliteTable(
  'listed_users',
  {
    id: integer().primaryKey(),
    firstSeen: integer().notNull(),
    lastSeen: integer().notNull(),
    /** Folded. */
    email: text().notNull(),
    /** Those that are not deleted; also of the next. */
    businessCount: integer().notNull(),
    /** Until when one of them is paid for, the end of time where its setup is; null where none ever was. */
    paidUntil: integer(),
    hasUsedCoupon: flag().notNull(),
    text: text().notNull(),
  },
  (table) => {
    const having = [table.businessCount, table.paidUntil, table.hasUsedCoupon] as const;
    return [
      index('listed_users_by_age').on(table.firstSeen, table.id, ...having),
      index('listed_users_by_visit').on(table.lastSeen, table.id, ...having),
      index('listed_users_by_email').on(table.email, table.id, ...having),
    ];
  },
);
