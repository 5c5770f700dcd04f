import { counted } from './counted.ts';

export const EVENT_NAME_REQUIRED = 'Event name is required';
export const PERSONAL_MESSAGE_REQUIRED = 'Personal confirmation message is required';
export const EVENT_DATE_REQUIRED = 'Event date is required';
export const SELECT_ONE_DATE = 'Please select at least one date';
export const DATE_IN_PAST = 'Event date cannot be in the past';
export const tooManyDates = (max: number) => `Please select at most ${max} dates`;
export const START_TIME_REQUIRED = 'Start time is required';
export const END_TIME_REQUIRED = 'End time is required';
export const TIME_NOT_VALID = 'Please enter a time such as 09:30';
export const END_AFTER_START = 'End time must be after start time';
export const DAY_EVENT_TOO_LONG = 'A day event must be shorter than 24 hours: please enter another end time';
export const SLOTS_REQUIRED = 'At least one time slot is required';
export const SLOTS_END_AFTER_START = 'End time must be after start time for all slots';
export const SLOTS_OVERLAP = 'Time slots must not overlap';
export const slotTooShort = (min: number) => `A time slot must be at least ${min} minutes long`;
export const tooManySlots = (
  slots: number,
  { places, people }: { places: number; people: number },
  max: number,
) => {
  const each = [
    ...(places > 1 || (places === 1 && people > 0) ? [counted(places, 'venue')] : []),
    ...(people > 0 ? [counted(people, 'person', 'people')] : []),
  ];
  const forEach = each.length > 0 ? ` for each of ${each.join(' and ')}` : '';
  const fewer = people > 0 ? 'fewer venues or people' : 'fewer venues';
  return `This makes ${slots} time slots${forEach}. An event can have ${max} in total. Use longer slots, or ${fewer}.`;
};
export const SERVICES_REQUIRED = 'At least one service with valid name and price is required';
export const PRICE_NOT_VALID = 'Please enter a price in pounds and pence, such as 38.50, up to £10,000';
export const SERVICES_DURATION = 'All services must have a positive estimated duration';
export const SERVICES_DURATION_RANGE = 'Services must last from 15 minutes to 4 hours, in steps of 5 minutes';
export const SLOT_DURATION_NOT_VALID = 'Invalid slot duration';
export const BUFFER_NEGATIVE = 'Buffer time cannot be negative';
export const LUNCH_TIMES_REQUIRED = 'Lunch start and end times are required';
export const LUNCH_ENDS_AFTER_START = 'Lunch must end after it starts';
export const VENUE_NAME_REQUIRED = 'Venue name is required';
export const VENUE_ADDRESS_REQUIRED = 'Venue address is required';
export const VENUE_POSTCODE_REQUIRED = 'Venue postcode is required';
export const CAPACITY_NOT_VALID = 'Capacity must be at least 1';
export const capacityTooLarge = (max: number) => `Capacity can be at most ${max}`;
export const HOME_VISIT_HAS_NO_VENUE = 'A home visit has no venue';
export const EVENT_CREATE_FAILED = 'Failed to create calendar event';
export const VENUE_NOT_FOUND = 'We couldn’t find this venue.';
export const EVENT_CLOSED = 'This date takes no more bookings, so it can’t be changed.';
export const DATES_DIFFER_IN_KIND =
  'Some of these dates have listed time slots, others have hours. Change them separately.';
export const NOBODY_WORKS_THEN =
  'None of the people on this date works in these hours. Change the people of the date first.';
/** For a date with more misfit bookings than an owner could answer. */
export const tooManyOnDate = (day: string, bookings: number, max: number) =>
  `${bookings} bookings on ${day} would no longer fit. You can change dates with up to ${max} such bookings. Cancel that date first, or leave it out.`;
