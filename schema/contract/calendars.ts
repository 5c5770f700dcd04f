/** Calendar feeds, which other calendars read, and busy calendars, whose entries block times here. */

import { CALENDAR_ADDRESS_MAX } from '../figures/bounds.ts';
import { tooLong } from '../words/booking-form-texts.ts';
import { BUSINESS_NOT_FOUND } from '../words/business-texts.ts';
import {
  BUSY_CALENDAR_FAILURES,
  CALENDAR_ADDRESS_NOT_VALID,
  CALENDAR_ADDRESS_REQUIRED,
  CALENDAR_FEED_NOT_FOUND,
  CALENDAR_HAS_PASSWORD,
  CALENDAR_NOT_FOUND,
} from '../words/calendar-texts.ts';
import {
  businessInPath,
  dateField,
  done,
  idField,
  idInPath,
  instantField,
  idOrNull,
  hasPassword,
} from './fields.ts';
import { z } from './zod.ts';

const calendarFeedRequest = z.object({
  /** Null or absent means the whole business. */
  resource_id: idOrNull,
  with_names: z.boolean(),
});

export const calendarFeed = z.object({
  id: idField,
  resource_id: idField.nullable(),
  with_names: z.boolean(),
  /** A secret: anyone who has it can read the bookings. */
  url: z.url(),
  created_at: instantField,
  /** When another calendar last read the feed; null before the first time. */
  read_at: instantField.nullable(),
});

/** The address that we fetch: webcal:// becomes https://. */
const calendarAddress = z
  .string(CALENDAR_ADDRESS_REQUIRED)
  .trim()
  .min(1, CALENDAR_ADDRESS_REQUIRED)
  .max(CALENDAR_ADDRESS_MAX, tooLong(CALENDAR_ADDRESS_MAX))
  .transform((text) => text.replace(/^webcals?:\/\//i, 'https://'))
  .superRefine((text, context) => {
    const problem = addressProblem(text);
    if (problem) context.addIssue({ code: 'custom', message: problem });
  });

const webAddress = z.url({ protocol: /^https?$/ });

/** Returns what is wrong with the address, or null. The server also refuses http in production. */
function addressProblem(text: string): string | null {
  if (hasPassword(text)) return CALENDAR_HAS_PASSWORD;
  // URL accepts and encodes control characters; PostgreSQL can't store U+0000.
  if (/\p{Cc}/u.test(text)) return CALENDAR_ADDRESS_NOT_VALID;
  return webAddress.safeParse(text).success ? null : CALENDAR_ADDRESS_NOT_VALID;
}

export const busyCalendarRequest = z.object({
  resource_id: idOrNull,
  url: calendarAddress,
});

export const busyCalendarFailure = z.enum(BUSY_CALENDAR_FAILURES);

/** Entries of which we can't read everything, so that their owner can look at them. Never a title. */
export const unreadEntries = z.object({
  count: z.int().positive(),
  /** The first ones: their date, or their line in the file where no date can be read. */
  first: z.array(z.union([z.object({ date: dateField }), z.object({ line: z.int() })])),
});

/** Omits the address, which is a secret and is never shown again. */
export const busyCalendar = z.object({
  id: idField,
  resource_id: idField.nullable(),
  resource_name: z.string().nullable(),
  /** Such as 'calendar.google.com'. */
  host: z.string(),
  fetched_at: instantField.nullable(),
  /** Since when we can't read it; null while we can. */
  failing_since: instantField.nullable(),
  failure: busyCalendarFailure.nullable(),
  /** Null if everything was read the last time. */
  unread: unreadEntries.nullable(),
  created_at: instantField,
});

const feedInPath = z.object({ businessId: idInPath, feedId: idInPath });
const calendarInPath = z.object({ businessId: idInPath, calendarId: idInPath });

export const calendarRows = () =>
  ({
    listCalendarFeeds: {
      params: businessInPath,
      answer: z.array(calendarFeed),
      notFound: BUSINESS_NOT_FOUND,
    },
    /** Creates the feed of a business or a person, or changes what it shows. */
    saveCalendarFeed: {
      params: businessInPath,
      body: calendarFeedRequest,
      answer: calendarFeed,
      notFound: BUSINESS_NOT_FOUND,
    },
    /** Makes a new address; the old one stops working. */
    renewCalendarFeed: {
      params: feedInPath,
      body: z.object({}),
      answer: calendarFeed,
      notFound: CALENDAR_FEED_NOT_FOUND,
    },
    deleteCalendarFeed: { params: feedInPath, answer: done, notFound: CALENDAR_FEED_NOT_FOUND },
    listBusyCalendars: {
      params: businessInPath,
      answer: z.array(busyCalendar),
      notFound: BUSINESS_NOT_FOUND,
    },
    /** Reads the calendar once before it answers. */
    addBusyCalendar: {
      params: businessInPath,
      body: busyCalendarRequest,
      answer: busyCalendar,
      notFound: BUSINESS_NOT_FOUND,
      status: 201,
    },
    removeBusyCalendar: { params: calendarInPath, answer: done, notFound: CALENDAR_NOT_FOUND },
  }) as const;

export type CalendarFeed = z.infer<typeof calendarFeed>;
export type CalendarFeedRequest = z.output<typeof calendarFeedRequest>;
export type BusyCalendar = z.infer<typeof busyCalendar>;
export type UnreadEntries = z.infer<typeof unreadEntries>;
export type BusyCalendarFailure = z.infer<typeof busyCalendarFailure>;
