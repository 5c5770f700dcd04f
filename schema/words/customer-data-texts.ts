/** What the calls about a customer's data say. */

export const DATA_LINK_INVALID =
  'This link does not work, or works no longer. Ask for a new one from the letter about your booking.';
export const FORGET_REQUEST_NOT_FOUND =
  'This request is no longer open: it was answered, or its bookings are gone.';
/** A business must be able to keep its appointments, so whoever is to come is not forgotten before. */
export const FORGET_STILL_TO_COME =
  'There is an appointment to come. Cancel it first, or ask again when it is over.';
export const FORGET_KEPT_LATELY = 'The business has answered this lately. You can ask again later.';
export const KEEP_REASON_REQUIRED = 'Please say why the records must be kept.';

/** On the page of one booking: the section about everything else that is held, and the button that mails the link to it. */
export const YOUR_DATA = 'Your data';
export const SEND_DATA_LINK = 'Email me the link';

/** Where anybody can complain about how their data is handled: the Information Commissioner's Office. */
export const COMPLAINT_ADDRESS = 'https://ico.org.uk/make-a-complaint/';
