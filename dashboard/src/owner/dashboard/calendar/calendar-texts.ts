import { numberText } from '@daybook/schema/words/counted';
import { hoursText } from '@daybook/schema/words/time-span';
import { VISIT_ADDRESS } from '#booking-words/booking-texts.ts';

export const MONTH_VIEW = 'Month';
export const WEEK_VIEW = 'Week';
export const DAY_VIEW = 'Day';
export const CALENDAR_VIEW = 'Calendar view';
export const TODAY = 'Today';
export const WHOLE_DAY = 'Whole day';
export const PREVIOUS_DAY = 'Previous day';
export const NEXT_DAY = 'Next day';
export const PREVIOUS_WEEK = 'Previous week';
export const NEXT_WEEK = 'Next week';
export const COLOURS = 'Colours';
export const COLOURS_BY = [
  { value: 'person', label: 'Colours by person' },
  { value: 'service', label: 'Colours by service' },
] as const;
export const NEXT_BOOKED_DAY = 'View Next Booked Day';
export const NO_NEXT_BOOKED_DAY = 'No upcoming bookings.';
export const ACTIVE_MONTHS = 'Months with events or bookings';

export const MOVE_KEY = 'M';
export const MOVE_HINT = `To move a booking, drag it, or select it with the Tab key and then use the ${MOVE_KEY} key.`;

export const CALENDAR_LOADING = 'Loading calendar…';
export const CALENDAR_LOAD_FAILED = 'We couldn’t load your calendar.';
export const CALENDAR_EMPTY = 'No calendar events yet';
export const CALENDAR_EMPTY_EXPLAINED = 'Your events and their bookings appear here, day by day.';

/* Below 768 px, these name the two figures of a day of the month. */
export const EVENTS_KEY = 'events';
export const BOOKINGS_KEY = 'bookings';
export const moreEvents = (count: number) => `+${numberText(count)} more ${count === 1 ? 'event' : 'events'}`;
export const dayIsToday = (day: string) => `${day}, today`;

export const DAY_EVENTS = 'Events';
export const DAY_BOOKINGS = 'Bookings';
export const NOTHING_ON_DAY = 'No events or bookings on this day.';
export const OPEN_WEEK = 'Open this week';

/** The heading of the column without a person. */
export const NOBODY_NAMED = 'No one named';
export const NO_HOURS = 'No hours on this day';
export const hoursStart = (time: string) => `Hours start at ${time}`;
export const hoursEnd = (time: string) => `Hours end at ${time}`;
export const offUntil = (day: string) => `Off until ${day}`;
export const AVAILABLE = 'Available';
export const FULLY_BOOKED = 'Fully booked';
/** All times are taken or past, and some of the past ones were never booked. */
export const NO_TIMES_LEFT = 'No times left';
/** No time is booked, and the notice or the days ahead close them all. */
export const CLOSED_BY_RULES = 'Closed by your booking rules';
export const CLOCKS_FORWARD = 'Clocks go forward';
export const CLOCKS_BACK = 'Clocks go back';
export const NOW = 'Now';

/** 'Ann is off', 'Closed 13:00 to 17:00' */
export function offLabel(
  name: string | null,
  { start_time, end_time }: { start_time: string | null; end_time: string | null },
): string {
  const what = name === null ? 'Closed' : `${name} is off`;
  return start_time === null || end_time === null ? what : `${what} ${hoursText({ start_time, end_time })}`;
}

export const chosenHours = (day: string, start: string, end: string) => `${day}, ${start} to ${end}`;

export const attendeesOf = (event: string) => `Attendees of ${event}`;
export const ATTENDEES = { one: 'attendee', many: 'attendees' } as const;
export const ATTENDEES_LOADING = 'Loading attendees…';
export const ATTENDEES_LOAD_FAILED = 'We couldn’t load the attendees.';
export const NO_ATTENDEES = 'No one has booked yet';
export const ATTENDEES_APPEAR_HERE = 'People who book this event appear here.';
export const ATTENDEE_FIELDS = {
  time: 'Time',
  status: 'Status',
  email: 'Email',
  phone: 'Phone',
  reference: 'Reference',
  address: VISIT_ADDRESS,
} as const;
export const NOT_GIVEN = 'Not given';
/** For an event that began on the day before: 'until 01:00'. */
export const untilOnDay = (end: string) => `until ${end}`;
