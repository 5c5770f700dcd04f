/** The waiting list: people who want to know when a time becomes free, and the times offered to them. */

import { ADDRESS_MAX, PHONE_MAX } from '../figures/bounds.ts';
import { WAITING_DAYS_MAX } from '../figures/waiting-list.ts';
import { addDays } from '../rules/date.ts';
import { FIRST_NAME_REQUIRED, LAST_NAME_REQUIRED } from '../words/booking-form-texts.ts';
import { BUSINESS_NOT_FOUND } from '../words/business-texts.ts';
import { DIARY_NOT_FOUND } from '../words/diary-texts.ts';
import { LAST_BEFORE_FIRST, chooseUpToDays } from '../words/input-texts.ts';
import { PART_OF_DAY_NOT_VALID, ENTRY_NOT_FOUND, OFFER_GONE_FOR } from '../words/waiting-list-texts.ts';
import { bookedBusiness, booking } from './booking.ts';
import { forCustomers } from './business.ts';
import { byCancelToken } from './cancel.ts';
import {
  clockTimeField,
  dateField,
  emailField,
  idField,
  idInPath,
  instantField,
  optionalPostcode,
  optionalText,
  personNameField,
  poundsField,
  timezoneField,
  businessInPath,
  done,
  slugField,
  idOrNull,
  honeypot,
  formMilliseconds,
  sealedToken,
  blameIn,
} from './fields.ts';
import { slotIdField } from './slot.ts';
import { bookedVenue } from './venue.ts';
import { z } from './zod.ts';

/** The afternoon begins at 12:00 on the business's clock; a time counts by its start. */
export const partOfDay = z.enum(['any', 'morning', 'afternoon'], PART_OF_DAY_NOT_VALID);

const wanted = z.object({
  attendee_first_name: personNameField(FIRST_NAME_REQUIRED),
  attendee_last_name: personNameField(LAST_NAME_REQUIRED),
  attendee_email: emailField,
  attendee_phone: optionalText(PHONE_MAX),
  /** Both included, on the business's clock. */
  from_date: dateField,
  to_date: dateField,
  part_of_day: partOfDay.default('any'),
  /** Null or absent means anyone. */
  person_id: idOrNull,
});

const checkDates = (
  { from_date: from, to_date: to }: { from_date: string; to_date: string },
  context: z.RefinementCtx,
) => {
  const blame = blameIn(context);
  if (to < from) blame(['to_date'], LAST_BEFORE_FIRST);
  else if (to >= addDays(from, WAITING_DAYS_MAX)) blame(['to_date'], chooseUpToDays(WAITING_DAYS_MAX));
};

export const waitingListRequest = wanted
  .extend({
    /** A service as the diary lists it for any event; null or absent means any. */
    service_id: idOrNull,
    website: honeypot,
    form_milliseconds: formMilliseconds,
  })
  .superRefine(checkDates);

/** An entry that the owner adds for somebody. It needs no confirmation. */
export const waitingListAddition = wanted
  .extend({
    /** A service of the catalogue (`listCatalogueServices`); null or absent means any. */
    service_id: idOrNull,
  })
  .superRefine(checkDates);

/** The answer is the same for every address, so that it reveals nothing. */
const waitingListJoined = z.object({ attendee_email: z.string() });

export const waitingListTokenGiven = z.object({ token: sealedToken });

/** Why an entry has ended: left by the link, booked a time, removed by the owner, or its dates are over. */
export const endedFor = z.enum(['left', 'booked', 'removed', 'over']);

/** What an entry waits for, as everybody sees it. */
const waitedFor = z.object({
  from_date: dateField,
  to_date: dateField,
  part_of_day: partOfDay,
  service_name: z.string().nullable(),
  /** Null means anyone. */
  person_name: z.string().nullable(),
});

const waitingListSeen = z.object({
  ...bookedBusiness.shape,
  ...waitedFor.shape,
  timezone: timezoneField,
  attendee_first_name: z.string(),
  attendee_email: z.string(),
  /** `unconfirmed` until the link in the first email is followed. */
  status: z.enum(['unconfirmed', 'waiting', 'ended']),
  ended_for: endedFor.nullable(),
  /** True if the customer has a booking and wants an earlier time. */
  wants_earlier: z.boolean(),
  /** How long a time is held. */
  offer_minutes: z.int(),
});

/**
 * An offer's state. `held`: nobody else can book the time until `held_until`. `free`: nobody has it held, and
 * it can still be taken. `taken` and `declined`: by this person. `gone`: somebody else has it. `over`: the
 * time has begun or isn't offered any more, or this person no longer waits.
 */
const offerState = z.enum(['held', 'free', 'taken', 'declined', 'gone', 'over']);

const offeredTime = booking.pick({
  event_name: true,
  event_date: true,
  start_time: true,
  end_time: true,
  starts_at: true,
  ends_at: true,
  timezone: true,
  person_name: true,
  service_name: true,
  service_price: true,
});

/** What the link in an offer's email is about. */
export const offerSeen = z.object({
  ...bookedBusiness.shape,
  ...offeredTime.shape,
  ...bookedVenue.shape,
  ...forCustomers.pick({ privacy_notice: true, cancellation_policy: true }).shape,
  attendee_first_name: z.string(),
  state: offerState,
  /** Why the held time can't be taken any more; null for any other reason, or while it can. */
  gone_for: z.enum(OFFER_GONE_FOR).nullable(),
  /** Null unless `held`. */
  held_until: instantField.nullable(),
  /** If true, taking the offer needs an address and a postcode. */
  is_home_visit: z.boolean(),
  /** The booking that moves to this time; null if the person has none. */
  moves: booking
    .pick({ booking_reference: true, event_date: true, start_time: true, starts_at: true })
    .nullable(),
  /** Null unless `taken`: the absolute URL of the booking's page, which contains its cancel token. */
  cancel_url: z.url().nullable(),
});

const offerTaking = z.object({
  token: sealedToken,
  /** The price in pounds that the person saw. If given, it must still be the current price. */
  service_price: poundsField.nullish(),
  /** Required for home visits. */
  customer_address: optionalText(ADDRESS_MAX),
  customer_postcode: optionalPostcode(),
});

/** The answer to taking an offer. Repeating it returns the same. */
export const offerTaken = offerSeen.extend({ booking_reference: z.string(), cancel_url: z.url() });

const earlierRequest = byCancelToken.extend({ wants_earlier: z.boolean() });
const earlierAnswer = z.object({ wants_earlier: z.boolean() });

export const ownerOffer = z.object({
  id: idField,
  entry_id: idField,
  attendee_first_name: z.string(),
  attendee_last_name: z.string(),
  /** `told`: the time was held for nobody, and everybody whom it suits was told. */
  kind: z.enum(['held', 'told']),
  /** `open`: held until `expires_at`, or told and neither taken nor over. */
  outcome: z.enum(['open', 'taken', 'declined', 'expired', 'gone']),
  event_name: z.string(),
  event_date: dateField,
  start_time: clockTimeField,
  starts_at: instantField,
  ends_at: instantField,
  service_name: z.string().nullable(),
  person_id: idField.nullable(),
  person_name: z.string().nullable(),
  offered_at: instantField,
  expires_at: instantField.nullable(),
  booking_reference: z.string().nullable(),
});

export const waitingEntry = waitedFor.extend({
  id: idField,
  attendee_first_name: z.string(),
  attendee_last_name: z.string(),
  attendee_email: z.string(),
  attendee_phone: z.string().nullable(),
  person_id: idField.nullable(),
  /** A service of the catalogue. */
  service_id: idField.nullable(),
  /** The booking of somebody who wants an earlier time; null for all others. */
  booking_reference: z.string().nullable(),
  booking_date: dateField.nullable(),
  added_by: z.enum(['customer', 'owner']),
  joined_at: instantField,
  /** Until when an offer is held for this person; null without one. */
  held_until: instantField.nullable(),
});

export const waitingList = z.object({
  has_waiting_list: z.boolean(),
  /** In the order in which people joined. */
  entries: z.array(waitingEntry),
  /** Of the last OFFERS_SHOWN_DAYS days, newest first, OFFERS_SHOWN at most. */
  offers: z.array(ownerOffer),
  /** Offers taken in those days by anybody and not cancelled since. */
  gaps_filled: z.int(),
  /** The total price of those bookings. */
  gaps_filled_pence: z.int(),
});

const entryInPath = z.object({ businessId: idInPath, entryId: idInPath });

const offerRequest = z.object({ slot_id: slotIdField });

export const waitingListRows = () =>
  ({
    joinWaitingList: {
      params: z.object({ slug: slugField }),
      body: waitingListRequest,
      answer: waitingListJoined,
      notFound: DIARY_NOT_FOUND,
    },
    getOffer: { query: waitingListTokenGiven, answer: offerSeen },
    /** Answers 409 if somebody else has the time. */
    takeOffer: { body: offerTaking, answer: offerTaken },
    declineOffer: { body: waitingListTokenGiven, answer: offerSeen },
    changeWantsEarlier: { body: earlierRequest, answer: earlierAnswer },
    listWaitingList: {
      params: businessInPath,
      answer: waitingList,
      isHeavy: true,
      notFound: BUSINESS_NOT_FOUND,
    },
    addToWaitingList: {
      params: businessInPath,
      body: waitingListAddition,
      answer: waitingEntry,
      notFound: BUSINESS_NOT_FOUND,
      status: 201,
    },
    removeFromWaitingList: { params: entryInPath, answer: done, notFound: ENTRY_NOT_FOUND },
    offerTime: {
      params: entryInPath,
      body: offerRequest,
      answer: ownerOffer,
      notFound: ENTRY_NOT_FOUND,
      status: 201,
    },
  }) as const;

export type WaitingListRequest = z.output<typeof waitingListRequest>;
export type WaitingListAddition = z.output<typeof waitingListAddition>;
export type WaitingListAdditionForm = z.input<typeof waitingListAddition>;
export type WaitingListSeen = z.infer<typeof waitingListSeen>;
export type OfferSeen = z.infer<typeof offerSeen>;
export type OfferTaking = z.output<typeof offerTaking>;
export type OfferTaken = z.infer<typeof offerTaken>;
export type OwnerOffer = z.infer<typeof ownerOffer>;
export type WaitingEntry = z.infer<typeof waitingEntry>;
export type WaitingList = z.infer<typeof waitingList>;
export type EndedFor = z.infer<typeof endedFor>;
