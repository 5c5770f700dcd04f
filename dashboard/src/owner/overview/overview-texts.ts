/** Texts of a business's overview: its figures, details and scheduled events. */

export const KEY_FIGURES = 'Key figures';
export const COUNTERS = {
  total_events: 'Total Calendar Events',
  total_bookings: 'Total Bookings',
  total_cancellations: 'Total Cancellations',
  this_month: 'This Month',
  upcoming: 'Upcoming',
} as const;
export const SUMMARY_LOAD_FAILED = 'Failed to load the figures';

/* Bookings at a glance */
export const BOOKINGS_AT_A_GLANCE = 'Total Bookings At A Glance';
export const upcomingCounted = (count: number) => `${count} upcoming`;
/** 'Today, Saturday 21 November' */
export const todayIs = (day: string) => `Today, ${day}`;
export const NO_UPCOMING = 'No upcoming bookings';
export const NO_UPCOMING_EXPLAINED = 'New bookings appear here by themselves, the soonest first.';
export const UPCOMING_BOOKINGS = 'upcoming bookings';

/* The business's details */
export const YOUR_DIARY = 'Your diary';
export const EDIT_DETAILS = 'Edit details';
export const DIARY_ADDRESS = 'the public diary URL';
export const DETAILS = { email: 'Email', phone: 'Phone', address: 'Address', timezone: 'Times in' } as const;

/* The visits: visits-texts.ts has their other texts. */
export const VISITS_LOAD_FAILED = 'Failed to load the visits';

/* Scheduled events */
export const SCHEDULED_EVENTS = 'Scheduled Events';
export const WHICH_EVENTS = 'Which events';
export const EVENTS_WHEN = [
  { value: 'upcoming', label: 'Upcoming' },
  { value: 'past', label: 'Past' },
] as const;
export const EVENTS = 'events';
export const NO_EVENTS = {
  upcoming: { title: 'No events planned', text: 'Events that customers can book appear here.' },
  past: { title: 'No past events', text: 'Events appear here the day after they took place.' },
} as const;
export const EVENTS_LOAD_FAILED = 'Failed to load events';
export const NONE_BOOKED = 'none booked yet';
export const bookedOf = (count: number, all: number) => `${count} of ${all} booked`;
export const actionsFor = (event: string) => `Actions for ${event}`;

/* Actions on one event, or on all: event-dialog-texts.ts has the texts of their dialogs. */
export const EDIT_EVENT = 'Edit event';
export const DUPLICATE_EVENT = 'Duplicate event';
export const CANCEL_EVENT = 'Cancel event';
export const DELETE_EVENT = 'Delete event';
export const DELETE_ALL_EVENTS = 'Delete All Events';

export const ANSWER_REQUESTS = 'Answer';
/** '24 December 2026' */
export const deletionRequests = (count: number, answerBy: string) =>
  count === 1
    ? `A customer asks you to delete their data. Answer by ${answerBy}.`
    : `${count} customers ask you to delete their data. Answer the first by ${answerBy}.`;
