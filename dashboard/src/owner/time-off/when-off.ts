/** When time off is, in words. */
import type { TimeOff } from '@daybook/schema/contract/time-off';
import { longDate } from '@daybook/schema/rules/date';
import { hoursText } from '@daybook/schema/words/time-span';
import { EVERY_YEAR_SHORT } from './time-off-texts.ts';

type When = Pick<TimeOff, 'starts_on' | 'ends_on' | 'start_time' | 'end_time' | 'every_year'>;

/** Returns 'Thursday 24 December 2026 to Saturday 26 December 2026, 12:00 to 17:00, every year'. */
export function whenOff({ starts_on, ends_on, every_year, ...hours }: When): string {
  const days = starts_on === ends_on ? longDate(starts_on) : `${longDate(starts_on)} to ${longDate(ends_on)}`;
  return [days, hoursOff(hours), every_year ? EVERY_YEAR_SHORT : ''].filter(Boolean).join(', ');
}

/** Returns '12:00 to 17:00', or '' for whole days. */
function hoursOff({ start_time, end_time }: Pick<TimeOff, 'start_time' | 'end_time'>): string {
  return start_time === null || end_time === null ? '' : hoursText({ start_time, end_time });
}
