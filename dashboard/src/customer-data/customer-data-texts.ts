/** The page on which customers see all that a business holds about them. */
import { DATA_LINK_HOURS } from '@daybook/schema/figures/periods';
import { SEND_DATA_LINK, YOUR_DATA } from '@daybook/schema/words/customer-data-texts';
import { PRODUCT_NAME } from '@daybook/schema/words/product';

export const DATA_LOADING = 'Loading your data…';
export const DATA_UNABLE_TO_SHOW = 'Unable to Show Your Data';
export const DATA_LOAD_FAILED = 'Failed to load your data';
export const DATA_LINK_HELP = `Such a link works for ${DATA_LINK_HOURS} hours. To get a new one, open the link that cancels your booking in any letter about it, also when the appointment is over, and press ‘${SEND_DATA_LINK}’ under ‘${YOUR_DATA}’. Where a business has forgotten you, no link shows anything any more.`;

export const MY_DATA_TITLE = 'Your Data';
export const myDataTitleAt = (business: string) => `Your data at ${business}`;
export const myDataMeans = (business: string) =>
  `This is what is held in ${PRODUCT_NAME} for ${business} about your email address: every booking with it, and which letters were written to it about them.`;
export const MY_DATA_FACTS = { email: 'Email', business: 'Business', bookings: 'Bookings' } as const;
export const linkWorksUntil = (moment: string) =>
  `The link to this page works until ${moment}. Whoever has it sees this page, so pass it on to nobody.`;
export const ELSEWHERE =
  'Bookings with another address of yours have a link of their own. What a business keeps in other places, it tells you itself.';

export const TAKE_IT = 'Take it with you';
export const TAKE_IT_MEANS =
  'All of it as one file in JSON, which other programs can read. The file itself says what each part of it is.';
export const DOWNLOAD_DATA = 'Download my data';
export const DOWNLOADING_DATA = 'Preparing…';
export const readSoFar = (done: number, total: number) => `${done} of ${total} bookings`;
export const dataIsSaved = (file: string) => `${file} is saved.`;
export const DOWNLOAD_FAILED = 'The file could not be made. Please try again.';

export const YOUR_BOOKINGS = 'Your bookings';
export const HELD_BOOKINGS = { one: 'booking', many: 'bookings' } as const;
export const NO_BOOKINGS_HELD = 'No bookings are held';
export const NO_BOOKINGS_HELD_EXPLAINED = 'Nothing is held about your address at this business any more.';
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
  source: 'Came by',
  created: 'Made',
  cancelled: 'Cancelled',
} as const;
export const CANCELLED_BY = { customer: 'by you', owner: 'by the business' } as const;
export const CANCEL_THIS = 'Cancel this booking';
export const LETTERS = 'Letters about it';
export const NO_LETTERS = 'No letter to this address about it is on record.';
export const letterTo = (recipient: string) => `to ${recipient}`;
export const LETTER_IS_QUEUED = 'on its way';
export const letterIsSent = (moment: string) => `sent on ${moment}`;
export const letterIsNotDelivered = (moment: string) => `written on ${moment}, and not delivered`;
