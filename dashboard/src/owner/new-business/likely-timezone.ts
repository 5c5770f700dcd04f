import type { Business } from '@daybook/schema/contract/business';
import { DEFAULT_TIMEZONE, TIMEZONES } from '@daybook/schema/words/timezones';

/** That of the owner's business they looked at last, else the browser's own, if it can be chosen; otherwise London's. */
export function likelyTimezone(
  last: string | null,
  own: string = new Intl.DateTimeFormat().resolvedOptions().timeZone,
): Business['timezone'] {
  return listed(last ?? '') ?? listed(RENAMED[own] ?? own) ?? DEFAULT_TIMEZONE;
}

const listed = (name: string) => TIMEZONES.find(({ zone }) => zone === name)?.zone;

/** Old names that browsers still use for zones of the list. */
const RENAMED: Record<string, string> = {
  'Asia/Calcutta': 'Asia/Kolkata',
  'Etc/UTC': 'UTC',
  'Etc/GMT': 'UTC',
  GMT: 'UTC',
  'Europe/Belfast': 'Europe/London',
};
