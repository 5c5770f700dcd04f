import type { BookingRules } from '@daybook/schema/contract/business';
import type { ExplainedTime } from '@daybook/schema/contract/explanation';
import { counted, numberText } from '@daybook/schema/words/counted';

/** The title while the times load, and when some can be booked. */
export const WHAT_TAKES_TIMES = 'Why times are unavailable';
export const WHY_NO_TIME = 'Why is no time offered?';
export const EXPLANATION_LOADING = 'Loading times…';
export const EXPLANATION_FAILED = 'We couldn’t load the times.';
export const NO_TIMES = 'This event has no times';
export const NO_TIMES_EXPLAINED = 'Its hours are too short for a time slot, or for this service.';
export const NOT_TAKING_BOOKINGS =
  'Customers can’t book anything at the moment, because this business isn’t active.';
export const SERVICE = 'Service';
export const PLACE = 'Venue';
export const PERSON = 'Person';
export const ANY_PLACE = 'Any venue';
export const ANYONE = 'Anyone';
export const FREE = 'Customers can book this';
export const TIMES_LIST = 'Times of this event';

export const freeOf = (free: number, all: number) =>
  all === 1
    ? `The only time ${free === 0 ? 'can’t' : 'can'} be booked.`
    : `${free === 0 ? 'None' : numberText(free)} of ${counted(all, 'time')} can be booked.`;
/** For a service, whose times overlap. */
export const startsBetween = (first: string, last: string) =>
  first === last ? `Start at ${first}` : `Starts from ${first} to ${last}`;
export const timesBetween = (start: string, end: string) => `${start} to ${end}`;

type Reason = ExplainedTime['reasons'][number];
type Limits = Pick<BookingRules, 'minimum_notice_hours' | 'maximum_days_ahead' | 'daily_limit_per_person'>;

/** 'Ann is booked', 'time off (Dentist)' */
export function reasonText({ why, name, note }: Reason, limits: Limits): string {
  const noted = note === null ? '' : ` (${note})`;
  switch (why) {
    case 'past':
      return 'in the past';
    case 'notice':
      return `too late: bookings close ${counted(limits.minimum_notice_hours, 'hour')} before the start`;
    case 'too_far_ahead':
      return `not open yet: customers can book up to ${counted(limits.maximum_days_ahead ?? 0, 'day')} ahead`;
    case 'booked':
      return name === null ? 'booked' : `${name} is booked`;
    case 'time_off':
      return `${name === null ? 'time off' : `time off for ${name}`}${noted}`;
    case 'bank_holiday':
      return `bank holiday${noted}`;
    case 'busy':
      return name === null ? 'busy in your calendar' : `busy in the calendar for ${name}`;
    case 'running_late':
      return name === null ? 'you’re running late' : `${name} is running late`;
    case 'daily_limit':
      return `${name ?? 'everyone'} has ${counted(limits.daily_limit_per_person ?? 0, 'booking')}, your daily limit`;
    case 'lunch':
      return name === null ? 'lunch' : `lunch for ${name}`;
    case 'last_appointment':
      return 'after the last appointment';
    case 'outside_hours':
      return `${name ?? 'no one'} doesn’t work then`;
    case 'clock_change':
      return 'the clocks change';
    case 'not_offered':
      return 'no one chosen here offers this service';
    case 'owner_only':
      return `customers can’t book ${name ?? 'them'} online`;
    case 'nobody':
      return 'no one at this event can be booked';
    case 'no_place':
      return 'all venues of this event are archived';
    case 'closed':
      return 'this date takes no more bookings';
  }
}
