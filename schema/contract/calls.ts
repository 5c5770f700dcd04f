/**
 * One row a call: where it lives (words/routes.ts) with what it takes and answers.
 * The server mounts a route for each row and validates with it; the clients' types come from it.
 */
import { z } from './zod.ts';
import { routes, type RouteName } from '../words/routes.ts';
import { bookedAnswer, bookingRequest } from './booking.ts';
import {
  business,
  businessRequest,
  businessSummary,
  businessVersion,
  emailConfirmation,
  emailTokenGiven,
} from './business.ts';
import { cancelAnswer, cancelDetails, cancelRequest, cancelToken } from './cancel.ts';
import { diary, diaryMonth, diaryMonthQuery, diaryQuery } from './diary.ts';
import { dateOutcome, duplicateRequest, eventChange, eventRequest, eventsRequest } from './event-request.ts';
import { eventsPage, ownerEvent } from './event.ts';
import { dateField, idInPath, monthField, slugField } from './fields.ts';
import {
  bookedDay,
  bookingChange,
  bookingsPage,
  bookingsQuery,
  ownerBooking,
  ownerCancellation,
} from './owner-booking.ts';
import { service } from './service.ts';
import { slot } from './slot.ts';
import { signInAddress, signInCode, user, userChange } from './user.ts';
import { venue, venueRequest } from './venue.ts';

interface Shapes {
  params: z.ZodType;
  query: z.ZodType;
  body: z.ZodType;
  answer: z.ZodType;
}

/** Typed as unknown, so that a row's own shape stands alone beside it: unknown & T is T. */
const none: z.ZodType = z.object({});

function call<Name extends RouteName, Given extends Partial<Shapes>>(name: Name, shapes: Given) {
  return { ...routes[name], name, params: none, query: none, body: none, answer: none, ...shapes };
}

const eventInPath = z.object({ eventId: idInPath });
const tokenInQuery = z.object({ token: cancelToken });
const businessInPath = z.object({ businessId: idInPath });
const businessEventInPath = z.object({ businessId: idInPath, eventId: idInPath });
const referenceInPath = z.object({ reference: z.string().max(20) });
/** A form's field that nothing was chosen in is sent empty: it asks for nothing. */
const idOrNone = z.union([z.literal('').transform(() => undefined), idInPath]).optional();
const done = z.object({ ok: z.literal(true) });
/** Dates on the business's clock, both included; either may be left open. */
const dateRange = z.object({ from: dateField.optional(), to: dateField.optional() });
const eventsQuery = z.object({
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  /** `upcoming` is today and later, soonest first; `past` is before today, latest first. */
  when: z.enum(['upcoming', 'past']).default('upcoming'),
});

export const calls = {
  getDiary: call('getDiary', {
    params: z.object({ slug: slugField }),
    query: diaryQuery,
    answer: diary,
  }),
  getDiaryMonth: call('getDiaryMonth', {
    params: z.object({ slug: slugField, month: monthField }),
    query: diaryMonthQuery,
    answer: diaryMonth,
  }),
  listVenues: call('listVenues', { params: eventInPath, answer: z.array(venue) }),
  listServices: call('listServices', { params: eventInPath, answer: z.array(service) }),
  listTimeSlots: call('listTimeSlots', {
    params: eventInPath,
    query: z.object({ venue_id: idOrNone, service_id: idOrNone }),
    answer: z.array(slot),
  }),
  bookSlot: call('bookSlot', {
    params: z.object({ slotId: z.string().max(60) }),
    body: bookingRequest,
    answer: bookedAnswer,
  }),
  getCancelDetails: call('getCancelDetails', { query: tokenInQuery, answer: cancelDetails }),
  cancelByToken: call('cancelByToken', { body: cancelRequest, answer: cancelAnswer }),
  /** Answers text/calendar, not JSON. */
  getInvite: call('getInvite', { query: tokenInQuery, answer: z.string() }),
  checkHealth: call('checkHealth', { answer: done }),

  getSignInAddress: call('getSignInAddress', {
    /** Passed on to the identity provider, which then need not ask who it is. */
    query: z.object({ login_hint: z.string().max(254).optional() }),
    answer: signInAddress,
  }),
  createSession: call('createSession', { body: signInCode, answer: user }),
  signOut: call('signOut', { answer: done }),
  getEmailConfirmation: call('getEmailConfirmation', { query: emailTokenGiven, answer: emailConfirmation }),
  confirmEmail: call('confirmEmail', { body: emailTokenGiven, answer: emailConfirmation }),
  endAllSessions: call('endAllSessions', { answer: done }),
  getMe: call('getMe', { answer: user }),
  changeMe: call('changeMe', { body: userChange, answer: user }),
  deleteMe: call('deleteMe', { answer: done }),
  /** Answers application/zip, not JSON. */
  exportMe: call('exportMe', { answer: z.instanceof(ArrayBuffer) }),

  listMyBusinesses: call('listMyBusinesses', { answer: z.array(business) }),
  createBusiness: call('createBusiness', { body: businessRequest, answer: business }),
  changeBusiness: call('changeBusiness', { params: businessInPath, body: businessRequest, answer: business }),
  /** Answers the business as it is now; one that needs no confirmation any more gets no letter. */
  sendEmailLetter: call('sendEmailLetter', { params: businessInPath, body: z.object({}), answer: business }),
  getSummary: call('getSummary', { params: businessInPath, answer: businessSummary }),
  getVersion: call('getVersion', { params: businessInPath, answer: businessVersion }),

  listEvents: call('listEvents', { params: businessInPath, query: dateRange, answer: z.array(ownerEvent) }),
  listScheduledEvents: call('listScheduledEvents', {
    params: businessInPath,
    query: eventsQuery,
    answer: eventsPage,
  }),
  createEvent: call('createEvent', { params: businessInPath, body: eventRequest, answer: ownerEvent }),
  /** Answers application/x-ndjson: one such line for each date, as soon as its outcome is known. */
  createEvents: call('createEvents', { params: businessInPath, body: eventsRequest, answer: dateOutcome }),
  deleteAllEvents: call('deleteAllEvents', {
    params: businessInPath,
    answer: z.object({ events_deleted: z.int(), customers_notified: z.int() }),
  }),
  changeEvent: call('changeEvent', { params: businessEventInPath, body: eventChange, answer: ownerEvent }),
  deleteEvent: call('deleteEvent', {
    params: businessEventInPath,
    answer: z.object({ attendees_notified: z.int() }),
  }),
  duplicateEvent: call('duplicateEvent', {
    params: businessEventInPath,
    body: duplicateRequest,
    answer: ownerEvent,
  }),
  addVenue: call('addVenue', { params: eventInPath, body: venueRequest, answer: venue }),
  listFavouriteVenues: call('listFavouriteVenues', { answer: z.array(venue) }),
  saveFavouriteVenue: call('saveFavouriteVenue', { body: venueRequest, answer: venue }),
  deleteFavouriteVenue: call('deleteFavouriteVenue', {
    params: z.object({ venueId: idInPath }),
    answer: done,
  }),

  /** In order of start. */
  listBookings: call('listBookings', {
    params: businessInPath,
    query: dateRange,
    answer: z.array(ownerBooking),
  }),
  searchBookings: call('searchBookings', {
    params: businessInPath,
    query: bookingsQuery,
    answer: bookingsPage,
  }),
  /** At most CALENDAR_DAYS_MAX days. */
  countBookedDays: call('countBookedDays', {
    params: businessInPath,
    query: z.object({ from: dateField, to: dateField }),
    answer: z.array(bookedDay),
  }),
  changeBooking: call('changeBooking', {
    params: referenceInPath,
    body: bookingChange,
    answer: ownerBooking,
  }),
  cancelBooking: call('cancelBooking', { params: referenceInPath, answer: ownerCancellation }),
} satisfies Record<RouteName, unknown>;

type Calls = typeof calls;
export type CallName = keyof Calls;
/** What a client sends and gets; unknown where the row has no such part. Types only: they ship no zod. */
export type CallParams<Name extends CallName> = z.input<Calls[Name]['params']>;
export type CallQuery<Name extends CallName> = z.input<Calls[Name]['query']>;
export type CallBody<Name extends CallName> = z.input<Calls[Name]['body']>;
export type CallAnswer<Name extends CallName> = z.output<Calls[Name]['answer']>;
