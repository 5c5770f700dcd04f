/** Businesses as the admin sees and changes them, without customers' names. */

import { business, businessRequest, billingStatus, subscription } from '../business.ts';
import { discountType } from '../coupon.ts';
import { idField, instantField } from '../fields.ts';
import { mailState } from '../owner-booking.ts';
import { z } from '../zod.ts';
import { listQuery, pageOf } from './page.ts';

export const adminBusiness = business
  .pick({
    id: true,
    business_name: true,
    business_email: true,
    business_phone: true,
    business_address: true,
    postcode: true,
    diary_slug: true,
    timezone: true,
    trial_expires_at: true,
    billing_status: true,
    payment_trouble: true,
    created_at: true,
  })
  .extend({
    /** Null once the owner's account is deleted. */
    owner_email: z.string().nullable(),
    owner_name: z.string().nullable(),
    /** False during a trial. */
    has_paid: z.boolean(),
    is_active: z.boolean(),
    updated_at: instantField,
    /** Pounds after refunds; null if the business counts as paid without a recorded payment. */
    actual_payment: z.number().nullable(),
    /** The coupon used last; all three fields are null without one. */
    coupon_code: z.string().nullable(),
    discount_type: discountType.nullable(),
    discount_value: z.number().nullable(),
  });

/** Replaces the whole business. Other fields are ignored. */
export const adminBusinessChange = businessRequest
  // Only the owner decides these.
  .omit({
    timezone: true,
    is_in_sitemap: true,
    privacy_notice: true,
    cancellation_policy: true,
    trading_details: true,
    about: true,
    opening_hours: true,
    colour: true,
    minimum_notice_hours: true,
    maximum_days_ahead: true,
    daily_limit_per_person: true,
    bank_holidays: true,
    has_waiting_list: true,
    offer_minutes: true,
    change_notice_hours: true,
    customers_may_move: true,
  })
  .extend({ is_active: z.boolean(), has_paid: z.boolean() });

export const businessesQuery = listQuery().extend({
  billing_status: z.enum(['all', ...billingStatus.options]).default('all'),
  sort: z.enum(['newest', 'oldest', 'name', 'revenue']).default('newest'),
});
export const businessesPage = pageOf(adminBusiness);
export const businessFigures = z.object({
  active: z.int(),
  /** Since the first of the month in the United Kingdom. */
  added_this_month: z.int(),
  /** Pounds: payments less refunds, plus the setup fee for each business that counts as paid without one. */
  revenue: z.number(),
  with_email: z.int(),
  with_address: z.int(),
  /** By customers of closed businesses, whose data is deleted at the latest when the business is purged. */
  closed_business_requests: z.int(),
});

/** What deleting the business would also delete. */
export const businessConsequences = z.object({
  events: z.int(),
  bookings: z.int(),
  upcoming_bookings: z.int(),
  has_subscription: z.boolean(),
});

const adminPayment = z.object({
  id: idField,
  kind: z.enum(['setup_fee', 'subscription']),
  provider_reference: z.string(),
  /** Pounds. */
  amount: z.number(),
  refunded: z.number(),
  dispute: z.enum(['open', 'won', 'lost']).nullable(),
  coupon_code: z.string().nullable(),
  paid_at: instantField,
});

export const adminEmail = z.object({
  id: idField,
  kind: z.string(),
  state: mailState.exclude(['none']),
  /** 'r•••@example.com' */
  recipient: z.string(),
  attempts: z.int(),
  last_error: z.string().nullable(),
  created_at: instantField,
  sent_at: instantField.nullable(),
});

export const businessForSupport = z.object({
  business: adminBusiness,
  subscription: subscription.nullable(),
  events: z.int(),
  bookings: z.int(),
  upcoming_bookings: z.int(),
  /** The latest payments and emails, newest first. */
  payments: z.array(adminPayment),
  emails: z.array(adminEmail),
  failed_emails: z.int(),
  queued_emails: z.int(),
});

export type AdminBusiness = z.infer<typeof adminBusiness>;
export type AdminBusinessChange = z.output<typeof adminBusinessChange>;
export type BusinessesQuery = z.output<typeof businessesQuery>;
export type BusinessForSupport = z.infer<typeof businessForSupport>;
export type AdminEmail = z.infer<typeof adminEmail>;
export type AdminPayment = z.infer<typeof adminPayment>;
