import { z } from './zod.ts';
import { publicBusiness } from './business.ts';
import { publicEvent } from './event.ts';
import { dateField, idField, idInPath, monthField } from './fields.ts';
import { slot } from './slot.ts';

/** One event's slots, for the chosen venue, service and person. */
const eventSlots = z.object({
  event_id: idField,
  venue_id: idField.nullable(),
  service_id: idField.nullable(),
  /** Null for anyone. */
  person_id: idField.nullable(),
  slots: z.array(slot),
});

const diaryDate = z.object({
  date: dateField,
  /** Free times or places of all events of the date; null when there is no limit. */
  free_count: z.int().nullable(),
  /** All times or places, 0 if nothing is offered or can be booked yet; null when there is no limit. */
  slot_count: z.int().nullable(),
  is_nearly_full: z.boolean(),
  /** True when everything that the date offers has begun. */
  is_over: z.boolean(),
});

/**
 * Everything that the diary needs to open on a bookable day without a second request. It contains the first months;
 * another call loads each later month when somebody turns to it (decision 23).
 */
export const diary = z.object({
  business: publicBusiness,
  /**
   * In order of date and start: the events of the carried months, or as many of the first months' as one answer can
   * contain. The requested event or date and the event with the first free time are included wherever they are.
   */
  events: z.array(publicEvent),
  /** Every date of the carried months, and the dates of the other events here, each counted over all its events. */
  dates: z.array(diaryDate),
  /** The months whose events are all in this answer, YYYY-MM in order, including months without events. */
  carried_months: z.array(monthField),
  /**
   * Bank holidays on which its weekly hours are closed, from today to the end of these months and to the last date. A date
   * that was published by hand is open all the same.
   */
  bank_holidays: z.array(z.object({ date: dateField, name: z.string() })),
  /** The date of the last event that is today or later. */
  last_date: dateField.nullable(),
  /** The first date with a free time; null when all is taken or past. */
  first_free_date: dateField.nullable(),
  /** Set where the requested event has been replaced: the other has its place, its venues and its services. */
  replaced_event: z.object({ event_id: idField, successor_id: idField }).nullish(),
  /** The slots of the event that the diary opens on; null without an event, or if something must be chosen first. */
  opening: eventSlots.nullable(),
});

/** Whose diary it is that takes no bookings, and how to reach them: `closed` in the body of a diary's 402. */
export const closedNotice = z.object({
  text: z.string(),
  /** With a link where there is one: a phone number, an email address, a place. */
  contacts: z.array(z.object({ text: z.string(), href: z.string().nullable() })),
});

/** What a diary is asked to open on, on any date. A value that doesn't exist, or is past, is ignored. */
export const diaryQuery = z.object({
  event: idInPath.optional().catch(undefined),
  date: dateField.optional().catch(undefined),
});

/** One month of a diary, from today on. */
export const diaryMonth = z.object({
  month: monthField,
  /** In order of date and start. */
  events: z.array(publicEvent),
  /** Every date of the month that has events. */
  dates: z.array(diaryDate),
  /** What to send as `after` to get the events that this answer had no space for; null when it has them all. */
  next: z.string().nullable(),
});

/** `after` is the `next` of an earlier answer. */
export const diaryMonthQuery = z.object({
  after: z
    .string()
    .regex(/^\d{4}-\d\d-\d\d \d\d:\d\d \d{1,15}$/)
    .optional(),
});

export type ClosedNotice = z.infer<typeof closedNotice>;
export type EventSlots = z.infer<typeof eventSlots>;
export type Diary = z.infer<typeof diary>;
export type DiaryDate = z.infer<typeof diaryDate>;
export type DiaryMonth = z.infer<typeof diaryMonth>;
