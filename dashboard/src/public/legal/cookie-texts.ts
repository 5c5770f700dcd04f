import { counted } from '@daybook/schema/words/counted';
import type { Kept, KeptName } from '@daybook/schema/words/kept-in-browser';

export const NAME = 'Name and purpose';
export const WHERE = 'Where';
export const LASTS = 'How long';
export const SET_BY = 'Set by';
export const NEEDED_TABLE = 'What our pages keep without asking';
export const COUNTED_TABLE = 'What our pages keep after you accept';

export const PURPOSES: Record<KeptName, string> = {
  auth_token: 'Keeps you logged in. No script can read it. Over https its name begins with “__Host-”.',
  csrf_token:
    'Proves that a change comes from our own page, not from another website. Over https its name begins with “__Host-”.',
  sign_in:
    'Makes sure that you return from Google to the browser in which you began to log in. No script can read it. Each login has its own, with eight more characters in its name. Over https its name begins with “__Secure-”.',
  known_device:
    'Shows which accounts have logged in on this browser, so that we email their owners only about new devices. No script can read it. It goes when you delete your account. Over https its name begins with “__Secure-”.',
  dashboard_view: 'The number of the business that you looked at last, so that your dashboard opens with it.',
  timezone: 'The time zone of that business, which the form for a new business starts with.',
  'email-notifications': 'Whether emails about new bookings are on, so that Settings can show it at once.',
  'offline-days':
    'Today’s and tomorrow’s bookings of the business that you looked at last, so that you can read them without a connection: times, names, phone numbers, addresses of home visits, and your notes and alerts.',
  'offline-page': 'The page that shows them, with its typefaces. It contains nothing about you.',
  'form-drafts':
    'What you typed into a form, if part of the page did not load and you select Reload. Only the account that typed it sees it again.',
  'daybook-week-whole-day':
    'Whether your calendar shows the whole day at once. Kept when you use that switch.',
  'daybook-calendar-colours':
    'Whether colours in your calendar mean people or services. Kept when you change it.',
  'remember-views':
    'Whether we remember how you look at your dashboard. Kept when you use that switch in Settings.',
  cookie_consent: 'Your choice about counting: accepted or declined.',
  'cookie-consent': 'A copy of that choice. Only the cookie counts.',
  visit: 'The pages that we have counted during this visit, so that we count none twice.',
  visitor: 'The pages that we have counted today, so that you count as one visitor a day.',
};

export const PLACES: Record<Kept['where'], string> = {
  cookie: 'Cookie',
  'local storage': 'Local storage',
  'session storage': 'Session storage',
  cache: 'Cache storage',
};
export const SETTERS: Record<Kept['setBy'], string> = { server: 'Our server', page: 'Our script' };

const UNITS = [
  { seconds: 365 * 86_400, name: 'year' },
  { seconds: 86_400, name: 'day' },
  { seconds: 3600, name: 'hour' },
  { seconds: 60, name: 'minute' },
] as const;

/** Returns '1 year', '30 days' or 'Until you close the browser'. */
export function lastsText(lasts: Kept['lasts']): string {
  if (lasts === 'browser') return 'Until you close the browser';
  if (lasts === 'signed in') return 'Until you log out';
  if (lasts === 'reloaded') return 'Until you open the form again, log out or close the tab';
  if (lasts === 'cleared') return 'Until you clear it';
  const unit = UNITS.find(({ seconds }) => lasts % seconds === 0);
  if (!unit) return counted(lasts, 'second');
  return counted(lasts / unit.seconds, unit.name);
}
