import type { Business } from '@daybook/schema/contract/business';
import { DEFAULT_TIMEZONE, TIMEZONES } from '@daybook/schema/words/timezones';

/** The browser's own timezone if it can be chosen, otherwise London's. */
export function browserTimezone(
  own: string = new Intl.DateTimeFormat().resolvedOptions().timeZone,
): Business['timezone'] {
  const known = RENAMED[own] ?? own;
  return TIMEZONES.find(({ zone }) => zone === known)?.zone ?? DEFAULT_TIMEZONE;
}

/** Old names that browsers still use for zones of the list. */
const RENAMED: Record<string, string> = {
  'Asia/Calcutta': 'Asia/Kolkata',
  'Etc/UTC': 'UTC',
  'Etc/GMT': 'UTC',
  GMT: 'UTC',
  'Europe/Belfast': 'Europe/London',
};
