/** What the page of a customer's data says about its deletion, in each state that a request can be in. */
import { PRODUCT_NAME } from '@daybook/schema/words/product';

export const BE_ERASED = 'Delete my data';
export const erasureMeans = (business: string) =>
  `You can ask ${business} to delete your details. It must reply within a calendar month. It may have to keep some records by law.`;
export const REQUEST_ERASURE = 'Request deletion';
export const ASKING = 'Sending…';
export const NOT_NOW = 'Not now';
export const askQuestion = (business: string) => `Ask ${business} to delete your details?`;
export const askMeans = (business: string) =>
  `We’ll email your request to ${business}, which decides. Then we’ll email you its answer.`;
export const AGREED_MEANS =
  'If it agrees, we remove your name, email, phone number and address from all these bookings. Links in our emails about them stop working. This can’t be undone.';
export const STAYS_MEANS =
  'The business keeps a record of what was booked, when and at what price, without your details. Emails and files that it already has don’t change.';
export const ASK_FAILED = 'We couldn’t send your request. Please try again.';
export const askedToast = (business: string) => `Request sent to ${business}.`;

export const STILL_TO_COME =
  'You have an appointment that isn’t over yet. Ask again afterwards, or cancel it below if it hasn’t started.';
export const askedOn = (business: string, moment: string) =>
  `You asked ${business} to delete your details on ${moment}.`;
export const erasureDeadline = (day: string) =>
  `It must reply by ${day}, and may have to keep some records by law. We’ll email you its answer. It also appears here while this link works.`;
export const keptOn = (business: string, moment: string) =>
  `On ${moment}, ${business} replied that it is keeping its records:`;
export const mayAskFrom = (moment: string) => `You can ask again from ${moment}.`;
export const beingErased = (business: string) =>
  `Your details at ${business} are being deleted. We’ll email you when that’s done. This link then stops working.`;
export const COMPLAIN = 'If you’re not happy with this, you can complain to the';
export const COMPLAIN_TO = 'Information Commissioner’s Office';

const hasClosed = (business: string, day: string) =>
  `${business} has closed its diary on ${PRODUCT_NAME}. We’ll delete your details by ${day}`;
export const businessClosed = (business: string, day: string) =>
  `${hasClosed(business, day)}. If you ask us, we’ll also email you when that’s done.`;
export const EMAIL_ME_WHEN_DONE = 'Email me when it’s done';
export const deletionDue = (business: string, day: string) =>
  `${hasClosed(business, day)} and email you when that’s done.`;
export const WILL_EMAIL = 'We’ll email you when your details are deleted.';
