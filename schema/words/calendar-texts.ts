export const BUSY_CALENDAR_FAILURES = [
  'private_address',
  'unreachable',
  'not_found',
  'not_allowed',
  'bad_response',
  'too_slow',
  'too_large',
  'too_much',
  'not_a_calendar',
] as const;
type BusyCalendarFailureName = (typeof BUSY_CALENDAR_FAILURES)[number];

/** Sentences that follow the calendar's address or name. */
export const BUSY_CALENDAR_FAILURE_TEXTS: Record<BusyCalendarFailureName, string> = {
  private_address: 'This address isn’t on the public internet, so we can’t read it.',
  unreachable: 'We couldn’t reach this address. Check it and try again.',
  not_found: 'There’s no calendar at this address. Copy the address again from your calendar.',
  not_allowed: 'This calendar needs a password. Copy its secret or public address instead.',
  bad_response: 'The calendar’s server had a problem. Try again later.',
  too_slow: 'The calendar’s server took too long to reply. Try again later.',
  too_large: 'This calendar is too large for us to read. Choose a smaller one.',
  too_much: 'This calendar has more entries than we can read. Choose a smaller one.',
  not_a_calendar: 'This isn’t the address of a calendar. Most end in .ics.',
};

export const CALENDAR_ADDRESS_REQUIRED = 'Paste the calendar’s address';
export const CALENDAR_ADDRESS_NOT_VALID = 'Paste an address that starts with https:// or webcal://';
export const CALENDAR_HAS_PASSWORD = 'Leave out the user name and password';
export const CALENDAR_KNOWN_ALREADY = 'This calendar is in your list already';
export const CALENDAR_IS_OURS =
  'This is one of your Daybook addresses. Paste the address of your other calendar.';
export const CALENDAR_NOT_FOUND = 'We couldn’t find this calendar.';
export const CALENDAR_FEED_NOT_FOUND = 'We couldn’t find this calendar address.';
export const tooManyBusyCalendars = (max: number) => `A business can have up to ${max} calendars.`;
export const tooManyBusyCalendarsOfAccount = (max: number) =>
  `Your businesses can have up to ${max} calendars together.`;
