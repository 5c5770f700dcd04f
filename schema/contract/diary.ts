import { z } from './zod.ts';
import { publicBusiness } from './business.ts';
import { publicEvent } from './event.ts';
import { dateField, idField, idInPath, monthField } from './fields.ts';
import { slot } from './slot.ts';

/** The slots of one event, as chosen by venue and service. */
export const eventSlots = z.object({
  event_id: idField,
  venue_id: idField.nullable(),
  service_id: idField.nullable(),
  slots: z.array(slot),
});

const diaryDate = z.object({
  date: dateField,
  /** Free times or places over all events of the date; null is no limit. */
  free_count: z.int().nullable(),
  /** All of them, 0 where nothing is offered; null is no limit. */
  slot_count: z.int().nullable(),
  is_nearly_full: z.boolean(),
  /** All that the date offers has begun. */
  is_over: z.boolean(),
});

/**
 * Everything the diary needs to open on a bookable day without a second request. It has no end: the first months
 * come along, the others by a call of their own when somebody turns to them (decision 23).
 */
export const diary = z.object({
  business: publicBusiness,
  /**
   * In order of date and start: those of the carried months, as many as one answer carries of the first months,
   * and, wherever they are, those asked for and the one with the first free time.
   */
  events: z.array(publicEvent),
  /** Each counted over all its events: every date of the carried months, and of the other events here. */
  dates: z.array(diaryDate),
  /** The months whose events are all here, YYYY-MM in order, months without events included. */
  carried_months: z.array(monthField),
  /** Of the last event that is still to come, today's included. */
  last_date: dateField.nullable(),
  /** The first date with a free time; null when all is taken or past. */
  first_free_date: dateField.nullable(),
  /** The slots of the event that the diary opens on; null when there is no event, or a choice comes first. */
  opening: eventSlots.nullable(),
});

/** What a diary may be asked to open on, wherever that is. What is not there, or is past, changes nothing. */
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
  /** What to send as `after` for the events that one answer has no room for; null when they are all here. */
  next: z.string().nullable(),
});

/** `after` is the `next` of an earlier answer. */
export const diaryMonthQuery = z.object({
  after: z
    .string()
    .regex(/^\d{4}-\d\d-\d\d \d\d:\d\d \d{1,15}$/)
    .optional(),
});

export type EventSlots = z.infer<typeof eventSlots>;
export type Diary = z.infer<typeof diary>;
export type DiaryDate = z.infer<typeof diaryDate>;
export type DiaryMonth = z.infer<typeof diaryMonth>;
