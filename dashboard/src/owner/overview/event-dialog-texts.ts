/** Texts of the dialogs about scheduled events, which are loaded when the first dialog opens. */
import { IMPORTED_EMAILED } from '@daybook/schema/words/imported-texts';

/* Editing one */
export const EDIT_EVENT_EXPLAINED =
  'Date, times and slot length cannot change after creation. Customers who have booked are not emailed.';
export const eventSaved = (event: string) => `${event} is saved.`;
export const EVENT_UPDATE_FAILED = 'Failed to update event';
export const EVENT_UPDATE_NETWORK = 'Failed to update event. Please try again.';

/* Copying one */
export const DUPLICATE = 'Duplicate';
export const DUPLICATING = 'Duplicating…';
export const NEW_DATE = 'New date';
export const duplicateExplained = (event: string) =>
  `${event} is copied with its venues and bookable times. Its bookings are not.`;
/** 'Bridal trial', 'Saturday 28 November 2026' */
export const eventDuplicated = (event: string, date: string) => `${event} was duplicated to ${date}.`;
export const EVENT_DUPLICATE_FAILED = 'Failed to duplicate event';
export const EVENT_DUPLICATE_NETWORK = 'Failed to duplicate event. Please try again.';

/* Cancelling one */
export const KEEP_EVENT = 'Keep event';
export const cancelEventQuestion = (event: string) => `Cancel ${event}?`;
export const deleteEventQuestion = (event: string) => `Delete ${event}?`;
/**
 * `date` is 'Tuesday 24 November 2026'. `held` counts the bookings that are not cancelled, `toCome` those of
 * them that are still to come, which are cancelled with the event; the others stay as records. `toCome` is
 * null while it is not known. `isImported` is true where not everybody may be emailed (decision
 * 112).
 */
export const cancelEventConsequence = (
  date: string,
  held: number,
  toCome: number | null,
  isImported: boolean,
) =>
  `This permanently deletes the event on ${date}. ${fateOfBookings(held, toCome, isImported)} It cannot be undone.`;
const fateOfBookings = (held: number, toCome: number | null, isImported: boolean) => {
  if (held === 0) return 'Nobody is booked for it.';
  if (toCome === null)
    return `Bookings still to come are cancelled${customersTold(isImported)} Those that have begun stay in your records.`;
  const begun = Math.max(0, held - toCome);
  return [
    toCome > 0 &&
      `${bookingsText(toCome)} still to come ${toCome === 1 ? `is cancelled${customerTold(isImported)}` : `are cancelled${customersTold(isImported)}`}`,
    begun > 0 &&
      `${bookingsText(begun)} that ${begun === 1 ? 'has' : 'have'} begun ${begun === 1 ? 'stays' : 'stay'} in your records, and nobody is emailed about ${begun === 1 ? 'it' : 'them'}.`,
  ]
    .filter(Boolean)
    .join(' ');
};
const customerTold = (isImported: boolean) =>
  isImported
    ? `. Its customer is emailed unless the booking was imported. ${IMPORTED_EMAILED}`
    : ' and its customer emailed.';
const customersTold = (isImported: boolean) =>
  isImported
    ? `. Their customers are emailed unless the bookings were imported. ${IMPORTED_EMAILED}`
    : ' and their customers emailed.';
const bookingsText = (count: number) => `${count} ${count === 1 ? 'booking' : 'bookings'}`;
export const NO_ATTENDEES_TO_NOTIFY = 'No attendees to notify';
/** Where some who had booked may not be written to. */
export const NOBODY_EMAILED = 'Nobody was emailed.';
export const attendeesNotified = (count: number) =>
  `${count} ${count === 1 ? 'attendee' : 'attendees'} notified.`;
/** 'Bridal trial', '5 attendees notified.' */
export const eventCancelled = (event: string, notified: string) => `${event} was cancelled. ${notified}`;
export const eventDeleted = (event: string) => `${event} was deleted. ${NOBODY_EMAILED}`;
export const EVENT_CANCEL_FAILED = 'Failed to cancel event. Please try again.';

/* Deleting all */
export const KEEP_EVENTS = 'Keep events';
export const DELETE_ALL_QUESTION = 'Delete all events?';
export const deleteAllConsequence = (business: string, isImported: boolean) =>
  `This permanently deletes every calendar event of ${business}, past and upcoming. All bookings still to come are cancelled${customersTold(isImported)} It cannot be undone.`;
export const DELETE_EVENTS_PHRASE = 'DELETE ALL EVENTS';
export const TYPE_DELETE_EVENTS = `Please type "${DELETE_EVENTS_PHRASE}" to confirm`;
/** 12 customers */
export const allEventsDeleted = (events: number, customers: number) =>
  `${events} ${events === 1 ? 'event' : 'events'} deleted. ${customers} ${customers === 1 ? 'customer' : 'customers'} notified.`;
export const EVENTS_DELETE_FAILED = 'Failed to delete all events';
