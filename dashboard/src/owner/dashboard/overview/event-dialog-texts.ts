import { IMPORTED_EMAILED } from '@daybook/schema/words/business-file';
import { counted } from '@daybook/schema/words/counted';
import { countOfBookings, countOfEvents } from '#owner/count-texts.ts';

export const EDIT_EVENT_EXPLAINED =
  'To change the times, choose Change hours. We don’t email customers who have already booked.';
export const eventSaved = (event: string) => `${event} has been saved.`;
export const EVENT_UPDATE_FAILED = {
  refused: 'Failed to update event',
  network: 'Failed to update event. Please try again.',
};

export const DUPLICATE = 'Duplicate';
export const DUPLICATING = 'Duplicating…';
export const NEW_DATE = 'New date';
export const duplicateExplained = (event: string) =>
  `We’ll copy ${event} with its venues and times, but without its bookings.`;
export const eventDuplicated = (event: string, date: string) => `${event} has been copied to ${date}.`;
export const EVENT_DUPLICATE_FAILED = {
  refused: 'Failed to duplicate event',
  network: 'Failed to duplicate event. Please try again.',
};

export const KEEP_EVENT = 'Keep event';
export const cancelEventQuestion = (event: string) => `Cancel ${event}?`;
export const deleteEventQuestion = (event: string) => `Delete ${event}?`;
/**
 * `held` counts bookings that aren't cancelled, and `upcoming` the upcoming ones among them, which are
 * cancelled with the event; null while that isn't known. `isImported`: some of the people, known only from a
 * file, may not be emailed.
 */
export const cancelEventConsequence = (
  date: string,
  held: number,
  upcoming: number | null,
  isImported: boolean,
) =>
  `This permanently deletes the event on ${date}. ${fateOfBookings(held, upcoming, isImported)} It can’t be undone.`;
const fateOfBookings = (held: number, upcoming: number | null, isImported: boolean) => {
  if (held === 0) return 'No one has booked it.';
  if (upcoming === null)
    return `Upcoming bookings will be cancelled${customersEmailed(isImported)} Bookings that have already started stay in your records.`;
  const begun = Math.max(0, held - upcoming);
  return [
    upcoming > 0 &&
      `${counted(upcoming, 'upcoming booking')} will be cancelled${upcoming === 1 ? customerEmailed(isImported) : customersEmailed(isImported)}`,
    begun > 0 &&
      `${countOfBookings(begun)} that ${begun === 1 ? 'has already started stays' : 'have already started stay'} in your records. We don’t email anyone about ${begun === 1 ? 'it' : 'them'}.`,
  ]
    .filter(Boolean)
    .join(' ');
};
const customerEmailed = (isImported: boolean) =>
  isImported
    ? `. We’ll email the customer unless the booking was imported. ${IMPORTED_EMAILED}`
    : ' and the customer emailed.';
const customersEmailed = (isImported: boolean) =>
  isImported
    ? `. We’ll email the customers unless their bookings were imported. ${IMPORTED_EMAILED}`
    : ' and the customers emailed.';
export const NO_ATTENDEES_TO_NOTIFY = 'No attendees to notify';
/** Some of the people who had booked may not be emailed. */
export const NOBODY_EMAILED = 'No one was emailed.';
export const attendeesNotified = (count: number) => `We’re emailing ${counted(count, 'customer')}.`;
export const eventCancelled = (event: string, notified: string) => `${event} has been cancelled. ${notified}`;
export const eventDeleted = (event: string) => `${event} has been deleted. ${NOBODY_EMAILED}`;
export const EVENT_CANCEL_FAILED = {
  refused: 'Failed to cancel event. Please try again.',
  network: 'Failed to cancel event. Please try again.',
};

export const KEEP_EVENTS = 'Keep events';
export const DELETE_ALL_QUESTION = 'Delete all events?';
export const deleteAllConsequence = (business: string, isImported: boolean) =>
  `This permanently deletes every event of ${business}, past and upcoming. Upcoming bookings will be cancelled${customersEmailed(isImported)} It can’t be undone.`;
export const DELETE_EVENTS_PHRASE = 'DELETE ALL EVENTS';
export const TYPE_DELETE_EVENTS = `Please type "${DELETE_EVENTS_PHRASE}" to confirm`;
export const allEventsDeleted = (events: number, customers: number) =>
  `${countOfEvents(events)} deleted. ${customers === 0 ? NOBODY_EMAILED : attendeesNotified(customers)}`;
export const EVENTS_DELETE_FAILED = {
  refused: 'Failed to delete all events',
  network: 'Failed to delete all events',
};
