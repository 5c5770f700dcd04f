/** A customer's data: what its calls and pages say. */
export const DATA_LINK_INVALID = 'This link isn’t valid or has expired.';
export const ERASURE_REQUEST_NOT_FOUND =
  'This request is no longer open. It has been answered, or its bookings are gone.';
/** A business must be able to keep its appointments, so it deletes nothing about a customer before theirs. */
export const ERASURE_NOT_YET = 'You have an upcoming appointment. Cancel it first, or ask again afterwards.';
export const ERASURE_KEPT_LATELY = 'The business replied to you recently. You can ask again later.';
export const KEEP_REASON_REQUIRED = 'Please say why you have to keep the records.';

/** On the page of one booking: the section about all other data, and the button that emails the link to it. */
export const YOUR_DATA = 'Your data';
export const SEND_DATA_LINK = 'Email me the link';

/** Where anybody can complain about how their data is handled: the Information Commissioner's Office. */
export const COMPLAINT_ADDRESS = 'https://ico.org.uk/make-a-complaint/';
