/** The last sections of the landing page. */
import { PRODUCT_NAME } from '@daybook/schema/words/product';

export const WHAT_CHANGES = 'What changes for you';
export const STOP_DOING = 'What you stop doing';
export const STOPPED = [
  'Answering the phone with a client in the chair',
  'Texting people their times, twice',
  'Paying a marketplace its share of every new client',
  'Keeping a list of who is coming in three places',
] as const;
export const HAVE_INSTEAD = 'What you have instead';
export const HAD = [
  'One page of free times, open day and night',
  'Confirmations and reminders that go out by themselves',
  'Customers who stay yours: no marketplace, no commission',
  'Every booking in one list, and all of it to download',
] as const;

export const ASKED_OFTEN = 'Asked often';
export const ALL_QUESTIONS = 'All questions and answers';

export const NEWS = 'Hear what is new';

export const OPEN_TONIGHT = 'Your diary could be open tonight';
export const OPEN_TONIGHT_HOW = 'Sign in, name your business, choose your hours.';
export const WELCOME_BACK = `Your diary is where you left it`;
export const WELCOME_BACK_HOW = `The day’s bookings are on your dashboard in ${PRODUCT_NAME}.`;
