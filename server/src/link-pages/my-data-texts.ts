/** Texts of the page with a customer's own data. */

import { DATA_LINK_HOURS } from '@daybook/schema/figures/customer-data';
import { counted, numberText } from '@daybook/schema/words/counted';
import { SEND_DATA_LINK } from '@daybook/schema/words/customer-data-texts';
import { someAbsent } from '@daybook/schema/words/places-texts';
import { PRODUCT_NAME } from '@daybook/schema/words/product';

export const DATA_UNABLE_TO_SHOW = 'We can’t show your data';
export const DATA_LOAD_FAILED = 'We couldn’t load your data';
export const DATA_LINK_HELP = `Links to your data work for ${DATA_LINK_HOURS} hours. To get a new one, open the cancel link in any email about your booking and choose ‘${SEND_DATA_LINK}’. Once your details are deleted, these links no longer work.`;

export const myDataTitleAt = (business: string) => `Your data at ${business}`;
export const myDataMeans = (business: string) =>
  `This is what ${business} holds about you in ${PRODUCT_NAME}: your bookings, what you wait for, its notes about you, and our emails to you.`;
export const MY_DATA_FACTS = {
  email: 'Email',
  business: 'Business',
  bookings: 'Bookings',
  alert: 'What they show beside your name',
  note: 'Their notes about you',
} as const;
export const linkWorksUntil = (moment: string) =>
  `This link works until ${moment}. Anyone who has it can see this page, so please don’t share it.`;
export const ELSEWHERE =
  'Bookings made with another email address have their own link. Ask the business about anything it keeps elsewhere.';

export const TAKE_IT = 'Download a copy';
export const TAKE_IT_MEANS =
  'Get everything in one JSON file, which other programs can read. The file explains each of its parts.';
export const DOWNLOAD_DATA = 'Download my data';
export const DOWNLOADING_DATA = 'Preparing…';
export const dataIsSaved = (file: string) => `Saved as ${file}.`;
export const DOWNLOAD_FAILED = 'We couldn’t make the file. Please try again.';

export const YOUR_BOOKINGS = 'Your bookings';
export const NO_BOOKINGS_HELD = 'No bookings';
export const NO_BOOKINGS_HELD_EXPLAINED =
  'This business no longer holds any bookings with your email address.';
export const PAGES_OF_BOOKINGS = 'Pages of bookings';
export const PREVIOUS = 'Previous';
export const NEXT = 'Next';
export const pageNumbered = (page: number) => `Page ${page}`;
export const showing = (first: number, last: number, total: number) =>
  `Showing ${numberText(first)} to ${numberText(last)} of ${counted(total, 'booking')}`;
export const STATUS_WORDS = { confirmed: 'Confirmed', pending: 'Pending', cancelled: 'Cancelled' } as const;
export const HOME_VISIT = 'Home visit';
export const WHERE = 'Where';
export const HELD_FACTS = {
  reference: 'Reference',
  event: 'Event',
  service: 'Service',
  person: 'With',
  price: 'Price',
  clock: 'Time',
  address: 'Your address',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  source: 'Source',
  created: 'Booked on',
  cancelled: 'Cancelled',
  madeBy: 'Booked by',
  moved: 'Time changed',
  didNotCome: 'Attendance',
  series: 'Repeat visit',
  note: 'Their note about it',
} as const;
export const MADE_BY_BUSINESS = 'The business';
export const timesMoved = (times: number) => (times === 1 ? 'once' : `${times} times`);
export const DID_NOT_COME = 'The business noted that you did not come';
export const someDidNotCome = (absent: number, places: number) =>
  `The business noted that ${someAbsent(absent, places)}`;
export const CANCELLED_BY = { customer: 'by you', owner: 'by the business' } as const;
export const CANCEL_THIS = 'Cancel this booking';
export const EMAILS = 'Emails about it';
export const NO_EMAILS = 'We have no record of an email about it to this address.';
export const emailTo = (recipient: string) => `to ${recipient}`;
export const EMAIL_IS_QUEUED = 'on its way';
export const emailIsSent = (moment: string) => `sent on ${moment}`;
export const emailIsNotDelivered = (moment: string) => `not delivered (${moment})`;

export const YOUR_WAITING_LIST = 'Your waiting list entries';
export const WAITING_FACTS = {
  email: 'Email',
  phone: 'Phone',
  name: 'Name',
  joined: 'Joined on',
  addedBy: 'Added by',
  confirmed: 'Confirmed',
  booking: 'Earlier time for booking',
  ended: 'Ended',
} as const;
export const NOT_CONFIRMED = 'Not yet';
export const ENDED_FOR = {
  left: 'you left the list',
  booked: 'you have a time',
  removed: 'the business removed you',
  over: 'its time is over',
} as const;
export const OFFERS_TO_YOU = 'Times offered to you';
export const NO_OFFERS = 'No time has been offered to you.';
export const offeredOn = (moment: string) => `offered on ${moment}`;
export const OFFER_OUTCOMES = {
  open: 'still open',
  taken: 'you took it',
  declined: 'you declined it',
  expired: 'the offer ended',
  gone: 'no longer free',
} as const;

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
