/** The texts of the booking form and the confirmation, for the server and the clients. */

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
export const BOOKING_FAILED = 'Failed to create booking';
export const BOOK_ANOTHER = 'Book Another Appointment';

/** `contacts` has the business's phone number and email address, if known. */
export const tooManyFromNetwork = (minutes: number, business: string, contacts: readonly string[]) =>
  `There have been many requests to ${business} from your network. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}${contacts.length > 0 ? `, or contact ${business}: ${contacts.join(' or ')}` : ''}.`;
export const BOOK_SECOND_PLACE_QUESTION = 'You’re already booked for this. Book a second place?';
export const BOOK_SECOND_PLACE = 'Book a second place';
