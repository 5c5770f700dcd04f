/** The waiting list: people who want to know when a time is free, and the times that are offered to them. */
import { z } from './zod.ts';
import { ADDRESS_MAX, PHONE_MAX, POSTCODE_MAX, WAITING_DAYS_MAX } from '../figures/bounds.ts';
import { addDays } from '../rules/date.ts';
import { FIRST_NAME_REQUIRED, LAST_NAME_REQUIRED } from '../words/booking-form-texts.ts';
import { PART_OF_DAY_NOT_VALID, WAIT_ENDS_BEFORE_START, waitTooLong } from '../words/waiting-list-texts.ts';
import { bookedBusiness, bookingDetails } from './booking.ts';
import { forCustomers } from './business.ts';
import { cancelToken } from './cancel.ts';
import {
  clockTimeField,
  dateField,
  emailField,
  idField,
  idInPath,
  instantField,
  optionalText,
  personNameField,
  poundsField,
  timezoneField,
} from './fields.ts';
import { bookedVenue } from './venue.ts';

/** Morning ends, and the afternoon begins, at 12:00 on the business's clock; a time counts by its start. */
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
  /** Null or absent for anyone. */
  person_id: idField.nullish().transform((id) => id ?? null),
});

const checkDates = (
  { from_date: from, to_date: to }: { from_date: string; to_date: string },
  context: z.RefinementCtx,
) => {
  const blame = (message: string) => context.addIssue({ code: 'custom', path: ['to_date'], message });
  if (to < from) blame(WAIT_ENDS_BEFORE_START);
  else if (to >= addDays(from, WAITING_DAYS_MAX)) blame(waitTooLong(WAITING_DAYS_MAX));
};

/** What somebody sends who wants to be told. */
export const waitingListRequest = wanted
  .extend({
    /** A service as the diary lists it at any of its events; null or absent for any. */
    service_id: idField.nullish().transform((id) => id ?? null),
    /** A field that people don't see, and that programs fill in. */
    website: z.string().max(200).nullish(),
    /** How long the form was open, for the time trap. */
    form_milliseconds: z.int().min(0).nullish(),
  })
  .superRefine(checkDates);

/** The same from the owner, who types it for somebody. It needs no confirmation. */
export const waitingListAddition = wanted
  .extend({
    /** A service of the catalogue (`listCatalogueServices`); null or absent for any. */
    service_id: idField.nullish().transform((id) => id ?? null),
  })
  .superRefine(checkDates);

/** The answer is the same whatever is known of the address. */
export const waitingListJoined = z.object({ attendee_email: z.string() });

/** A sealed token in an emailed link, base64url. */
const waitingListToken = z.string().min(22).max(200);
export const waitingListTokenGiven = z.object({ token: waitingListToken });

/** Why an entry has ended: left by the link, booked a time, removed by the owner, or its dates are over. */
export const endedFor = z.enum(['left', 'booked', 'removed', 'over']);

/** What is waited for, as everybody sees it. */
const waitedFor = z.object({
  from_date: dateField,
  to_date: dateField,
  part_of_day: partOfDay,
  service_name: z.string().nullable(),
  /** Null for anyone. */
  person_name: z.string().nullable(),
});

/** What an emailed link is about, for anyone who has it. */
export const waitingListSeen = z.object({
  ...bookedBusiness.shape,
  ...waitedFor.shape,
  timezone: timezoneField,
  attendee_first_name: z.string(),
  attendee_email: z.string(),
  /** `unconfirmed` until the link in the first email is used. */
  status: z.enum(['unconfirmed', 'waiting', 'ended']),
  ended_for: endedFor.nullable(),
  /** True for somebody who has a booking and wants an earlier time. */
  wants_earlier: z.boolean(),
  /** Minutes for which a time is held. */
  offer_minutes: z.int(),
});

/**
 * What has become of an offer. `held`: until `held_until` nobody else can book it. `free`: nobody has it held, and it can
 * still be taken. `taken`: by this person. `declined`: by this person. `gone`: somebody else has it. `over`: the
 * time has begun or is not offered any more, or this person is not waiting any more.
 */
const offerState = z.enum(['held', 'free', 'taken', 'declined', 'gone', 'over']);

const offeredTime = bookingDetails.pick({
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

/** What the link in the email that offers a time is about. */
export const offerSeen = z.object({
  ...bookedBusiness.shape,
  ...offeredTime.shape,
  ...bookedVenue.shape,
  ...forCustomers.pick({ privacy_notice: true, cancellation_policy: true }).shape,
  attendee_first_name: z.string(),
  state: offerState,
  /** For `held` only. */
  held_until: instantField.nullable(),
  /** Taking it needs an address and a postcode. */
  is_home_visit: z.boolean(),
  /** The booking that taking it moves here; null for somebody who has none. */
  moves: bookingDetails
    .pick({ booking_reference: true, event_date: true, start_time: true, starts_at: true })
    .nullable(),
  /** For `taken` only: the absolute address of the booking's page, which contains its cancel token. */
  cancel_url: z.url().nullable(),
});

export const offerTaking = z.object({
  token: waitingListToken,
  /** Pounds, as the person saw it. If it is given, it must still be the price. */
  service_price: poundsField.nullish(),
  /** Required for home visits. */
  customer_address: optionalText(ADDRESS_MAX),
  customer_postcode: optionalText(POSTCODE_MAX),
});

/** The answer to a taken offer, the first time and every time after it. */
export const offerTaken = offerSeen.extend({ booking_reference: z.string(), cancel_url: z.url() });

export const earlierRequest = z.object({ token: cancelToken, wants_earlier: z.boolean() });
export const earlierAnswer = z.object({ wants_earlier: z.boolean() });

/** An offer as the owner sees it. */
export const ownerOffer = z.object({
  id: idField,
  entry_id: idField,
  attendee_first_name: z.string(),
  attendee_last_name: z.string(),
  /** `told`: nobody had it held, and everybody whom it fitted was told. */
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
  /** The booking that came of it. */
  booking_reference: z.string().nullable(),
});

export const waitingEntry = waitedFor.extend({
  id: idField,
  attendee_first_name: z.string(),
  attendee_last_name: z.string(),
  attendee_email: z.string(),
  attendee_phone: z.string().nullable(),
  person_id: idField.nullable(),
  /** Of the catalogue. */
  service_id: idField.nullable(),
  /** The booking of somebody who wants an earlier time; null for everybody else. */
  booking_reference: z.string().nullable(),
  /** The date of that booking. */
  booking_date: dateField.nullable(),
  added_by: z.enum(['customer', 'owner']),
  joined_at: instantField,
  /** An offer that is held for this person now. */
  held_until: instantField.nullable(),
});

export const waitingList = z.object({
  /** Whether customers can join. */
  has_waiting_list: z.boolean(),
  /** Who waits, in the order in which they joined. */
  entries: z.array(waitingEntry),
  /** Of the last OFFERS_SHOWN_DAYS days, newest first, OFFERS_SHOWN at most. */
  offers: z.array(ownerOffer),
  /** Offers that were taken in those days, by anybody, and are not cancelled since. */
  gaps_filled: z.int(),
  /** What their services cost together, in pence. */
  gaps_filled_pence: z.int(),
});

export const entryInPath = z.object({ businessId: idInPath, entryId: idInPath });

/** A free time that the owner offers by hand. */
export const offerRequest = z.object({ slot_id: z.string().max(60) });

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
