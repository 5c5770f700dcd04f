/** The overview of a business: its figures, details and scheduled events (specification 1, sections 2, 5 and 8). */

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

/* Editing one */
export const EDIT_EVENT = 'Edit event';
export const EDIT_EVENT_EXPLAINED =
  'Date, times and slot length cannot change after creation. Customers who have booked are not emailed.';
export const eventSaved = (event: string) => `${event} is saved.`;

/* Copying one */
export const DUPLICATE_EVENT = 'Duplicate event';
export const DUPLICATE = 'Duplicate';
export const DUPLICATING = 'Duplicating…';
export const NEW_DATE = 'New date';
export const duplicateExplained = (event: string) =>
  `${event} is copied with its venues and bookable times. Its bookings are not.`;
/** 'Bridal trial', 'Saturday 28 November 2026' */
export const eventDuplicated = (event: string, date: string) => `${event} was duplicated to ${date}.`;

/* Cancelling one */
export const CANCEL_EVENT = 'Cancel event';
export const KEEP_EVENT = 'Keep event';
export const cancelEventQuestion = (event: string) => `Cancel ${event}?`;
export const DELETE_EVENT = 'Delete event';
export const deleteEventQuestion = (event: string) => `Delete ${event}?`;
/**
 * 'Tuesday 24 November 2026'; bookings that are not cancelled, of which those still to come are cancelled with the
 * event and the others stay as records. Null while it is not known how many are still to come.
 */
export const cancelEventConsequence = (date: string, held: number, toCome: number | null) =>
  `This permanently deletes the event on ${date}. ${fateOfBookings(held, toCome)} It cannot be undone.`;
const fateOfBookings = (held: number, toCome: number | null) => {
  if (held === 0) return 'Nobody is booked for it.';
  if (toCome === null)
    return 'Bookings still to come are cancelled and their customers emailed; those that have begun stay in your records.';
  const begun = Math.max(0, held - toCome);
  return [
    toCome > 0 &&
      `${bookingsText(toCome)} still to come ${toCome === 1 ? 'is cancelled and its customer' : 'are cancelled and their customers'} emailed.`,
    begun > 0 &&
      `${bookingsText(begun)} that ${begun === 1 ? 'has' : 'have'} begun ${begun === 1 ? 'stays' : 'stay'} in your records, and nobody is emailed about ${begun === 1 ? 'it' : 'them'}.`,
  ]
    .filter(Boolean)
    .join(' ');
};
const bookingsText = (count: number) => `${count} ${count === 1 ? 'booking' : 'bookings'}`;
export const attendeesNotified = (count: number) =>
  `${count} ${count === 1 ? 'attendee' : 'attendees'} notified.`;
/** 'Bridal trial', '5 attendees notified.' */
export const eventCancelled = (event: string, notified: string) => `${event} was cancelled. ${notified}`;
export const eventDeleted = (event: string) => `${event} was deleted. Nobody was emailed.`;

/* Deleting all */
export const DELETE_ALL_EVENTS = 'Delete All Events';
export const KEEP_EVENTS = 'Keep events';
export const DELETE_ALL_QUESTION = 'Delete all events?';
export const deleteAllConsequence = (business: string) =>
  `This permanently deletes every calendar event of ${business}, past and upcoming. All bookings still to come are cancelled and their customers emailed. It cannot be undone.`;
/** 12 customers */
export const allEventsDeleted = (events: number, customers: number) =>
  `${events} ${events === 1 ? 'event' : 'events'} deleted. ${customers} ${customers === 1 ? 'customer' : 'customers'} notified.`;
