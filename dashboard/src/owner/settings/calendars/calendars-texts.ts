import type { UnreadEntries } from '@daybook/schema/contract/calendars';
import { dateText } from '@daybook/schema/rules/date';

export const FEEDS = 'Your bookings in your own calendar';
export const FEEDS_EXPLAINED =
  'Get a private address and subscribe to it in Google, Apple or Outlook Calendar. Anyone who has the address can see the bookings, so keep it to yourself.';
export const FEEDS_LOAD_FAILED = 'We couldn’t load your calendar addresses.';
export const ALL_BOOKINGS = 'All bookings';
export const GET_ADDRESS = 'Get address';
export const GETTING_ADDRESS = 'Getting it…';
export const addressOf = (whose: string) => `the address for ${whose}`;
export const WITH_NAMES = 'Show customers’ names';
export const WITH_NAMES_HINT =
  'Your calendar then shows who is coming, and the address of a home visit. Otherwise it shows only what is booked.';
export const NEVER_READ = 'No calendar has read this address yet.';
export const lastRead = (moment: string) => `A calendar last read this address on ${moment}.`;
export const NEW_ADDRESS = 'New address';
export const MAKING_ADDRESS = 'Making it…';
export const newAddressQuestion = (whose: string) => `Make a new address for ${whose}?`;
export const NEW_ADDRESS_CONSEQUENCE =
  'The old address stops working at once. Every calendar that reads it shows no new bookings until you subscribe again with the new one.';
export const KEEP_ADDRESS = 'Keep this address';
export const NEW_ADDRESS_MADE = 'The new address works now, and the old one no longer does.';
export const REMOVE = 'Remove';
export const REMOVING = 'Removing…';
export const removeAddressQuestion = (whose: string) => `Remove the address for ${whose}?`;
export const REMOVE_ADDRESS_CONSEQUENCE =
  'It stops working at once. Calendars that read it show no new bookings, and most of them say that they can’t find it.';
export const ADDRESS_REMOVED = 'The address no longer works.';
export const FEED_SAVE_FAILED = 'We couldn’t save this. Check your connection and try again.';

export const HOW_TO_SUBSCRIBE = 'How to subscribe';
export const GOOGLE = 'Google Calendar';
export const APPLE = 'Apple Calendar';
export const OUTLOOK = 'Outlook';
export const SUBSCRIBE_STEPS: Record<string, string[]> = {
  [GOOGLE]: [
    'Open calendar.google.com on a computer.',
    'Next to ‘Other calendars’, select +, then ‘From URL’.',
    'Paste the address and select ‘Add calendar’.',
  ],
  [APPLE]: [
    'On a Mac, open Calendar and choose File, New Calendar Subscription.',
    'On an iPhone, open Calendar, then Calendars, Add Calendar, Add Subscription Calendar.',
    'Paste the address and subscribe.',
  ],
  [OUTLOOK]: [
    'Open outlook.com and go to the calendar.',
    'Select ‘Add calendar’, then ‘Subscribe from web’.',
    'Paste the address and select ‘Import’.',
  ],
};
export const GOOGLE_IS_SLOW =
  'Calendar apps decide how often they check. Google may take hours to show a new booking; your dashboard shows it at once.';

export const BUSY = 'Busy times from your other calendars';
export const BUSY_EXPLAINED =
  'When you’re busy in your own calendar, customers can’t book. We store only the times you’re busy, not the reason.';
export const BUSY_LOAD_FAILED = 'We couldn’t load your calendars.';
export const ADD_CALENDAR = 'Add a calendar';
export const ADDING_CALENDAR = 'Reading it…';
export const NO_CALENDARS = 'No calendars yet';
export const NO_CALENDARS_EXPLAINED =
  'Add your other calendar, and customers can’t book when you’re busy in it.';
export const WHOLE_BUSINESS = 'Whole business';
export const WHOSE = 'Whose time is it?';
export const WHOSE_HINT = 'For the whole business, no one can be booked while this calendar is busy.';
export const CALENDAR_ADDRESS = 'Calendar address';
export const CALENDAR_ADDRESS_HINT = 'It starts with https:// or webcal:// and usually ends in .ics.';
export const WHERE_TO_FIND = 'Where to find the address';
export const FIND_STEPS: Record<string, string[]> = {
  [GOOGLE]: [
    'Open calendar.google.com on a computer.',
    'Next to your calendar, select ⋮, then ‘Settings and sharing’.',
    'Under ‘Integrate calendar’, copy the ‘Secret address in iCal format’.',
  ],
  'iCloud Calendar': [
    'Open icloud.com/calendar.',
    'Next to your calendar, select the person icon and turn on ‘Public Calendar’.',
    'Copy the link.',
  ],
  [OUTLOOK]: [
    'Open outlook.com, then Settings, Calendar, ‘Shared calendars’.',
    'Under ‘Publish a calendar’, choose your calendar and ‘Can view when I’m busy’.',
    'Publish it and copy the ICS link.',
  ],
};
export const ADD_FAILED = {
  refused: 'We couldn’t add this calendar. Check what is marked and try again.',
  network: 'We couldn’t add this calendar. Check your connection and try again.',
};
export const added = (host: string) => `${host} is added. Its busy times can’t be booked from now on.`;
export const removed = (host: string) => `${host} is removed.`;
export const busyFor = (name: string | null) => (name === null ? 'For the whole business' : `For ${name}`);
export const lastFetched = (moment: string) => `Last read on ${moment}.`;
export const CANNOT_READ = 'Can’t be read';
export const cannotReadSince = (moment: string) =>
  `We haven’t been able to read it since ${moment}. The busy times that we last saw still can’t be booked.`;
/** Names entries by their date, or by their line in the calendar's file; never by their title. */
export function cannotReadAllOf({ count, first }: UnreadEntries): string {
  const named = first.map((entry) =>
    'date' in entry ? dateText(entry.date) : `line ${entry.line} of its file`,
  );
  const more = count > first.length ? [`${count - first.length} more`] : [];
  const which = new Intl.ListFormat('en-GB').format([...named, ...more]);
  return count === 1
    ? `We can’t read all of one entry: ${which}. Check it in your calendar: it may block too little here, or too much.`
    : `We can’t read all of ${count} entries: ${which}. Check them in your calendar: they may block too little here, or too much.`;
}
export const removeCalendar = (host: string) => `Remove ${host}`;
export const removeCalendarQuestion = (host: string) => `Remove the calendar at ${host}?`;
export const REMOVE_CALENDAR_CONSEQUENCE =
  'Customers can then book while it’s busy. Existing bookings stay as they are.';
export const KEEP_CALENDAR = 'Keep calendar';
export const REMOVE_CALENDAR = 'Remove calendar';
export const REMOVE_FAILED = 'We couldn’t remove it. Check your connection and try again.';
