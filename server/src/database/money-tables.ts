/** Coupons, ways to pay, and what was paid. What holds of every table stands in tables.ts. */
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

/** Who used which coupon for which business. */
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

/**
 * One a way to the payment provider's page, written before the provider is asked. A coupon's use is taken when the
 * row is made, and given back when it ends unpaid.
 */
export const checkouts = sqliteTable(
  'checkouts',
  {
    /** Random; the provider is told it, as its client's reference and as the key of what is asked once. */
    id: text().primaryKey(),
    /** Null once the business is gone. */
    businessId: integer().references(() => businesses.id, { onDelete: 'set null' }),
    model: text({ enum: ['setup_fee', 'subscription'] }).notNull(),
    couponId: integer().references(() => coupons.id, { onDelete: 'set null' }),
    couponCode: text(),
    /** What is paid now. */
    pricePence: integer().notNull(),
    /** The provider's id of its page, and where that is; null until the provider has answered. */
    sessionReference: text().unique(),
    url: text(),
    /** `processing`: the customer has finished, the money is still on its way. */
    status: text({ enum: ['open', 'processing', 'completed', 'expired', 'failed'] })
      .notNull()
      .default('open'),
    /** The version of the terms (LEGAL_TEXTS_OF) that its payer accepted; null before that was kept. */
    termsVersion: text(),
    createdAt: integer().notNull(),
    expiresAt: integer().notNull(),
  },
  (table) => [
    index('checkouts_by_business').on(table.businessId),
    // Without it the deletion of a coupon reads every checkout.
    index('checkouts_by_coupon')
      .on(table.couponId)
      .where(sql`${table.couponId} is not null`),
    // One business has one way to pay at a time.
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
    /** Null once the business is gone: the provider is told to end it then. */
    businessId: integer().references(() => businesses.id, { onDelete: 'set null' }),
    /** The provider's ids of it and of who pays. */
    reference: text().notNull().unique(),
    customerReference: text().notNull(),
    status: text({ enum: ['active', 'past_due', 'ended'] }).notNull(),
    /** The end of the period that is paid for. */
    paidUntil: integer().notNull(),
    /** Its owner has cancelled it: it ends with that period. */
    endsWithPeriod: flag().notNull().default(false),
    /** When the renewal failed that has not been paid since; null while all are. */
    failingSince: integer(),
    /** When that was asked. */
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

/** Kept when the business is gone: the books need them. */
export const payments = sqliteTable(
  'payments',
  {
    id: id(),
    businessId: integer().references(() => businesses.id, { onDelete: 'set null' }),
    kind: text({ enum: ['setup_fee', 'subscription'] })
      .notNull()
      .default('setup_fee'),
    /** The payment provider's own id of what was paid. */
    providerReference: text().notNull().unique(),
    amountPence: integer().notNull(),
    /** Of the amount, what was given back. */
    refundedPence: integer().notNull().default(0),
    /** Null where the payer's bank never asked for it back. */
    dispute: text({ enum: ['open', 'won', 'lost'] }),
    couponCode: text(),
    paidAt: integer().notNull(),
    /** When we learned that all of it was refunded or lost to the payer's bank; null while it counts. */
    goneAt: integer(),
  },
  (table) => [
    index('payments_by_business').on(table.businessId),
    // With what is summed up: the platform's revenue reads no payment whole.
    index('payments_by_time').on(table.paidAt, table.amountPence, table.refundedPence, table.dispute),
    check('payment_refunded', sql`${table.refundedPence} between 0 and ${table.amountPence}`),
  ],
);
export type PaymentRow = typeof payments.$inferSelect;

/** What the payment provider has told, each once. */
export const providerEvents = sqliteTable('provider_events', {
  /** The provider's own. */
  id: text().primaryKey(),
  type: text().notNull(),
  /** When it happened, by the provider. */
  happenedAt: integer().notNull(),
  handledAt: integer().notNull(),
});
