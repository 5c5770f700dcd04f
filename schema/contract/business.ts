import { BOOKINGS_A_DAY_MAX } from '../figures/bookings.ts';
import {
  ABOUT_MAX,
  ADDRESS_MAX,
  CANCELLATION_POLICY_MAX,
  DAYS_AHEAD_MAX,
  EMAIL_MAX,
  NOTICE_HOURS_MAX,
  OPENING_HOURS_MAX,
  PHONE_MAX,
  PICTURE_BYTES_MAX,
  PRIVACY_NOTICE_MAX,
  TITLE_MAX,
  TRADING_DETAILS_MAX,
} from '../figures/bounds.ts';
import { COLOUR_HEXES } from '../figures/person-colours.ts';
import { OFFER_MINUTES_MAX, OFFER_MINUTES_MIN } from '../figures/waiting-list.ts';
import { emailProblem } from '../rules/email-address.ts';
import { tooLong } from '../words/booking-form-texts.ts';
import {
  BUSINESS_EMAIL_NOT_VALID,
  BUSINESS_NAME_REQUIRED,
  BANK_HOLIDAYS_NOT_VALID,
  dailyLimitNotValid,
  daysAheadNotValid,
  noticeNotValid,
  PICTURE_NOT_VALID,
  PRIVACY_NOTICE_NOT_VALID,
  TIMEZONE_REQUIRED,
  BANK_HOLIDAY_NATIONS,
} from '../words/business-texts.ts';
import { COLOUR_NOT_VALID } from '../words/catalogue-texts.ts';
import { TIMEZONES } from '../words/timezones.ts';
import { offersMinutesNotValid } from '../words/waiting-list-texts.ts';
import { offeredCoupon } from './coupon.ts';
import {
  isHttpsAddress,
  dateField,
  idField,
  instantField,
  optionalLines,
  optionalPostcode,
  optionalText,
  requiredText,
  slugField,
  timezoneField,
  wholeNumber,
} from './fields.ts';
import { publicQuestion, question } from './question.ts';
import { z } from './zod.ts';

/** Whether a business takes bookings, or why not. Only `paid` and `trial` do. */
export const billingStatus = z.enum([
  'paid',
  'trial',
  'trial_ended',
  'subscription_ended',
  'unpaid',
  'inactive',
]);

export const subscription = z.object({
  /** `past_due`: a renewal failed and is still unpaid. */
  status: z.enum(['active', 'past_due', 'ended']),
  paid_until: instantField,
  /** Cancelled: the subscription runs until `paid_until` and isn't renewed. */
  ends_with_period: z.boolean(),
  /** Null unless `past_due`. */
  grace_ends_at: instantField.nullable(),
});

/** A payment that was refunded, lost or never arrived, unless something newer has happened. */
const paymentTrouble = z.object({
  /** `lost`: the payer's bank took the money back; `not_arrived`: a bank transfer failed. */
  kind: z.enum(['refunded', 'lost', 'not_arrived']),
  /** Pounds. */
  amount: z.number(),
  /** When we learned of it; for a bank transfer, when it was made. */
  at: instantField,
});

/**
 * The email that asks the business to confirm its address. `none`: no valid one was sent; `written`: sent or
 * queued; `failed`: it couldn't be delivered.
 */
const confirmationState = z.enum(['none', 'written', 'failed']);

export const colourOfBusiness = z.enum(COLOUR_HEXES, COLOUR_NOT_VALID);

/** What customers can read about the business; each is null if the owner left it empty. */
export const forCustomers = z.object({
  privacy_notice: z.string().nullable(),
  cancellation_policy: z.string().nullable(),
  /** Its trading name and address. */
  trading_details: z.string().nullable(),
  /** A short text about the business. */
  about: z.string().nullable(),
  /** As typed; null if the diary works them out from the weekly hours. */
  opening_hours: z.string().nullable(),
  /** Of its diary and its emails; null for Daybook's green. */
  colour: colourOfBusiness.nullable(),
  /** The path of its picture on Daybook's own origin. */
  picture: z.string().nullable(),
});

/** The owner's limits on new bookings. Customers only see times that are free. */
const bookingRules = z.object({
  /** How many hours before its start a time can last be booked. */
  minimum_notice_hours: wholeNumber(0, NOTICE_HOURS_MAX, noticeNotValid(NOTICE_HOURS_MAX)),
  /** How many calendar days ahead customers can book: 0 is today only, null is unlimited. */
  maximum_days_ahead: wholeNumber(0, DAYS_AHEAD_MAX, daysAheadNotValid(DAYS_AHEAD_MAX)).nullable(),
  /** How many bookings each person takes on one date; null is unlimited. */
  daily_limit_per_person: wholeNumber(
    1,
    BOOKINGS_A_DAY_MAX,
    dailyLimitNotValid(BOOKINGS_A_DAY_MAX),
  ).nullable(),
  /** The nation on whose bank holidays weekly hours are closed; null if they stay open. */
  bank_holidays: z.enum(BANK_HOLIDAY_NATIONS, BANK_HOLIDAYS_NOT_VALID).nullable(),
});

const waitingListRules = z.object({
  has_waiting_list: z.boolean(),
  /** How long a free time is held for the person to whom it is offered. */
  offer_minutes: wholeNumber(
    OFFER_MINUTES_MIN,
    OFFER_MINUTES_MAX,
    offersMinutesNotValid(OFFER_MINUTES_MIN, OFFER_MINUTES_MAX),
  ),
});

const changeRules = z.object({
  /** How many hours before the start a customer can last move or cancel; 0 means until it starts. */
  change_notice_hours: wholeNumber(0, NOTICE_HOURS_MAX, noticeNotValid(NOTICE_HOURS_MAX)),
  customers_may_move: z.boolean(),
});

export const business = z.object({
  id: idField,
  business_name: z.string(),
  business_email: z.string(),
  /** The account's own address is always confirmed; another once its owner follows an emailed link. */
  email_confirmed: z.boolean(),
  /** Where the owner's emails and customers' replies go: the account's address until `email_confirmed`. */
  emails_to: z.string(),
  confirmation_email: confirmationState,
  business_phone: z.string().nullable(),
  business_address: z.string().nullable(),
  postcode: z.string().nullable(),
  diary_slug: slugField,
  timezone: timezoneField,
  is_in_sitemap: z.boolean(),
  ...forCustomers.shape,
  ...bookingRules.shape,
  ...waitingListRules.shape,
  ...changeRules.shape,
  /** What people who book are asked, in order. */
  questions: z.array(question),
  /** Paid, or on trial now. */
  has_paid: z.boolean(),
  billing_status: billingStatus,
  /** After an import, some customers may not be emailed: a file may contain anybody's address. */
  is_imported: z.boolean(),
  /** When the setup was completed permanently, paid or free; null on trial, on a subscription or unpaid. */
  paid_at: instantField.nullable(),
  trial_activated_by_coupon: z.string().nullable(),
  trial_expires_at: instantField.nullable(),
  trial_hours: z.int().positive().nullable(),
  subscription: subscription.nullable(),
  /**
   * `open` can be paid, or was paid a moment ago. With `processing` the payer is done and the money is on its
   * way, which takes days for a bank transfer.
   */
  unfinished_checkout: z.enum(['open', 'processing']).nullable(),
  /** The coupon that an open checkout reserves. It is applied when the payer returns from the checkout. */
  held_coupon: offeredCoupon.nullable(),
  payment_trouble: paymentTrouble.nullable(),
  created_at: instantField,
});

export const publicBusiness = business
  .pick({
    business_name: true,
    business_phone: true,
    business_address: true,
    postcode: true,
    diary_slug: true,
    timezone: true,
    is_in_sitemap: true,
    privacy_notice: true,
    cancellation_policy: true,
    trading_details: true,
    about: true,
    opening_hours: true,
    colour: true,
    picture: true,
    has_waiting_list: true,
    change_notice_hours: true,
    customers_may_move: true,
  })
  .extend({
    /** The demo diary belongs to no account and sends no email. */
    is_demo: z.boolean(),
    questions: z.array(publicQuestion),
  });

export const businessRequest = z.object({
  business_name: requiredText(TITLE_MAX, BUSINESS_NAME_REQUIRED),
  business_email: z
    .string(BUSINESS_EMAIL_NOT_VALID)
    .trim()
    .max(EMAIL_MAX, tooLong(EMAIL_MAX))
    .refine((email) => emailProblem(email) === null, BUSINESS_EMAIL_NOT_VALID),
  business_phone: optionalText(PHONE_MAX),
  business_address: optionalText(ADDRESS_MAX),
  postcode: optionalPostcode(),
  timezone: z.enum(
    TIMEZONES.map(({ zone }) => zone),
    TIMEZONE_REQUIRED,
  ),
  /** Unchanged if left out; a new business isn't listed. */
  is_in_sitemap: z.boolean().optional(),
  privacy_notice: optionalText(PRIVACY_NOTICE_MAX).refine(
    (address) => address === null || isHttpsAddress(address),
    PRIVACY_NOTICE_NOT_VALID,
  ),
  cancellation_policy: optionalLines(CANCELLATION_POLICY_MAX),
  trading_details: optionalLines(TRADING_DETAILS_MAX),
  /** Each unchanged if left out. */
  about: optionalLines(ABOUT_MAX).optional(),
  opening_hours: optionalLines(OPENING_HOURS_MAX).optional(),
  /** '' and null are Daybook's green. */
  colour: z
    .enum([...COLOUR_HEXES, ''], COLOUR_NOT_VALID)
    .nullable()
    .transform((colour) => colour || null)
    .optional(),
  ...bookingRules.partial().shape,
  ...waitingListRules.partial().shape,
  ...changeRules.partial().shape,
});

/** A JPEG or PNG in base64. Its bytes and pixels are bounded; whether it is a picture is seen when it is decoded. */
export const pictureField = z
  .string(PICTURE_NOT_VALID)
  .max(Math.ceil(PICTURE_BYTES_MAX / 3) * 4, PICTURE_NOT_VALID)
  .regex(/^[A-Za-z0-9+/]+={0,2}$/, PICTURE_NOT_VALID);
export const pictureRequest = z.object({
  /** Null removes it. */
  picture: pictureField.nullable(),
  /** One of its people; null or absent for the business itself. */
  person_id: idField.nullish(),
});

/** The figures above a business's tabs. 'This month' and 'upcoming' follow its time zone. */
export const businessSummary = z.object({
  total_events: z.int(),
  /** Includes cancelled bookings. */
  total_bookings: z.int(),
  total_cancellations: z.int(),
  confirmed: z.int(),
  /** Not cancelled, with a date in this month. */
  this_month: z.int(),
  /** Not cancelled and not yet begun. */
  upcoming: z.int(),
  /** Everybody without an email address counts as one each; all whose data was deleted count as one. */
  unique_customers: z.int(),
  no_shows: z.int(),
  /** Sorted, for the filter of the bookings table. */
  event_names: z.array(z.string()),
  /** YYYY-MM of bookings, newest first. */
  booking_months: z.array(z.string()),
  /** YYYY-MM of events and of bookings that aren't cancelled, oldest first. */
  active_months: z.array(z.string()),
  next_booked_date: dateField.nullable(),
  /** Emails about bookings that we gave up on. */
  failed_emails: z.int(),
  /** Customers of the next bookings whose address was refused for good, REFUSED_CUSTOMERS_SHOWN at most. */
  refused_customers: z.array(
    z.object({
      booking_reference: z.string(),
      attendee_first_name: z.string(),
      attendee_last_name: z.string(),
      attendee_phone: z.string().nullable(),
    }),
  ),
  /** Customers' deletion requests that the owner hasn't answered. */
  deletion_requests: z.int(),
  deletion_answer_by: dateField.nullable(),
  failing_calendars: z.int(),
});

/** Rises with every change to the business, its events and its bookings. Open pages poll it. */
export const businessVersion = z.object({ version: z.int() });

const emailToken = z.string().max(128);
export const emailTokenGiven = z.object({ token: emailToken });

export const emailConfirmation = z.object({
  business_name: z.string(),
  business_email: z.string(),
  is_confirmed: z.boolean(),
});

export type ConfirmationState = z.infer<typeof confirmationState>;
export type EmailConfirmation = z.infer<typeof emailConfirmation>;
export type Business = z.infer<typeof business>;
export type PublicBusiness = z.infer<typeof publicBusiness>;
export type PaymentTrouble = z.infer<typeof paymentTrouble>;
export type Subscription = z.infer<typeof subscription>;
export type BillingStatus = z.infer<typeof billingStatus>;
export type WaitingListRules = z.infer<typeof waitingListRules>;
export type BookingRules = z.infer<typeof bookingRules>;
export type ChangeRules = z.infer<typeof changeRules>;
export type BusinessSummary = z.infer<typeof businessSummary>;
export type BusinessForm = z.input<typeof businessRequest>;
export type BusinessRequest = z.output<typeof businessRequest>;
