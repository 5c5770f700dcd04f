/** Texts of the page that cancels a booking. */

import { DATA_LINK_HOURS } from '@daybook/schema/figures/customer-data';

export const CANCEL_LOAD_FAILED = 'Failed to load booking details';
export const CANCEL_UNABLE_TO_LOAD = 'Unable to Load Booking';
export const CANCEL_LINK_HELP =
  'Open the link in your confirmation email again, or contact the business. Links stop working once your details have been deleted.';
export const CANCEL_TITLE = 'Cancel your appointment';
export const cancelIntroduction = (business: string) =>
  `This is your booking with ${business}. Nothing is cancelled until you confirm.`;
export const CANCEL_WARNING_FREED = 'Once you cancel, someone else may book your time.';
export const CANCEL_WARNING_FINAL =
  'This can’t be undone. If you change your mind, you’ll need to book again.';
export const CANCEL_CONFIRM = 'Confirm Cancellation';
export const CANCELLING = 'Cancelling…';
export const CANCEL_OTHER_TIME = 'Book Different Time';
export const CANCEL_OTHER_TIME_MOVES =
  'If another time suits you better, change it instead: your booking stays until you confirm a new time.';
/** Heads the time until which it can be changed. */
export const CHANGES = 'Changes';
const contactText = (business: string, contacts: readonly string[]) =>
  `contact ${business}${contacts.length > 0 ? `: ${contacts.join(' or ')}` : ''}.`;
/** `contacts` are the business's known phone and email. */
export const onlyBusinessMoves = (business: string, contacts: readonly string[]) =>
  `${business} doesn’t change times online. You can cancel and book a different time, or ${contactText(business, contacts)}`;
/** `until` is 'Monday 23 November at 09:50'. */
export const couldChangeUntil = (until: string, business: string, contacts: readonly string[]) =>
  `You could change or cancel this booking online until ${until}. To change it now, ${contactText(business, contacts)}`;
export const CANCEL_FAILED = 'Failed to cancel booking';
export const CANCEL_TOO_LATE_TITLE = 'Too late to cancel online';
export const CANCEL_ALREADY = 'Already Cancelled';
export const CANCEL_ALREADY_EXPLAINED =
  'This booking has already been cancelled. There’s nothing left to do.';
export const CANCEL_DONE = 'Appointment Cancelled';
export const cancelledIntroduction = (email: string) =>
  `Your booking is cancelled. We’re emailing a confirmation to ${email}.`;
export const cancelledWithoutEmail = (email: string) =>
  `Your booking is cancelled. This page is your confirmation: we won’t email one to ${email}.`;
export const CANCEL_NEXT = 'What happens next';
export const cancelNextEmailed = (business: string) => `We’re emailing ${business} about it.`;

export const yourDataMeans = (business: string) =>
  `See what ${business} holds about you, download it, or ask for it to be deleted. We’ll email the link to the address in this booking.`;
export const SENDING_DATA_LINK = 'Sending…';
export const dataLinkIsSent = (email: string) =>
  `We’re emailing the link to ${email}. It works for ${DATA_LINK_HOURS} hours.`;
export const DATA_LINK_FAILED = 'We couldn’t send the email. Please try again.';
