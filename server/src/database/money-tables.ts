import { sql } from 'drizzle-orm';
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { flag, id } from './columns.ts';
import { businesses, users } from './tables.ts';

export const coupons = sqliteTable(
  'coupons',
  {
    id: id(),
    code: text().notNull().unique(),
    description: text(),
    discountType: text({ enum: ['percentage', 'fixed', 'trial'] }).notNull(),
    /** Percent for `percentage`, pence for `fixed`, 0 for `trial`. */
    discountValue: integer().notNull(),
    trialHours: integer(),
    maxUses: integer(),
    usedCount: integer().notNull().default(0),
    expiresAt: integer(),
    isActive: flag().notNull().default(true),
    createdAt: integer().notNull(),
  },
  (table) => [check('coupon_uses', sql`${table.maxUses} is null or ${table.usedCount} <= ${table.maxUses}`)],
);
export type CouponRow = typeof coupons.$inferSelect;

export const couponRedemptions = sqliteTable(
  'coupon_redemptions',
  {
    couponId: integer()
      .notNull()
      .references(() => coupons.id, { onDelete: 'cascade' }),
    businessId: integer()
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    redeemedAt: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.couponId, table.businessId] }),
    index('coupon_redemptions_by_business').on(table.businessId, table.redeemedAt, table.couponId),
    index('coupon_redemptions_by_user').on(table.userId),
  ],
);

/** The terms that buyers accepted, once each, by their SHA-256. They stay as long as the software: a few a year. */
export const termsTexts = sqliteTable('terms_texts', { id: text().primaryKey(), text: text().notNull() });

/**
 * One row per checkout, written before the provider is called. A coupon's use is taken with the row, and
 * returned if the checkout ends unpaid.
 */
export const checkouts = sqliteTable(
  'checkouts',
  {
    /** Random. The provider gets it as its client's reference and as the idempotency key. */
    id: text().primaryKey(),
    /** Null once the business is deleted. */
    businessId: integer().references(() => businesses.id, { onDelete: 'set null' }),
    model: text({ enum: ['setup_fee', 'subscription'] }).notNull(),
    couponId: integer().references(() => coupons.id, { onDelete: 'set null' }),
    couponCode: text(),
    /** The first payment. */
    pricePence: integer().notNull(),
    /** The provider's id and URL of its page; null until the provider has answered. */
    sessionReference: text().unique(),
    url: text(),
    /** `processing`: the customer is done, and the money is on its way. */
    status: text({ enum: ['open', 'processing', 'completed', 'expired', 'failed'] })
      .notNull()
      .default('open'),
    /** The version of the terms (LEGAL_TEXTS_OF) that the payer accepted; null before we kept it. */
    termsVersion: text(),
    /** Those terms, word for word; null before we kept them, and while no pages are built. */
    termsId: text().references(() => termsTexts.id),
    createdAt: integer().notNull(),
    expiresAt: integer().notNull(),
  },
  (table) => [
    index('checkouts_by_business').on(table.businessId),
    // Without it, deleting a coupon reads every checkout.
    index('checkouts_by_coupon')
      .on(table.couponId)
      .where(sql`${table.couponId} is not null`),
    // A business has one open checkout at a time.
    uniqueIndex('one_open_checkout_per_business')
      .on(table.businessId)
      .where(sql`${table.status} = 'open'`),
    index('checkouts_unfinished')
      .on(table.createdAt)
      .where(sql`${table.status} in ('open', 'processing')`),
  ],
);
export type CheckoutRow = typeof checkouts.$inferSelect;

export const subscriptions = sqliteTable(
  'subscriptions',
  {
    id: id(),
    /** Null once the business is deleted: the provider is then told to end the subscription. */
    businessId: integer().references(() => businesses.id, { onDelete: 'set null' }),
    /** The provider's ids of the subscription and its payer. */
    reference: text().notNull().unique(),
    customerReference: text().notNull(),
    status: text({ enum: ['active', 'past_due', 'ended'] }).notNull(),
    /** The end of the paid period. */
    paidUntil: integer().notNull(),
    /** Cancelled: it ends with the paid period. */
    endsWithPeriod: flag().notNull().default(false),
    /** When the unpaid renewal failed; null while everything is paid. */
    failingSince: integer(),
    knownAt: integer().notNull(),
    createdAt: integer().notNull(),
  },
  (table) => [
    index('subscriptions_by_business').on(table.businessId),
    index('subscriptions_running')
      .on(table.id)
      .where(sql`${table.status} <> 'ended'`),
  ],
);
export type SubscriptionRow = typeof subscriptions.$inferSelect;

/** Kept when the business is deleted, for our accounts. */
export const payments = sqliteTable(
  'payments',
  {
    id: id(),
    businessId: integer().references(() => businesses.id, { onDelete: 'set null' }),
    kind: text({ enum: ['setup_fee', 'subscription'] })
      .notNull()
      .default('setup_fee'),
    providerReference: text().notNull().unique(),
    amountPence: integer().notNull(),
    refundedPence: integer().notNull().default(0),
    /** Null if the payer's bank never asked for it back. */
    dispute: text({ enum: ['open', 'won', 'lost'] }),
    couponCode: text(),
    paidAt: integer().notNull(),
    /** When we learned that all of it was refunded or lost to the payer's bank; null while it counts. */
    goneAt: integer(),
  },
  (table) => [
    index('payments_by_business').on(table.businessId),
    // Has the summed columns, so that the platform's revenue reads no payment in full.
    index('payments_by_time').on(table.paidAt, table.amountPence, table.refundedPence, table.dispute),
    check('payment_refunded', sql`${table.refundedPence} between 0 and ${table.amountPence}`),
  ],
);
export type PaymentRow = typeof payments.$inferSelect;

/** The payment provider's events, each saved once. */
export const providerEvents = sqliteTable('provider_events', {
  id: text().primaryKey(),
  type: text().notNull(),
  /** When it happened, by the provider's clock. */
  happenedAt: integer().notNull(),
  handledAt: integer().notNull(),
});
