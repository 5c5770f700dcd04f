/** The contract's texts for invalid fields are in schema/words/event-texts.ts. */

import {
  SERVICE_MINUTES_MAX,
  SERVICE_MINUTES_MIN,
  SERVICE_MINUTES_STEP,
} from '@daybook/schema/figures/slots';
import { counted, numberText } from '@daybook/schema/words/counted';
import { listText } from '../count-texts.ts';

export const NEW_EVENT_TITLE = 'Create New Calendar Event';
export const CHANGE_HOURS_TITLE = 'Change weekly hours';
export const HOURS_NOT_FOUND = 'These weekly hours have ended';
export const HOURS_NOT_FOUND_EXPLAINED = 'They were ended or replaced since you opened them.';
export const HOURS_LOAD_FAILED = 'We couldn’t load these weekly hours.';

interface SectionText {
  title: string;
  explanation: string;
}

export const WHAT: SectionText = {
  title: 'What',
  explanation: 'Customers see the name and description on your diary.',
};
export const WHEN: SectionText = {
  title: 'When',
  explanation: 'One date, several dates, a range or your usual week.',
};
export const HOW: SectionText = {
  title: 'How people book',
  explanation: 'You can choose differently for each event.',
};
export const WHERE: SectionText = { title: 'Where', explanation: 'A venue or the customer’s home.' };

export const WHO: SectionText = {
  title: 'Who',
  explanation: 'Each person takes one appointment at a time, across all your events.',
};

export const WHO_WORKS = 'Who works on these dates?';
export const ownHoursOf = (name: string) => `Own hours for ${name}`;
export const FROM = 'From';
export const UNTIL = 'Until';
export const TEAM_FAILED =
  'We couldn’t load your team, so this event won’t include anyone. Reload the page to choose who works on these dates.';

/* Lists of the business's services and places */
export const USE_SERVICE = 'Use one of your services';
export const NEW_SERVICE = 'A new service';
export const USE_PLACE = 'Use one of your places';
export const NEW_PLACE = 'A new place';

export const EVENT_NAME = 'Event name';
export const DESCRIPTION = 'Description';
export const SPECIAL_NOTE = 'Special note';
export const SPECIAL_NOTE_HINT = 'What customers need to know or bring. They see it before they book.';
export const PERSONAL_MESSAGE = 'Personal confirmation message';
export const PERSONAL_MESSAGE_HINT = 'Included in the confirmation email.';

export const DATE_METHOD = 'Date selection method';
export const DATE_METHODS = [
  { value: 'single', label: 'Single', explanation: 'One date' },
  { value: 'multiple', label: 'Multiple', explanation: 'Dates you pick' },
  { value: 'range', label: 'Range', explanation: 'From one date to another' },
  { value: 'weekly', label: 'Every week', explanation: 'Published automatically' },
] as const;
export const EVENT_DATE = 'Event date';
export const EVENT_DATES = 'Event dates';
export const FIRST_DATE = 'Start date';
export const LAST_DATE = 'End date';
export const RANGE_WEEKDAYS = 'Weekdays in the range';
/** Weekly hours are closed on these dates, but this event isn't. */
export const onBankHolidays = (days: readonly string[]) =>
  `${listText(days)} ${days.length > 1 ? 'are bank holidays' : 'is a bank holiday'}. Your weekly hours are closed then, but customers can book dates that you publish yourself.`;
export const RANGE_WEEKDAYS_HINT = 'Select a day to exclude it.';
export const CLEAR_DATES = 'Clear dates';
export const removeDate = (date: string) => `Remove ${date}`;
export const daysText = (count: number) => counted(count, 'day');
export const leftOut = (weekdays: string) => `excluding ${weekdays}`;
export const moreDaysThan = (max: number) => `More than ${max} days`;
export const SELECT_RANGE = 'Please select both start and end dates';
export const RANGE_ENDS_BEFORE = 'End date must not be before start date';

export const WEEK = 'Weekdays and their hours';
export const CLOSED = 'Closed';
export const TO = 'to';
export const opensOn = (weekday: string) => `${weekday}, from`;
export const closesOn = (weekday: string) => `${weekday}, until`;
export const COPY_TO_ALL = 'Copy to all';
export const copyHoursOf = (weekday: string) => `Copy ${weekday}’s hours to all open days`;
export const hoursCopied = (weekday: string) => `All open days have ${weekday}’s hours.`;
export const REPEATS = 'Repeats';
export const everyWeeks = (weeks: number) => (weeks === 1 ? 'Every week' : `Every ${weeks} weeks`);
export const UNTIL_DATE = 'Until';
export const PUBLISHED = 'Published';
export const weeksAhead = (weeks: number) => `${counted(weeks, 'week')} ahead`;
/** `week` is 'Tuesday to Saturday, 9am to 5pm', `publishedTo` '19 January'. */
export const weekSummary = (week: string, publishedTo: string | null, closed: string | null) =>
  `${[week, publishedTo && `published to ${publishedTo}`, closed].filter(Boolean).join(', ')}.`;
export const NEW_DATES_NIGHTLY = 'New dates are added each night.';
/** For weekly hours that begin after what is published now. */
export const publishedLater = (weeks: number) =>
  `Each date is published ${counted(weeks, 'week')} before it takes place.`;
export const nobodyWorks = (weekday: string) =>
  `No one works on ${weekday}. Choose someone for it, or close it.`;
export const personOnDay = (name: string, weekday: string) => `${name} on ${weekday}`;
export const NEW_PERSON = 'Add someone new';
export const NEW_PERSON_HINT = 'They join your team. Their colour and services are in Settings.';
export const ADD_PERSON = 'Add to team';
export const personAdded = (name: string) => `${name} is in your team now.`;
export const PERSON_NOT_ADDED = 'We couldn’t add this person. Please try again.';
export const NOT_WORKING = 'Not working';
export const WEEKDAYS_NEEDED = 'Weekdays';
export const PUBLISH_EVERY_WEEK = 'Publish every week';
export const PUBLISHING = 'Publishing…';
export const publishedText = (published: number, dates: number) =>
  `${numberText(published)} of ${counted(dates, 'date')} published`;
export const weeklyHoursPublished = (dates: number) =>
  dates === 0
    ? 'Your weekly hours are saved. Their dates are published automatically.'
    : `${counted(dates, 'date')} published. New dates are added each night.`;

export const BOOKING_KIND = 'Event type';
export const BOOKING_KINDS = [
  { value: 'time_slots', label: 'Time slots', explanation: 'Fixed lengths through the day' },
  {
    value: 'individual_services',
    label: 'Individual services',
    explanation: 'Each with its own price and length',
  },
  { value: 'day_event', label: 'Day event', explanation: 'Many people, one start' },
] as const;
export const CREATION_METHOD = 'Slot creation method';
export const CREATION_METHODS = [
  { value: 'automatic', label: 'Automatic' },
  { value: 'manual', label: 'Manual' },
] as const;
export const START_TIME = 'Start time';
export const END_TIME = 'End time';
export const endsNextDay = (time: string) => `Ends at ${time} the next day.`;
export const OPENS = 'Opens';
export const CLOSES = 'Closes';
export const SLOT_DURATION = 'Slot length';
export const BUFFER_TIME = 'Gap after';
export const NO_GAP = 'None';
export const LUNCH_BREAK = 'Lunch break';
export const LUNCH_STARTS = 'Lunch starts';
export const LUNCH_ENDS = 'Lunch ends';
export const LAST_APPOINTMENT = 'Last appointment';
export const LAST_APPOINTMENT_HINT = 'The latest time an appointment can start.';

export const TIME_SLOTS = 'Time slots';
export const slotNumbered = (number: number) => `Time slot ${number}`;
export const ADD_SLOT = 'Add time slot';
export const COPY_SLOTS = 'Copy time slots to other dates';
export const COPY_SLOTS_EXPLAINED = 'Adds these dates to the event, with the same time slots.';
export const COPY_SLOTS_DATES = 'Dates to copy to';
export const SELECT_VALID_COPY_DATES = 'Please select valid dates to copy to';
export const copySlotsTo = (count: number) => (count === 0 ? 'Copy' : `Copy to ${daysText(count)}`);
export const slotsCopied = (count: number) => `Time slots copied to ${daysText(count)}`;

export const SERVICES = 'Services';
export const serviceNumbered = (number: number) => `Service ${number}`;
export const SERVICE_NAME = 'Service name';
export const SERVICE_DESCRIPTION = 'Service description';
export const SERVICE_PRICE = 'Price (£)';
export const SERVICE_DURATION = 'Duration';
/** Lets the owner type a length that isn't in the list. */
export const OTHER_DURATION = 'Another length';
export const TYPED_DURATION = 'Length in minutes';
export const TYPED_DURATION_HINT = `Between ${SERVICE_MINUTES_MIN} and ${SERVICE_MINUTES_MAX}, in steps of ${SERVICE_MINUTES_STEP}.`;
export const ADD_SERVICE = 'Add service';
export const removeNumbered = (what: string) => `Remove ${what.toLowerCase()}`;

export const HOME_VISIT = 'Is it a home visit?';
export const PLACES = [
  { value: 'venue', label: 'At a venue', explanation: 'Customers come to you' },
  { value: 'home_visit', label: 'Home visit', explanation: 'Customers give their address' },
] as const;
export const VENUES = 'Venues';
export const venueNumbered = (number: number) => `Venue ${number}`;
export const VENUE_NAME = 'Venue name';
export const VENUE_ADDRESS = 'Venue address';
export const VENUE_POSTCODE = 'Venue postcode';
export const VENUE_CAPACITY = 'Capacity';
export const VENUE_CAPACITY_HINT = 'The number of places at a day event. Leave blank for no limit.';
export const ADD_VENUE = 'Add another venue';
export const VENUES_EXPLAINED =
  'Each venue has its own bookings, so two venues can be booked at the same time.';
export const FAVOURITE_VENUES = 'Favourite venues';
export const FAVOURITES_FAILED = 'We couldn’t load your favourite venues.';
export const USE_BUSINESS_ADDRESS = 'Use my business address';
export const USE_FAVOURITE = 'Use a favourite venue';
export const CHOOSE_FAVOURITE = 'Choose…';
export const SAVE_FAVOURITE = 'Save as favourite';
export const IS_FAVOURITE = 'Saved as favourite';
export const VENUE_SAVED = 'Venue saved as favorite!';
export const VENUE_SAVE_FAILED = 'Failed to save venue as favorite';
export const deleteFavourite = (venue: string) => `Delete ${venue}`;
export const deleteFavouriteQuestion = (venue: string) => `Delete ${venue} from your favourites?`;
export const DELETE_FAVOURITE_EXPLAINED = 'Events that already use this venue keep it.';
export const DELETE_FAVOURITE = 'Delete favourite';
export const KEEP_FAVOURITE = 'Keep favourite';
export const VENUE_DELETED = 'Favorite venue deleted successfully!';
export const VENUE_DELETE_FAILED = 'Failed to delete favorite venue';

export const PREVIEW = 'What customers will see';
export const PREVIEW_NEEDS_DATE = 'Choose a date to see the times that customers can book.';
export const PREVIEW_NEEDS_TIMES = 'Fill in the times to see what customers can book.';
export const PREVIEW_NEEDS_SERVICE = 'Add a service to see its times.';
export const PREVIEW_SERVICE = 'Times for';
export const PREVIOUS_DATE = 'Previous date';
export const NEXT_DATE = 'Next date';
export const timesText = (count: number, length: string | null) =>
  `${counted(count, 'time')}${length === null ? '' : ` of ${length}`}`;
export const onEachOf = (days: number) => `, on each of ${days} days`;
export const NO_TIMES_FIT = 'No times fit between these hours.';
export const lunchText = (from: string, to: string) => `Lunch ${from} to ${to}`;
export const PLACES_UNLIMITED = 'No limit on places';
export const placesText = (places: number) => counted(places, 'place');
export const eachInVenues = (venues: number) =>
  `Each time can be booked once at each of the ${venues} venues.`;
export const TIMES_PASSED = 'Times earlier today aren’t offered.';
export const clocksChange = (date: string, times: string) =>
  `The clocks change on ${date}, so ${times} can’t be booked that day.`;
export const overlapText = (date: string, name: string, from: string, to: string) =>
  `${date} already has ‘${name}’, ${from} to ${to}. Both will be offered.`;
export const moreOverlaps = (count: number) =>
  `${counted(count, 'more event overlaps', 'more events overlap')} with this one.`;
export const CHECKING_OVERLAPS_FAILED =
  'We couldn’t load your other events, so overlaps with them aren’t shown.';

export const createButton = (days: number) => (days > 1 ? `Create ${days} events` : 'Create event');
export const CREATING = 'Creating…';
export const FILL_HIGHLIGHTED = 'Please fill in all required fields highlighted below';
export const CREATING_EVENTS = 'Creating your calendar events... do not refresh';
export const STILL_NEEDED = 'Still needed:';
export const progressText = (done: number, asked: number) => `${done} of ${daysText(asked)}`;
export const eventsCreated = (count: number) =>
  count === 1 ? 'Calendar event created' : `${numberText(count)} calendar events created`;
export const ALL_EVENTS_FAILED = 'Failed to create any calendar events. Please try again.';
export const someEventsCreated = (created: number, asked: number) =>
  `Successfully created ${created} of ${asked} calendar events. Some dates may have failed.`;
export const NOT_CONFIRMED = 'We didn’t get a reply. You can try again: no event is created twice.';
export const EVENTS_NOT_CONFIRMED =
  'We lost the connection, so we don’t know which of these events were created.';
export const EVENTS_CREATED_TITLE = 'Some events weren’t created';
export const RETRY_DATES = 'Try these dates again';
export const LEAVE_TITLE = 'Leave without creating the event?';
export const LEAVE_EXPLAINED = 'What you typed will be lost.';
export const LEAVE = 'Leave';
export const LEAVING = 'Leaving…';
export const STAY = 'Keep editing';
