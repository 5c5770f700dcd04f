/** The page on which customers see all that a business holds about them. */
import { DATA_LINK_HOURS } from '@daybook/schema/figures/periods';
import { SEND_DATA_LINK } from '@daybook/schema/words/customer-data-texts';
import { PRODUCT_NAME } from '@daybook/schema/words/product';

export const DATA_LOADING = 'Loading your data…';
export const DATA_UNABLE_TO_SHOW = 'We can’t show your data';
export const DATA_LOAD_FAILED = 'We couldn’t load your data';
export const DATA_LINK_HELP = `Links to your data work for ${DATA_LINK_HOURS} hours. To get a new one, open the cancel link in any email about your booking and choose ‘${SEND_DATA_LINK}’. Once your details are deleted, these links no longer work.`;

export const MY_DATA_TITLE = 'Your data';
export const myDataTitleAt = (business: string) => `Your data at ${business}`;
export const myDataMeans = (business: string) =>
  `This is what ${business} holds about you in ${PRODUCT_NAME}: your bookings, and our emails to you about them.`;
export const MY_DATA_FACTS = { email: 'Email', business: 'Business', bookings: 'Bookings' } as const;
export const linkWorksUntil = (moment: string) =>
  `This link works until ${moment}. Anyone who has it can see this page, so please don’t share it.`;
export const ELSEWHERE =
  'Bookings made with another email address have their own link. Ask the business about anything it keeps elsewhere.';

export const TAKE_IT = 'Download a copy';
export const TAKE_IT_MEANS =
  'Get everything in one JSON file, which other programs can read. The file explains each of its parts.';
export const DOWNLOAD_DATA = 'Download my data';
export const DOWNLOADING_DATA = 'Preparing…';
export const readSoFar = (done: number, total: number) => `${done} of ${total} bookings`;
export const dataIsSaved = (file: string) => `Saved as ${file}.`;
export const DOWNLOAD_FAILED = 'We couldn’t make the file. Please try again.';

export const YOUR_BOOKINGS = 'Your bookings';
export const HELD_BOOKINGS = { one: 'booking', many: 'bookings' } as const;
export const NO_BOOKINGS_HELD = 'No bookings';
export const NO_BOOKINGS_HELD_EXPLAINED =
  'This business no longer holds any bookings with your email address.';
export const HELD_FACTS = {
  reference: 'Reference',
  event: 'Event',
  service: 'Service',
  price: 'Price',
  clock: 'Time',
  where: 'Where',
  address: 'Your address',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  source: 'Source',
  created: 'Booked on',
  cancelled: 'Cancelled',
} as const;
export const CANCELLED_BY = { customer: 'by you', owner: 'by the business' } as const;
export const CANCEL_THIS = 'Cancel this booking';
export const EMAILS = 'Emails about it';
export const NO_EMAILS = 'We have no record of an email about it to this address.';
export const emailTo = (recipient: string) => `to ${recipient}`;
export const EMAIL_IS_QUEUED = 'on its way';
export const emailIsSent = (moment: string) => `sent on ${moment}`;
export const emailIsNotDelivered = (moment: string) => `not delivered (${moment})`;
