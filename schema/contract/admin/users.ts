import { idField, instantField } from '../fields.ts';
import { pictureAddress } from '../user.ts';
import { z } from '../zod.ts';
import { listQuery, pageOf } from './page.ts';

export const adminUser = z.object({
  id: idField,
  email: z.string(),
  google_user_data: z.object({
    given_name: z.string().nullable(),
    family_name: z.string().nullable(),
    picture: pictureAddress.nullable(),
  }),
  first_seen: instantField,
  last_seen: instantField,
  business_count: z.int(),
  /** Trials don't count. */
  has_paid_business: z.boolean(),
  has_used_coupon: z.boolean(),
  /** Whether a coupon took something off the price of one of their businesses. */
  has_reduced_price: z.boolean(),
  /** Bookings at all of their businesses, cancelled ones included. */
  total_bookings: z.int(),
  /** Pounds after refunds, plus the setup fee for each business that counts as paid without a payment. */
  total_revenue: z.number(),
  latest_business_name: z.string().nullable(),
});

export const usersQuery = listQuery().extend({
  having: z.enum(['all', 'business', 'paid', 'coupon', 'nothing']).default('all'),
  sort: z.enum(['newest', 'oldest', 'last-seen', 'email']).default('newest'),
});
export const usersPage = pageOf(adminUser);
export const userFigures = z.object({
  total: z.int(),
  with_businesses: z.int(),
  /** Pounds, counted as in the figures of businesses. */
  revenue: z.number(),
  /** Accounts with a paid business, and none for which a coupon reduced the price. */
  paid: z.int(),
  /** Bookings at businesses that aren't deleted, cancelled ones included. */
  total_bookings: z.int(),
});

/** What deleting the account would also delete. */
export const userConsequences = z.object({
  businesses: z.array(z.string()),
  events: z.int(),
  bookings: z.int(),
  upcoming_bookings: z.int(),
  has_subscription: z.boolean(),
});

export type AdminUser = z.infer<typeof adminUser>;
export type UsersQuery = z.output<typeof usersQuery>;
