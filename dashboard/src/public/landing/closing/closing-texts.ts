/** The last sections of the landing page. */
import type { PriceFacts } from '../landing-texts.ts';

export const WHAT_CHANGES = 'What changes for you';
export const STOP_DOING = 'What you stop doing';
export const STOPPED = [
  'Answering the phone with a customer in the chair',
  'Texting back and forth to find a time',
  'Paying a marketplace for each new customer',
  'Keeping track of bookings in three places',
] as const;
export const HAVE_INSTEAD = 'What you get instead';
export const HAD = [
  'One page with your free times, open day and night',
  'Automatic confirmations and reminders',
  'Customers who stay yours: no marketplace, no commission',
  'All your bookings in one list, ready to export',
] as const;

export const ASKED_OFTEN = 'Common questions';
export const ALL_QUESTIONS = 'See all questions';

export const NEWS = 'Get our newsletter';

export const OPEN_TONIGHT = 'Take bookings from tonight';
export const openTonightHow = ({ freeTrialHours }: PriceFacts) =>
  `Log in, add your business, ${freeTrialHours === null ? 'complete the setup' : 'start your free trial'} and publish your times.`;
export const WELCOME_BACK = 'Welcome back';
export const WELCOME_BACK_HOW = 'Your bookings are on your dashboard.';
