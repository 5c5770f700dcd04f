import { ADDRESS_MAX, PHONE_MAX, SOURCE_MAX } from '../figures/bounds.ts';
import { CLOCK_TIME } from '../rules/clock-time.ts';
import { FIRST_NAME_REQUIRED, LAST_NAME_REQUIRED } from '../words/booking-form-texts.ts';
import { SELECT_SLOT_FIRST } from '../words/diary-texts.ts';
import {
  clockTimeField,
  dateField,
  emailField,
  idField,
  instantField,
  optionalPostcode,
  optionalText,
  personNameField,
  poundsField,
  timezoneField,
  honeypot,
  formMilliseconds,
} from './fields.ts';
import { placesField } from './places.ts';
import { givenAnswers } from './question.ts';
import { bookedService } from './service.ts';
import { slot } from './slot.ts';
import { bookedVenue } from './venue.ts';
import { z } from './zod.ts';

export const bookingStatus = z.enum(['confirmed', 'pending', 'cancelled']);

const chosenTimeField = z.string(SELECT_SLOT_FIRST).regex(CLOCK_TIME, SELECT_SLOT_FIRST);

export const bookingRequest = z.object({
  attendee_first_name: personNameField(FIRST_NAME_REQUIRED),
  attendee_last_name: personNameField(LAST_NAME_REQUIRED),
  attendee_email: emailField,
  attendee_phone: optionalText(PHONE_MAX),
  service_id: idField.nullish(),
  /** The chosen venue; null or absent means any. The slots of a 409 follow the same choice. */
  venue_id: idField.nullish(),
  /** The price in pounds that the customer saw. If given, it must still be the current price. */
  service_price: poundsField.nullish(),
  /** How many people come; the owner says how many may. */
  places: placesField,
  selected_start_time: chosenTimeField,
  selected_end_time: chosenTimeField,
  /** Required for home visits. Only the event knows whether it is one (rules/attendee.ts). */
  customer_address: optionalText(ADDRESS_MAX),
  customer_postcode: optionalPostcode(),
  answers: givenAnswers,
  /** The host page's utm or source tag. */
  source: optionalText(SOURCE_MAX),
  website: honeypot,
  form_milliseconds: formMilliseconds,
});

/** A booking's business, as anyone with the booking's link sees it. */
export const bookedBusiness = z.object({
  business_name: z.string(),
  business_phone: z.string().nullable(),
  /** Where the business receives emails; null once the owner's account is deleted. */
  business_email: z.string().nullable(),
  diary_slug: z.string(),
  /** A demo booking sends no email and is soon deleted. */
  is_demo: z.boolean(),
});

/** A booking without its business. */
export const booking = z.object({
  booking_reference: z.string(),
  status: bookingStatus,
  event_name: z.string(),
  event_date: dateField,
  start_time: clockTimeField,
  end_time: clockTimeField,
  starts_at: instantField,
  ends_at: instantField,
  timezone: timezoneField,
  ...bookedVenue.shape,
  /** The person who does it; null if the booking names nobody. */
  person_name: z.string().nullable(),
  ...bookedService.shape,
  /** Of one place. */
  service_price: poundsField.nullable(),
  places: z.int(),
  customer_address: z.string().nullable(),
  customer_postcode: z.string().nullable(),
  attendee_first_name: z.string(),
  attendee_last_name: z.string(),
  /** Null if the owner booked for a customer without an email address. */
  attendee_email: z.string().nullable(),
  attendee_phone: z.string().nullable(),
});

/** A booking as the customer sees it through the emailed link. */
export const bookingDetails = booking.extend(bookedBusiness.shape);

/** Whether we email the customer when an earlier time becomes free; null if this isn't offered. */
export const wantsEarlier = z.boolean().nullable();

/** The answer to a booking, with everything that the confirmation shows. */
export const bookedAnswer = z.object({
  booking_reference: z.string(),
  booking: bookingDetails,
  /** Absolute URLs that contain the cancel token. */
  cancel_url: z.url(),
  invite_url: z.url(),
  /** Opens Google Calendar with the entry filled in. Google gets this URL, so it omits the cancel token. */
  google_calendar_url: z.url(),
  wants_earlier: wantsEarlier,
  /** The email that a demo booking would send; null for other bookings. */
  email: z.object({ subject: z.string(), text: z.string(), html: z.string() }).nullable(),
});

/** The body of the 409 when the slot is taken, with other slots to choose from. */
export const slotTakenAnswer = z.object({ error: z.string(), message: z.string(), slots: z.array(slot) });

/** The body of the 409 when the price has changed. The slot is still free. */
export const priceChangedAnswer = z.object({
  error: z.string(),
  message: z.string(),
  fields: z.object({ service_price: z.string() }),
  service_price: poundsField,
});

export type BookingStatus = z.infer<typeof bookingStatus>;
export type BookingRequest = z.infer<typeof bookingRequest>;
export type BookingRequestBody = z.input<typeof bookingRequest>;
export type Booking = z.infer<typeof booking>;
export type BookingDetails = z.infer<typeof bookingDetails>;
export type BookedBusiness = z.infer<typeof bookedBusiness>;
export type BookedAnswer = z.infer<typeof bookedAnswer>;
