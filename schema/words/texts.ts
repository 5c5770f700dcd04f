/**
 * The texts that people read (decision 2), grouped by where they appear. A text with a part to fill in is a
 * function. Each is an export of its own, so that a client loads only the texts that it shows.
 */
import { SEARCH_WORDS_MAX } from '../figures/bounds.ts';

/* The booking form; its other texts are in booking-form-texts.ts, which the widget loads later */
export const SELECT_SLOT_FIRST = 'Please select a time slot first';
export const SELECT_SERVICE_FIRST = 'Please select a service first';

/* The diary */
export const DIARY_NOT_FOUND = 'Diary not found';
export const DIARY_LOAD_FAILED = 'Failed to load diary';
export const DIARY_NOT_AVAILABLE = 'Diary Not Available';
export const DIARY_NOT_TAKING_BOOKINGS = 'This diary is not taking bookings at the moment.';
export const EVENT_NOT_FOUND = 'We couldn’t find this event.';

/* Cancellation */
export const CANCEL_LINK_INVALID = 'Invalid cancellation link. Please check your email and try again.';
export const CANCEL_TOO_LATE =
  'This appointment has already started, so it can no longer be cancelled online. Please contact the business.';
export const CANCEL_NEXT_FREED = 'Your time slot is no longer booked.';
export const cancelNextRefund = (business: string) =>
  `If you have paid, please contact ${business} about a possible refund.`;

/* Every call (decision 47) */
export const NOT_FOUND = 'Not found';
export const UNEXPECTED_ERROR = 'Something went wrong on our side. Please try again.';
export const TRY_AGAIN = 'Try again';
export const PAGE_NOT_FOUND = 'Page Not Found';
export const PAGE_NOT_FOUND_EXPLAINED =
  'There’s no page at this address. Check it for typing mistakes, or start from the home page.';
export const GO_TO_HOME = 'Go to Home';
/** Behind an emailed link that no longer works. */
export const LINK_INVALID = 'This link isn’t valid or has expired.';
export const NETWORK_ERROR = 'Network error. Please check your connection and try again.';

export const SEARCH_TOO_MANY_WORDS = `Search for ${SEARCH_WORDS_MAX} words at most.`;
