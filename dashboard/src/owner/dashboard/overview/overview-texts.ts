import { numberText } from '@daybook/schema/words/counted';

export const KEY_FIGURES = 'Key figures';
export const COUNTERS = [
  { name: 'total_events', label: 'Total Calendar Events' },
  { name: 'total_bookings', label: 'Total Bookings' },
  { name: 'total_cancellations', label: 'Total Cancellations' },
  { name: 'this_month', label: 'This Month' },
  { name: 'upcoming', label: 'Upcoming' },
] as const;
export const SUMMARY_LOAD_FAILED = 'We couldn’t load your figures.';

export const BOOKINGS_AT_A_GLANCE = 'Total Bookings At A Glance';
export const laterCounted = (count: number) => `${numberText(count)} after today`;
export const todayIs = (day: string) => `Today, ${day}`;
export const NOTHING_LATER = 'No bookings after today';
export const NOTHING_LATER_EXPLAINED = 'New bookings appear here automatically, soonest first.';
export const LATER_BOOKINGS = { one: 'booking after today', many: 'bookings after today' } as const;

export const YOUR_DIARY = 'Your diary';
export const EDIT_DETAILS = 'Edit details';
export const DIARY_ADDRESS = 'the public diary URL';
export const DETAILS = { email: 'Email', phone: 'Phone', address: 'Address', timezone: 'Time zone' } as const;

export const VISITS_LOAD_FAILED = 'We couldn’t load your page views.';

export const SCHEDULED_EVENTS = 'Scheduled events';
export const WHICH_EVENTS = 'Events to show';
export const EVENTS_WHEN = [
  { value: 'upcoming', label: 'Upcoming' },
  { value: 'past', label: 'Past' },
] as const;
export const EVENTS = { one: 'event', many: 'events' } as const;
export const NO_EVENTS = {
  upcoming: { title: 'No upcoming events', text: 'Events that customers can book appear here.' },
  past: { title: 'No past events', text: 'Events appear here the day after they take place.' },
} as const;
export const EVENTS_LOAD_FAILED = 'We couldn’t load your events.';
/** For a date that was withdrawn but still has bookings. */
export const CLOSED = 'takes no more bookings';
export const NONE_BOOKED = 'no bookings yet';
export const bookedOf = (count: number, all: number) => `${numberText(count)} of ${numberText(all)} booked`;
export const FROM_WEEKLY_HOURS = 'from your weekly hours';
export const actionsFor = (event: string) => `Actions for ${event}`;

/* Actions on one event, or on all. The texts of their dialogs are in event-dialog-texts.ts. */
export const REGISTER = 'Register';
export const EDIT_EVENT = 'Edit event';
export const CHANGE_RESOURCES = 'Change people, places and services';
export const DUPLICATE_EVENT = 'Duplicate event';
export const CANCEL_EVENT = 'Cancel event';
export const DELETE_EVENT = 'Delete event';
export const DELETE_ALL_EVENTS = 'Delete All Events';

export const ANSWER_REQUESTS = 'Reply';
export const deletionRequests = (count: number, erasureDeadline: string) =>
  count === 1
    ? `A customer has asked you to delete their data. Reply by ${erasureDeadline}.`
    : `${numberText(count)} customers have asked you to delete their data. Reply to the first by ${erasureDeadline}.`;

export const SEE_CALENDARS = 'See calendars';
export const failingCalendars = (count: number) =>
  count === 1
    ? 'We can’t read one of your other calendars. The busy times that we last saw still can’t be booked.'
    : `We can’t read ${numberText(count)} of your other calendars. The busy times that we last saw still can’t be booked.`;

export const CHANGE_HOURS = 'Change hours';
export const SELECT_DATES = 'Select several dates';
export const STOP_SELECTING = 'Done';
export const EXPLAIN_TIMES = 'Why times are unavailable';
