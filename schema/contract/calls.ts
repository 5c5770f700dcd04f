/**
 * One row per call: its route (words/every-route.ts), its request and its answer. The server mounts a route
 * for each row and validates with it; the clients' types come from it. Groups of rows are functions next to
 * their shapes, so that a client that loads a shape for a form drops them.
 */

import { BUSINESS_NOT_FOUND } from '../words/business-texts.ts';
import { DIARY_NOT_FOUND, EVENT_NOT_FOUND } from '../words/diary-texts.ts';
import { VENUE_NOT_FOUND } from '../words/event-texts.ts';
import { everyRoute, type RouteName } from '../words/every-route.ts';
import { BOOKING_NOT_FOUND } from '../words/owner-booking-texts.ts';
import type { Route } from '../words/routes.ts';
import { SLOT_NOT_FOUND } from '../words/slot-texts.ts';
import { NOT_FOUND } from '../words/texts.ts';
import { adminRows } from './admin/rows.ts';
import { bookingEmailRows } from './booking-emails.ts';
import { bookedAnswer, bookingRequest } from './booking.ts';
import { businessFileRows } from './business-file.ts';
import { business, businessRequest, businessSummary, businessVersion, pictureRequest } from './business.ts';
import { calendarRows } from './calendars.ts';
import {
  cancelAnswer,
  cancelDetails,
  moveDiaryQuery,
  moveMonthQuery,
  moveRequest,
  moveSlotsQuery,
  movedAnswer,
  byCancelToken,
} from './cancel.ts';
import { catalogueRows } from './catalogue.ts';
import { dateRows } from './change-dates.ts';
import { contactRequest } from './contact.ts';
import { couponGiven, couponVerdict } from './coupon.ts';
import { customerDataRows } from './customer-data.ts';
import { customersRows } from './customers.ts';
import { delayRows } from './delay.ts';
import { diary, diaryMonth, diaryMonthQuery, diaryQuery } from './diary.ts';
import { bookingFlowAnswer, bookingFlowTest, emailTestAnswer, emailTestQuery } from './email-test.ts';
import { dateOutcome, duplicateRequest, eventChange, eventRequest, eventsRequest } from './event-request.ts';
import { eventResources, eventResourcesRequest } from './event-resources.ts';
import { eventsPage, eventsQuery, ownerEvent } from './event.ts';
import { explanation } from './explanation.ts';
import {
  businessEventInPath,
  businessInPath,
  done,
  eventInPath,
  referenceInPath,
  dateField,
  idInPath,
  monthField,
  slugField,
} from './fields.ts';
import { dryRunQuery } from './misfits.ts';
import { signupRequest } from './newsletter.ts';
import {
  bookedDay,
  bookingChange,
  bookingsPage,
  bookingsQuery,
  cancellationQuery,
  ownerBooking,
  ownerCancellation,
} from './owner-booking.ts';
import { moveTimes, moveTimesQuery, ownerMove, ownerMoveRequest } from './owner-move.ts';
import { patternRows } from './pattern.ts';
import { checkoutAnswer, checkoutRequest } from './payment.ts';
import { questionRows } from './question.ts';
import { seriesRows } from './series.ts';
import { service } from './service.ts';
import { slot, slotIdField, slotsQuery } from './slot.ts';
import { takingsRows } from './takings.ts';
import { timeOffRows } from './time-off.ts';
import { accountRows } from './user.ts';
import { venue, venueRequest } from './venue.ts';
import { diaryWeek, visitCounted } from './visits.ts';
import { waitingListRows } from './waiting-list.ts';
import { z } from './zod.ts';

/**
 * How a successful answer is sent. `json`: one value of the row's shape; `lines`: one such value per line,
 * each as soon as it is known; `file`: anything else, and the shape describes the whole body.
 */
type AnswerKind = 'json' | 'lines' | 'file';

export interface CallRow extends Route {
  params: z.ZodType;
  query: z.ZodType;
  body: z.ZodType;
  answer: z.ZodType;
  kind: AnswerKind;
  status: 200 | 201;
  /** The text of the 404 if the path can't name anything. */
  notFound: string;
  /** True if the call may read everything that an account stores. Each account gets one at a time. */
  isHeavy: boolean;
}

// Typed as unknown, so that unknown & T is the row's own T.
const none: z.ZodType = z.object({});
type Row = Omit<CallRow, keyof Route>;

const ORDINARY = {
  params: none,
  query: none,
  body: none,
  answer: none,
  kind: 'json',
  status: 200,
  notFound: NOT_FOUND,
  isHeavy: false,
} as const satisfies Row;

type Rows = Record<RouteName, Partial<Row>>;
type Part<Given, Key extends keyof Row> = Key extends keyof Given ? Given[Key] & Row[Key] : Row[Key];
type OnRoutes<Given extends Rows> = {
  [Name in RouteName]: (typeof everyRoute)[Name] & { [Key in keyof Row]: Part<Given[Name], Key> };
};

/** Joins each row with the route of its name, and fills in defaults. */
function onRoutes<Given extends Rows>(rows: Given): OnRoutes<Given>;
function onRoutes(rows: Rows): Record<string, CallRow> {
  const names = Object.keys(everyRoute).filter((name): name is RouteName => name in everyRoute);
  return Object.fromEntries(names.map((name) => [name, { ...everyRoute[name], ...ORDINARY, ...rows[name] }]));
}

/** Dates in the business's time zone, both included; either may be left out. */
const dateRange = z.object({ from: dateField.optional(), to: dateField.optional() });

export const calls = onRoutes({
  getDiary: {
    params: z.object({ slug: slugField }),
    query: diaryQuery,
    answer: diary,
    notFound: DIARY_NOT_FOUND,
  },
  getDiaryMonth: {
    params: z.object({ slug: slugField, month: monthField }),
    query: diaryMonthQuery,
    answer: diaryMonth,
    notFound: DIARY_NOT_FOUND,
  },
  listVenues: { params: eventInPath, answer: z.array(venue), notFound: EVENT_NOT_FOUND },
  listServices: { params: eventInPath, answer: z.array(service), notFound: EVENT_NOT_FOUND },
  listTimeSlots: {
    params: eventInPath,
    query: slotsQuery,
    answer: z.array(slot),
    notFound: EVENT_NOT_FOUND,
  },
  bookSlot: {
    params: z.object({ slotId: slotIdField }),
    body: bookingRequest,
    answer: bookedAnswer,
    notFound: SLOT_NOT_FOUND,
    status: 201,
  },
  getCancelDetails: { query: byCancelToken, answer: cancelDetails },
  cancelByToken: { body: byCancelToken, answer: cancelAnswer },
  /** Returns the public diary, limited to times that the booking can move to. */
  getMoveDiary: { query: moveDiaryQuery, answer: diary },
  getMoveMonth: { params: z.object({ month: monthField }), query: moveMonthQuery, answer: diaryMonth },
  listMoveSlots: {
    params: eventInPath,
    query: moveSlotsQuery,
    answer: z.array(slot),
    notFound: EVENT_NOT_FOUND,
  },
  moveByToken: { body: moveRequest, answer: movedAnswer },
  getInvite: { query: byCancelToken, answer: z.string(), kind: 'file' },
  /** Succeeds while the database answers. */
  checkHealth: { answer: done },
  /** Succeeds while the database answers and the process isn't shutting down. */
  checkReady: { answer: done },

  ...accountRows(),

  listMyBusinesses: { answer: z.array(business) },
  createBusiness: { body: businessRequest, answer: business, status: 201 },
  changeBusiness: {
    params: businessInPath,
    body: businessRequest,
    answer: business,
    notFound: BUSINESS_NOT_FOUND,
  },
  /** Replaces or removes the picture of the business or of one of its people. */
  changePicture: {
    params: businessInPath,
    body: pictureRequest,
    answer: done,
    notFound: BUSINESS_NOT_FOUND,
  },
  /** Closes one business permanently; the account stays. */
  closeBusiness: { params: businessInPath, answer: done, notFound: BUSINESS_NOT_FOUND },
  /** Returns the current business. Sends no email if the address is already confirmed. */
  sendConfirmationEmail: {
    params: businessInPath,
    body: z.object({}),
    answer: business,
    notFound: BUSINESS_NOT_FOUND,
  },
  getSummary: {
    params: businessInPath,
    answer: businessSummary,
    notFound: BUSINESS_NOT_FOUND,
    isHeavy: true,
  },
  getVersion: { params: businessInPath, answer: businessVersion, notFound: BUSINESS_NOT_FOUND },
  listDiaryWeeks: { params: businessInPath, answer: z.array(diaryWeek), notFound: BUSINESS_NOT_FOUND },

  validateCoupon: { body: couponGiven, answer: couponVerdict },
  createCheckout: {
    params: businessInPath,
    body: checkoutRequest,
    answer: checkoutAnswer,
    notFound: BUSINESS_NOT_FOUND,
  },
  openBillingPortal: {
    params: businessInPath,
    body: z.object({}),
    answer: z.object({ url: z.url() }),
    notFound: BUSINESS_NOT_FOUND,
  },

  listEvents: {
    params: businessInPath,
    query: dateRange,
    answer: z.array(ownerEvent),
    isHeavy: true,
    notFound: BUSINESS_NOT_FOUND,
  },
  listScheduledEvents: {
    params: businessInPath,
    query: eventsQuery,
    answer: eventsPage,
    isHeavy: true,
    notFound: BUSINESS_NOT_FOUND,
  },
  createEvent: {
    params: businessInPath,
    body: eventRequest,
    answer: ownerEvent,
    notFound: BUSINESS_NOT_FOUND,
    status: 201,
  },
  /** Answers with one line per date. */
  createEvents: {
    params: businessInPath,
    body: eventsRequest,
    answer: dateOutcome,
    notFound: BUSINESS_NOT_FOUND,
    kind: 'lines',
  },
  deleteAllEvents: {
    params: businessInPath,
    answer: z.object({ events_deleted: z.int(), customers_notified: z.int() }),
    notFound: BUSINESS_NOT_FOUND,
  },
  changeEvent: {
    params: businessEventInPath,
    body: eventChange,
    answer: ownerEvent,
    notFound: EVENT_NOT_FOUND,
  },
  deleteEvent: {
    params: businessEventInPath,
    answer: z.object({ attendees_notified: z.int() }),
    notFound: EVENT_NOT_FOUND,
  },
  duplicateEvent: {
    params: businessEventInPath,
    body: duplicateRequest,
    answer: ownerEvent,
    notFound: EVENT_NOT_FOUND,
    status: 201,
  },
  changeEventResources: {
    params: businessEventInPath,
    body: eventResourcesRequest,
    answer: eventResources,
    notFound: EVENT_NOT_FOUND,
  },
  /** Returns why each time can't be booked, for one venue, service and person, or any. */
  explainEvent: {
    params: eventInPath,
    query: slotsQuery,
    answer: explanation,
    notFound: EVENT_NOT_FOUND,
  },
  addVenue: {
    params: eventInPath,
    body: venueRequest,
    answer: venue,
    notFound: EVENT_NOT_FOUND,
    status: 201,
  },
  listFavouriteVenues: { answer: z.array(venue) },
  saveFavouriteVenue: { body: venueRequest, answer: venue, status: 201 },
  deleteFavouriteVenue: {
    params: z.object({ venueId: idInPath }),
    answer: done,
    notFound: VENUE_NOT_FOUND,
  },

  ...catalogueRows(),
  ...calendarRows(),
  ...patternRows(),
  ...questionRows(),
  ...takingsRows(),
  ...timeOffRows(),
  ...dateRows(),

  /** In order of start. */
  listBookings: {
    params: businessInPath,
    query: dateRange,
    answer: z.array(ownerBooking),
    isHeavy: true,
    notFound: BUSINESS_NOT_FOUND,
  },
  searchBookings: {
    params: businessInPath,
    query: bookingsQuery,
    answer: bookingsPage,
    isHeavy: true,
    notFound: BUSINESS_NOT_FOUND,
  },
  /** Counts CALENDAR_DAYS_MAX days at most. */
  countBookedDays: {
    params: businessInPath,
    query: z.object({ from: dateField, to: dateField }),
    answer: z.array(bookedDay),
    isHeavy: true,
    notFound: BUSINESS_NOT_FOUND,
  },
  changeBooking: {
    params: referenceInPath,
    body: bookingChange,
    answer: ownerBooking,
    notFound: BOOKING_NOT_FOUND,
  },
  listMoveTimes: {
    params: referenceInPath,
    query: moveTimesQuery,
    answer: moveTimes,
    notFound: BOOKING_NOT_FOUND,
  },
  moveBooking: {
    params: referenceInPath,
    query: dryRunQuery,
    body: ownerMoveRequest,
    answer: ownerMove,
    notFound: BOOKING_NOT_FOUND,
  },
  cancelBooking: {
    params: referenceInPath,
    query: cancellationQuery,
    answer: ownerCancellation,
    notFound: BOOKING_NOT_FOUND,
  },
  ...seriesRows(),
  ...bookingEmailRows(),
  ...delayRows(),

  signUpForNewsletter: { body: signupRequest, answer: done },
  sendMessage: { body: contactRequest, answer: done },
  countVisit: { body: visitCounted, answer: done },
  testEmail: { query: emailTestQuery, answer: emailTestAnswer },
  testBookingFlow: { body: bookingFlowTest, answer: bookingFlowAnswer },
  ...businessFileRows(),
  ...customerDataRows(),
  ...waitingListRows(),
  ...customersRows(),
  ...adminRows(),
});

type Calls = typeof calls;
export type CallName = keyof Calls;
/** What a client sends and gets; unknown if the row has no such part. Types only: no zod in the bundle. */
export type CallParams<Name extends CallName> = z.input<Calls[Name]['params']>;
export type CallQuery<Name extends CallName> = z.input<Calls[Name]['query']>;
export type CallBody<Name extends CallName> = z.input<Calls[Name]['body']>;
export type CallAnswer<Name extends CallName> = z.output<Calls[Name]['answer']>;

/** The body of every failed answer. Both texts are the same; `fields` has a text by field. */
export const errorAnswer = z.object({
  error: z.string(),
  message: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
});

export type ErrorAnswer = z.infer<typeof errorAnswer>;
