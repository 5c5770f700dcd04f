import { z } from './zod.ts';
import { ADDRESS_MAX, EMAIL_MAX, PHONE_MAX, POSTCODE_MAX, TITLE_MAX } from '../figures/bounds.ts';
import {
  BUSINESS_EMAIL_NOT_VALID,
  BUSINESS_NAME_REQUIRED,
  TIMEZONE_REQUIRED,
} from '../words/business-texts.ts';
import { emailProblem } from '../rules/email-address.ts';
import { tooLong } from '../words/texts.ts';
import { TIMEZONES } from '../words/timezones.ts';
import { offeredCoupon } from './coupon.ts';
import {
  dateField,
  idField,
  instantField,
  optionalText,
  requiredText,
  slugField,
  timezoneField,
} from './fields.ts';

/** Whether a business may be booked at, and why not: on `paid` and `trial` alone. */
export const standing = z.enum(['paid', 'trial', 'trial_ended', 'subscription_ended', 'unpaid', 'inactive']);

/** Its latest subscription. */
export const subscription = z.object({
  /** `past_due`: a renewal has failed, and has not been paid since. */
  status: z.enum(['active', 'past_due', 'ended']),
  /** The end of the period that is paid for. */
  paid_until: instantField,
  /** Cancelled: it goes on until then and is not renewed. */
  ends_with_period: z.boolean(),
  /** Of `past_due` only. */
  grace_ends_at: instantField.nullable(),
});

/** Money for a business that did not stay or never came, and was not made good since. */
export const paymentTrouble = z.object({
  /** `lost`: the payer's bank has taken it back; `not_arrived`: a transfer that failed. */
  kind: z.enum(['refunded', 'lost', 'not_arrived']),
  /** Pounds. */
  amount: z.number(),
  /** When we learned of it; of a transfer, when it was made. */
  at: instantField,
});

/**
 * What became of the letter that asks to confirm the business's present email address: none that would still
 * hold was written; one is sent or on its way; or it could not be delivered.
 */
export const emailLetter = z.enum(['none', 'written', 'failed']);

/** A business as its owner sees it. */
export const business = z.object({
  id: idField,
  business_name: z.string(),
  business_email: z.string(),
  /** The account's own address is; any other once the link in a letter to it was pressed. */
  email_confirmed: z.boolean(),
  /** Where the owner's letters and customers' replies go: the account's address until then. */
  letters_to: z.string(),
  email_letter: emailLetter,
  business_phone: z.string().nullable(),
  business_address: z.string().nullable(),
  postcode: z.string().nullable(),
  diary_slug: slugField,
  timezone: timezoneField,
  /** Whether search engines are told of its diary. */
  is_in_sitemap: z.boolean(),
  /** Paid, or on trial just now (decision 68). */
  has_paid: z.boolean(),
  standing,
  /** It came from a file: not everybody who has a booking there may be emailed (decision 112). */
  is_imported: z.boolean(),
  /** When its setup was completed for good, be it paid for or free; null where a trial or a subscription covers it, or nothing. */
  paid_at: instantField.nullable(),
  trial_activated_by_coupon: z.string().nullable(),
  trial_expires_at: instantField.nullable(),
  /** The trial's whole length, hours, as its coupon gave it. */
  trial_hours: z.int().positive().nullable(),
  /** Null for a business that never had one. */
  subscription: subscription.nullable(),
  /**
   * Its way to pay that is not over: `open` can be paid, or was paid a moment ago; of `processing` the payer has
   * finished, and the money is on its way, for days where it is a bank transfer.
   */
  unfinished_checkout: z.enum(['open', 'processing']).nullable(),
  /** The coupon whose use an open way to pay holds: whoever goes back from it finds it applied. */
  held_coupon: offeredCoupon.nullable(),
  /** The latest news of its money, while nothing else has happened since. */
  payment_trouble: paymentTrouble.nullable(),
  created_at: instantField,
});

/** What everybody may know of a business. */
export const publicBusiness = business
  .pick({
    business_name: true,
    business_phone: true,
    business_address: true,
    postcode: true,
    diary_slug: true,
    timezone: true,
    is_in_sitemap: true,
  })
  .extend({
    /** The demonstration: nobody is behind it, and it sends no letter (decisions 94 and 179). */
    is_demo: z.boolean(),
  });

/** Add Business, and the whole edited business. */
export const businessRequest = z.object({
  business_name: requiredText(TITLE_MAX, BUSINESS_NAME_REQUIRED),
  business_email: z
    .string(BUSINESS_EMAIL_NOT_VALID)
    .trim()
    .max(EMAIL_MAX, tooLong(EMAIL_MAX))
    .refine((email) => emailProblem(email) === null, BUSINESS_EMAIL_NOT_VALID),
  business_phone: optionalText(PHONE_MAX),
  business_address: optionalText(ADDRESS_MAX),
  postcode: optionalText(POSTCODE_MAX),
  timezone: z.enum(
    TIMEZONES.map(({ zone }) => zone),
    TIMEZONE_REQUIRED,
  ),
  /** Stays as it is where it is left out; a new business is told of. */
  is_in_sitemap: z.boolean().optional(),
});

/** The figures over a business's tabs. 'This month' and 'upcoming' are judged in its timezone. */
export const businessSummary = z.object({
  total_events: z.int(),
  /** Every booking ever made, cancelled ones included. */
  total_bookings: z.int(),
  total_cancellations: z.int(),
  confirmed: z.int(),
  /** Not cancelled, with a date in this month. */
  this_month: z.int(),
  /** Not cancelled, still to begin. */
  upcoming: z.int(),
  /** Different email addresses, lower-cased. */
  unique_customers: z.int(),
  /** For the filters of the bookings table, in order. */
  event_names: z.array(z.string()),
  /** YYYY-MM with a booking, newest first. */
  booking_months: z.array(z.string()),
  /** YYYY-MM with an event or a booking that is not cancelled, in order. */
  active_months: z.array(z.string()),
  /** The date of the next booking still to begin. */
  next_booked_date: dateField.nullable(),
  /** Emails about this business's bookings that were given up. */
  failed_emails: z.int(),
  /** Customers' deletion requests that wait for an answer. */
  deletion_requests: z.int(),
  /** The first day by which one of them must be answered. */
  deletion_answer_by: dateField.nullable(),
});

/** Rises with every change to the business, its events and its bookings: what open pages watch. */
export const businessVersion = z.object({ version: z.int() });

/** 128 random bits or more, base64url, with what they vouch for before them. */
const emailToken = z.string().max(128);
export const emailTokenGiven = z.object({ token: emailToken });

/** What the link in a letter is about, to whoever holds it. */
export const emailConfirmation = z.object({
  business_name: z.string(),
  business_email: z.string(),
  is_confirmed: z.boolean(),
});

export type EmailLetter = z.infer<typeof emailLetter>;
export type EmailConfirmation = z.infer<typeof emailConfirmation>;
export type Business = z.infer<typeof business>;
export type PublicBusiness = z.infer<typeof publicBusiness>;
export type PaymentTrouble = z.infer<typeof paymentTrouble>;
export type Subscription = z.infer<typeof subscription>;
export type Standing = z.infer<typeof standing>;
export type BusinessSummary = z.infer<typeof businessSummary>;
/** As typed into the form, before trimming. */
export type BusinessForm = z.input<typeof businessRequest>;
export type BusinessRequest = z.output<typeof businessRequest>;
