import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { flag, id } from './columns.ts';

/** The log of admins' actions, written in the transaction of each (decision 85). */
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

/** Quotes for the home page that business owners agreed to (decision 234). */
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

// The rows of the admin's lists (decision 88), one for each listed coupon, business and account. Triggers copy
// them from views in the migrations. Each index has its list's filters, so that a page reads only itself.

export const listedCoupons = sqliteTable(
  'listed_coupons',
  {
    id: integer().primaryKey(),
    createdAt: integer().notNull(),
    code: text().notNull(),
    usedCount: integer().notNull(),
    isActive: flag().notNull(),
    isUnlimited: flag().notNull(),
    /** Folded (search/has-words.ts), as in the other lists. */
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
    name: text().notNull(),
    isActive: flag().notNull(),
    paidAt: integer(),
    trialEndsAt: integer(),
    coveredUntil: integer(),
    /** Payments less refunds; null without a recorded payment. */
    revenuePence: integer(),
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
    email: text().notNull(),
    /** This and the next field don't count deleted businesses. */
    businessCount: integer().notNull(),
    /** Until when a business is paid for, the end of time for a setup; null if none ever was. */
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
