import { z } from './zod.ts';
import {
  ADDRESS_MAX,
  BOOKINGS_A_DAY_MAX,
  CANCELLATION_POLICY_MAX,
  DAYS_AHEAD_MAX,
  EMAIL_MAX,
  NOTICE_HOURS_MAX,
  PHONE_MAX,
  POSTCODE_MAX,
  PRIVACY_NOTICE_MAX,
  TITLE_MAX,
  TRADING_DETAILS_MAX,
} from '../figures/bounds.ts';
import { OFFER_MINUTES_MAX, OFFER_MINUTES_MIN } from '../figures/periods.ts';
import {
  BUSINESS_EMAIL_NOT_VALID,
  BUSINESS_NAME_REQUIRED,
  BANK_HOLIDAYS_NOT_VALID,
  dailyLimitNotValid,
  daysAheadNotValid,
  noticeNotValid,
  PRIVACY_NOTICE_NOT_VALID,
  TIMEZONE_REQUIRED,
} from '../words/business-texts.ts';
import { emailProblem } from '../rules/email-address.ts';
import {
  isHttpsAddress,
  dateField,
  idField,
  instantField,
  optionalLines,
  optionalText,
  requiredText,
  slugField,
  timezoneField,
} from './fields.ts';
import { tooLong } from '../words/booking-form-texts.ts';
import { BANK_HOLIDAY_NATIONS } from '../words/bank-holidays.ts';
import { TIMEZONES } from '../words/timezones.ts';
import { offersMinutesNotValid } from '../words/waiting-list-texts.ts';
import { offeredCoupon } from './coupon.ts';

/** Whether customers can book at a business, and why not. They can on `paid` and `trial` only. */
export const billingStatus = z.enum([
  'paid',
  'trial',
  'trial_ended',
  'subscription_ended',
  'unpaid',
  'inactive',
]);

/** Its latest subscription. */
export const subscription = z.object({
  /** `past_due`: a renewal failed, and hasn't been paid since. */
  status: z.enum(['active', 'past_due', 'ended']),
  /** The end of the period that is paid for. */
  paid_until: instantField,
  /** Cancelled: it goes on until then and is not renewed. */
  ends_with_period: z.boolean(),
  /** For `past_due` only. */
  grace_ends_at: instantField.nullable(),
});

/** Money for a business that was refunded, lost or never arrived, with nothing newer since. */
const paymentTrouble = z.object({
  /** `lost`: the payer's bank took it back; `not_arrived`: a transfer failed. */
  kind: z.enum(['refunded', 'lost', 'not_arrived']),
  /** Pounds. */
  amount: z.number(),
  /** When we learned of it; for a transfer, when it was made. */
  at: instantField,
});

/**
 * The email that asks to confirm the business's present address: none that still counts was written; one is sent or
 * queued; or it couldn't be delivered.
 */
const confirmationState = z.enum(['none', 'written', 'failed']);

/** What the business tells its customers about itself; each null where it tells nothing. */
export const forCustomers = z.object({
  /** The web address of its own privacy notice. */
  privacy_notice: z.string().nullable(),
  cancellation_policy: z.string().nullable(),
  /** Its trading name and address. */
  trading_details: z.string().nullable(),
});

const whole = (min: number, max: number, text: string) => z.int(text).min(min, text).max(max, text);

/** What a business allows; customers only see what is free. */
const bookingRules = z.object({
  /** No booking less than so many hours before the start. */
  minimum_notice_hours: whole(0, NOTICE_HOURS_MAX, noticeNotValid(NOTICE_HOURS_MAX)),
  /** No booking more than so many calendar days ahead: 0 is today only. Null without a limit. */
  maximum_days_ahead: whole(0, DAYS_AHEAD_MAX, daysAheadNotValid(DAYS_AHEAD_MAX)).nullable(),
  /** How many bookings of a date each person takes. Null without a limit. */
  daily_limit_per_person: whole(1, BOOKINGS_A_DAY_MAX, dailyLimitNotValid(BOOKINGS_A_DAY_MAX)).nullable(),
  /** On whose bank holidays dates of weekly hours take no bookings; null where they take them. */
  bank_holidays: z.enum(BANK_HOLIDAY_NATIONS, BANK_HOLIDAYS_NOT_VALID).nullable(),
});

/** Its waiting list (waiting-list.ts). */
const waitingListRules = z.object({
  /** Whether customers can join it. */
  has_waiting_list: z.boolean(),
  /** Minutes for which a free time is held for the person to whom it is offered. */
  offer_minutes: whole(
    OFFER_MINUTES_MIN,
    OFFER_MINUTES_MAX,
    offersMinutesNotValid(OFFER_MINUTES_MIN, OFFER_MINUTES_MAX),
  ),
});

/** Until when customers change their bookings online. */
const changeRules = z.object({
  /** No customer moves or cancels less than so many hours before the start; 0 where they may until it starts. */
  change_notice_hours: whole(0, NOTICE_HOURS_MAX, noticeNotValid(NOTICE_HOURS_MAX)),
  /** False where customers can only cancel. */
  customers_may_move: z.boolean(),
});

/** A business as its owner sees it. */
export const business = z.object({
  id: idField,
  business_name: z.string(),
  business_email: z.string(),
  /** True for the account's own address, and for another once an emailed link has confirmed it. */
  email_confirmed: z.boolean(),
  /** Where the owner's emails and customers' replies go: the account's address until then. */
  letters_to: z.string(),
  email_letter: confirmationState,
  business_phone: z.string().nullable(),
  business_address: z.string().nullable(),
  postcode: z.string().nullable(),
  diary_slug: slugField,
  timezone: timezoneField,
  /** Whether the sitemap lists its diary. */
  is_in_sitemap: z.boolean(),
  ...forCustomers.shape,
  ...bookingRules.shape,
  ...waitingListRules.shape,
  ...changeRules.shape,
  /** Paid, or on trial now (decision 68). */
  has_paid: z.boolean(),
  billing_status: billingStatus,
  /** It was imported: not everybody with a booking there may be emailed (decision 112). */
  is_imported: z.boolean(),
  /** When its setup was completed for good, paid or free; null if a trial, a subscription or nothing covers it. */
  paid_at: instantField.nullable(),
  trial_activated_by_coupon: z.string().nullable(),
  trial_expires_at: instantField.nullable(),
  /** The trial's length in hours, as its coupon gave it. */
  trial_hours: z.int().positive().nullable(),
  /** Null for a business that never had one. */
  subscription: subscription.nullable(),
  /**
   * Its checkout that isn't over. `open` can be paid, or was paid a moment ago. With `processing` the payer is done and
   * the money is on its way, for days if it is a bank transfer.
   */
  unfinished_checkout: z.enum(['open', 'processing']).nullable(),
  /** The coupon that an open checkout reserves: it is applied when somebody comes back from it. */
  held_coupon: offeredCoupon.nullable(),
  /** The latest trouble with its money, while nothing newer has happened. */
  payment_trouble: paymentTrouble.nullable(),
  /** True for a business from before there were teams, until its owner has said whether they take every appointment. */
  asks_who_works: z.boolean(),
  /**
   * Places from before they could take one appointment at a time, which several events of a date share, until its owner has
   * said how many each takes.
   */
  asks_about_places: z.array(
    z.object({ id: idField, name: z.string(), address: z.string().nullable(), postcode: z.string() }),
  ),
  created_at: instantField,
});

/** What everybody can see of a business. */
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
    has_waiting_list: true,
    change_notice_hours: true,
    customers_may_move: true,
  })
  .extend({
    /** The demo diary, which belongs to nobody and sends no email (decisions 94 and 179). */
    is_demo: z.boolean(),
  });

/** A new business, or a whole edited one. */
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
  /** Unchanged if left out; a new business isn't listed. */
  is_in_sitemap: z.boolean().optional(),
  privacy_notice: optionalText(PRIVACY_NOTICE_MAX).refine(
    (address) => address === null || isHttpsAddress(address),
    PRIVACY_NOTICE_NOT_VALID,
  ),
  cancellation_policy: optionalLines(CANCELLATION_POLICY_MAX),
  trading_details: optionalLines(TRADING_DETAILS_MAX),
  /** Each unchanged if left out. */
  ...bookingRules.partial().shape,
  ...waitingListRules.partial().shape,
  ...changeRules.partial().shape,
});

/** The figures above a business's tabs. 'This month' and 'upcoming' follow its time zone. */
export const businessSummary = z.object({
  total_events: z.int(),
  /** Every booking ever made, cancelled ones included. */
  total_bookings: z.int(),
  total_cancellations: z.int(),
  confirmed: z.int(),
  /** Not cancelled, with a date in this month. */
  this_month: z.int(),
  /** Not cancelled and not begun. */
  upcoming: z.int(),
  /** Customers with a booking. Each without an email address counts; those whose data was deleted count as one. */
  unique_customers: z.int(),
  /** Bookings whose customer did not come. */
  no_shows: z.int(),
  /** For the filters of the bookings table, in order. */
  event_names: z.array(z.string()),
  /** YYYY-MM with a booking, newest first. */
  booking_months: z.array(z.string()),
  /** YYYY-MM with an event or a booking that is not cancelled, in order. */
  active_months: z.array(z.string()),
  /** The date of the next booking that hasn't begun. */
  next_booked_date: dateField.nullable(),
  /** Emails about its bookings that were given up. */
  failed_emails: z.int(),
  /** Customers of the next bookings whose address was refused for good, at most REFUSED_CUSTOMERS_SHOWN. */
  refused_customers: z.array(
    z.object({
      booking_reference: z.string(),
      attendee_first_name: z.string(),
      attendee_last_name: z.string(),
      attendee_phone: z.string().nullable(),
    }),
  ),
  /** Customers' deletion requests without an answer. */
  deletion_requests: z.int(),
  /** The first date by which one of them must be answered. */
  deletion_answer_by: dateField.nullable(),
  /** Its calendars elsewhere that can't be read. */
  failing_calendars: z.int(),
});

/** Rises with every change to the business, its events and its bookings. Open pages watch it. */
export const businessVersion = z.object({ version: z.int() });

/** A sealed token in base64url. */
const emailToken = z.string().max(128);
export const emailTokenGiven = z.object({ token: emailToken });

/** What an emailed link is about, for anyone who has it. */
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
/** As typed into the form, before trimming. */
export type BusinessForm = z.input<typeof businessRequest>;
export type BusinessRequest = z.output<typeof businessRequest>;
