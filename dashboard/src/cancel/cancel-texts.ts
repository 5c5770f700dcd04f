/** The page on which a customer cancels a booking. */

export const CANCEL_LOADING = 'Loading booking details…';
export const CANCEL_LOAD_FAILED = 'Failed to load booking details';
export const CANCEL_UNABLE_TO_LOAD = 'Unable to Load Booking';
export const CANCEL_LINK_HELP =
  'The link may have expired or be invalid. It works until the appointment starts: open it again from your confirmation email, or contact the business.';
export const CANCEL_TITLE = 'Cancel Your Appointment';
export const cancelIntroduction = (business: string) =>
  `This is your booking with ${business}. Nothing is cancelled until you confirm it.`;
export const CANCEL_WARNING_FREED = 'Your time becomes free at once, and somebody else may book it.';
export const CANCEL_WARNING_FINAL = 'This cannot be undone. To come after all, you would have to book again.';
export const CANCEL_CONFIRM = 'Confirm Cancellation';
export const CANCEL_OTHER_TIME = 'Book Different Time';
export const CANCEL_OTHER_TIME_KEEPS =
  'If you book a different time, this booking stays until you cancel it here.';
export const CANCEL_FAILED = 'Failed to cancel booking';
export const CANCEL_TOO_LATE_TITLE = 'Too Late to Cancel Online';
export const CANCEL_ALREADY = 'Already Cancelled';
export const CANCEL_ALREADY_EXPLAINED = 'This booking was cancelled before. There is nothing left to do.';
export const CANCEL_DONE = 'Appointment Cancelled';
export const cancelledIntroduction = (email: string) =>
  `Your booking is cancelled. An email that confirms it is on its way to ${email}.`;
export const cancelledWithoutEmail = (email: string) =>
  `Your booking is cancelled. This page confirms it: no email about it goes to ${email}.`;
export const CANCEL_NEXT = 'What happens next';
export const cancelNextNotified = (business: string) => `${business} has been notified.`;
