import { publicBusiness } from './business.ts';
import { diaryPerson, publicEvent } from './event.ts';
import { clockTimeField, dateField, idField, idInPath, monthField } from './fields.ts';
import { service } from './service.ts';
import { slot } from './slot.ts';
import { z } from './zod.ts';

const eventSlots = z.object({
  event_id: idField,
  venue_id: idField.nullable(),
  service_id: idField.nullable(),
  /** Null means anyone. */
  person_id: idField.nullable(),
  slots: z.array(slot),
});

const diaryDate = z.object({
  date: dateField,
  /** Free times or places of all the date's events; null if unlimited. */
  free_count: z.int().nullable(),
  /** All times or places, 0 if none is offered or bookable yet; null if unlimited. */
  slot_count: z.int().nullable(),
  is_nearly_full: z.boolean(),
  /** True once everything on the date has begun. */
  is_over: z.boolean(),
});

/** A service that customers can book on some date of the first months. */
const diaryService = service.omit({ service_description: true }).extend({
  /** In the business's list of services. */
  id: idField,
  /** Those of the diary's `people` who offer it; empty if bookings of it name nobody. */
  person_ids: z.array(idField),
  /** Its first free time; null without one, or if finding it would take too long. */
  first_free: z.object({ date: dateField, start_time: clockTimeField }).nullable(),
});

/** The service for which a diary was asked, as far as it can be booked. */
const diaryWanted = z.object({
  /** One of `services`; null shows every time. */
  service_id: idField.nullable(),
  /** Null means anyone. */
  person_id: idField.nullable(),
  /** What was asked for and can't be booked: the service, or the person for it. */
  dropped: z.enum(['service', 'person']).nullable(),
});
/** Times of one day between which a business is open, in order; none if it is closed. */
const openTimes = z.array(z.object({ start_time: clockTimeField, end_time: clockTimeField }));

/**
 * Everything that the diary needs to open on a bookable day without a second request. It contains the first
 * months; each later month is loaded when the visitor turns to it.
 */
export const diary = z.object({
  business: publicBusiness,
  /**
   * In order of date and start: the events of `carried_months`, or as many as fit in one answer. The
   * requested event or date and the event with the first free time are always included.
   */
  events: z.array(publicEvent),
  /** Every date of `carried_months`, and the dates of further events, each with totals of all its events. */
  dates: z.array(diaryDate),
  /** The months whose events are all in this answer: YYYY-MM in order, including months without events. */
  carried_months: z.array(monthField),
  /**
   * Bank holidays on which weekly hours are closed, from today to the end of `carried_months` and to
   * `last_date`. Dates that were published by hand stay open.
   */
  bank_holidays: z.array(z.object({ date: dateField, name: z.string() })),
  /**
   * Whole days on which the whole business is off, in order and for the same months, with the bank holidays next
   * to them. Why is only for its owner, and so is what its people and places have off.
   */
  closures: z.array(z.object({ from_date: dateField, to_date: dateField })),
  /**
   * From the weekly hours and the dates of the next seven days: today as it is, and each weekday, Monday first,
   * without time off and bank holidays. Null if the owner typed the hours, or has no weekly hours then.
   */
  open_times: z.object({ today: openTimes, week: z.array(openTimes) }).nullable(),
  last_date: dateField.nullable(),
  /** The first date with a free time; null if there is none. */
  first_free_date: dateField.nullable(),
  /** Set if the requested event has been replaced by one that has its place, venues and services. */
  replaced_event: z.object({ event_id: idField, successor_id: idField }).nullish(),
  /** In the owner's order, for all events; empty if nothing is booked by service. */
  services: z.array(diaryService),
  /** Who can be chosen for one of `services`. */
  people: z.array(diaryPerson),
  /** Whether some events of the first months are booked without a service. */
  has_other_events: z.boolean(),
  /** The service that `events`, `dates`, `first_free_date` and `opening` are for; null without one. */
  wanted: diaryWanted.nullable(),
  /** The slots of the event that the diary opens on; null without one, or if a choice must be made first. */
  opening: eventSlots.nullable(),
});

/** How to reach a business that takes no bookings: `closed` in the body of a diary's 402. */
export const closedNotice = z.object({
  text: z.string(),
  /** A phone number, an email address or a place, with a link if possible. */
  contacts: z.array(z.object({ text: z.string(), href: z.string().nullable() })),
});

/** The service, and perhaps the person, for which dates are counted; without `service`, `with` is ignored. */
const wantedQuery = {
  service: idInPath.optional().catch(undefined),
  with: idInPath.optional().catch(undefined),
};

/** What the diary should open on, on any date. A value that doesn't exist or is past is ignored. */
export const diaryQuery = z.object({
  event: idInPath.optional().catch(undefined),
  date: dateField.optional().catch(undefined),
  ...wantedQuery,
});

export const diaryMonth = z.object({
  month: monthField,
  /** In order of date and start. */
  events: z.array(publicEvent),
  dates: z.array(diaryDate),
  /** What to send as `after` to get the remaining events; null if none remain. */
  next: z.string().nullable(),
});

/** `after` is the `next` of an earlier answer. */
export const diaryMonthQuery = z.object({
  after: z
    .string()
    .regex(/^\d{4}-\d\d-\d\d \d\d:\d\d \d{1,15}$/)
    .optional(),
  ...wantedQuery,
});

export type ClosedNotice = z.infer<typeof closedNotice>;
export type EventSlots = z.infer<typeof eventSlots>;
export type Diary = z.infer<typeof diary>;
export type DiaryDate = z.infer<typeof diaryDate>;
export type DiaryService = z.infer<typeof diaryService>;
export type OpenTimes = z.infer<typeof openTimes>;
export type DiaryMonth = z.infer<typeof diaryMonth>;
