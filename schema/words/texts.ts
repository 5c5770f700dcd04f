/**
 * The texts that people read (decision 2), grouped by where people meet them. A text with a part to fill in
 * is a function. Each text is an export of its own, so that a client carries only the texts that it shows.
 */
import { SEARCH_WORDS_MAX } from '../figures/bounds.ts';

/* The booking form */
export const SELECT_SLOT_FIRST = 'Please select a time slot first';
export const SELECT_SERVICE_FIRST = 'Please select a service first';
export const FILL_REQUIRED_FIELDS = 'Please fill in all required fields';
export const CORRECT_EMAIL_FIRST = 'Please correct the email address before submitting.';
export const EMAIL_NEEDS_AT = 'Email address must include an @ symbol';
export const EMAIL_NOT_VALID = 'Please enter a valid email address (e.g., name@example.com)';
export const EMAIL_DOMAIN_NEEDS_DOT = 'Email domain must include a dot (e.g., example.com)';
export const didYouMean = (domain: string) => `Did you mean ${domain}?`;
export const HOME_VISIT_NEEDS_ADDRESS = 'Address is required for home visit appointments.';
export const HOME_VISIT_NEEDS_POSTCODE = 'Postcode is required for home visit appointments.';
export const FIRST_NAME_REQUIRED = 'First name is required';
export const LAST_NAME_REQUIRED = 'Last name is required';
export const NAME_HOLDS_WEB_ADDRESS = 'Please enter a name without a web address';
export const EMAIL_REQUIRED = 'Email is required';
export const tooLong = (max: number) => `Please use at most ${max} characters`;

/* The diary */
export const DIARY_NOT_FOUND = 'Diary not found';
export const DIARY_LOAD_FAILED = 'Failed to load diary';
export const DIARY_NOT_AVAILABLE = 'Diary Not Available';
export const DIARY_NOT_TAKING_BOOKINGS = 'This diary is not taking bookings at the moment.';
export const BOOKING_FAILED = 'Failed to create booking';
export const BOOK_ANOTHER = 'Book Another Appointment';

/* Booking (decision 9) */
export const SLOT_JUST_BOOKED = 'This time slot has just been booked. Please choose another.';
export const SLOT_NOT_FOUND = 'We couldn’t find this time slot.';
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
export const NETWORK_ERROR = 'Network error. Please check your connection and try again.';

export const SEARCH_TOO_MANY_WORDS = `Search for ${SEARCH_WORDS_MAX} words at most.`;
