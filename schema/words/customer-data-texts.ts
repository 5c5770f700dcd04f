export const ERASURE_REQUEST_NOT_FOUND =
  'This request is no longer open. It has been answered, or its bookings are gone.';
/** Until an upcoming appointment is over, the business needs the customer's details. */
export const ERASURE_NOT_YET = 'You have an upcoming appointment. Cancel it first, or ask again afterwards.';
export const ERASURE_KEPT_LATELY = 'The business replied to you recently. You can ask again later.';
export const KEEP_REASON_REQUIRED = 'Please say why you have to keep the records.';

/** On a booking's page: the heading of the section about the customer's other data, and its button. */
export const YOUR_DATA = 'Your data';
export const SEND_DATA_LINK = 'Email me the link';

/** Where anybody can complain about how their data is handled: the Information Commissioner's Office. */
export const COMPLAINT_ADDRESS = 'https://ico.org.uk/make-a-complaint/';
