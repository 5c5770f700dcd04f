import {
  OFFER_HOLD_HOURS,
  OFFERS_QUIET_FROM,
  OFFERS_QUIET_UNTIL,
} from '@daybook/schema/figures/waiting-list';
import type { BankHolidayNation } from '@daybook/schema/words/business-texts';
import { counted } from '@daybook/schema/words/counted';
import { minutesText } from '@daybook/schema/words/minutes-text';

export const BOOKING_RULES = 'Booking rules';
export const BOOKING_RULES_HINT =
  'They apply to every date and service. Bookings you already have stay as they are.';
export const NOTICE_HINT =
  'Customers can’t book a time that starts sooner than this. Enter 0 to let them book right up to the start.';
export const DAYS_AHEAD_HINT =
  'Later dates are in your diary, but can’t be booked yet. Leave it empty for no limit.';
export const DAILY_LIMIT_HINT =
  'Once a person has this many bookings on a date, we stop offering that day. Leave it empty for no limit.';
export const BANK_HOLIDAYS_HINT =
  'Applies to dates from your weekly hours. A date you publish yourself can be booked on a bank holiday.';
export const CHANGE_NOTICE_HINT =
  'Enter 0 to let them change or cancel right up to the start. After that, the page shows your phone and email. Bookings you already have keep the rule they were made under.';
export const MAY_MOVE_HINT = 'When this is off, they can still cancel and book again.';
export const HOURS = 'hours';
export const HOURS_BEFORE = 'hours before';
export const DAYS = 'days';
export const BOOKINGS = 'bookings';

const NATIONS: Record<BankHolidayNation, string> = {
  'england-and-wales': 'England and Wales',
  scotland: 'Scotland',
  'northern-ireland': 'Northern Ireland',
};
const OPEN = 'Open on bank holidays';
export const BANK_HOLIDAY_CHOICES = [
  { value: '', label: OPEN },
  ...Object.entries(NATIONS).map(([value, name]) => ({ value, label: `Closed: ${name}` })),
];

/* Shown in Business Details */
export const noticeText = (hours: number) =>
  hours === 0 ? 'Until the start' : `${counted(hours, 'hour')} before the start`;
export const changeNoticeText = (hours: number) =>
  hours === 0 ? 'the start' : `${counted(hours, 'hour')} before the start`;
export const mayMoveText = (may: boolean) => (may ? 'Yes' : 'No, they cancel and book again');
export const daysAheadText = (days: number | null) =>
  days === null ? 'No limit' : days === 0 ? 'Today only' : counted(days, 'day');
export const dailyLimitText = (bookings: number | null) =>
  bookings === null ? 'No limit' : counted(bookings, 'booking');
export const bankHolidaysText = (nation: BankHolidayNation | null) =>
  nation === null ? OPEN : `Closed on bank holidays in ${NATIONS[nation]}`;

export const WAITING_LIST = 'Waiting list';
export const WAITING_LIST_HINT = `When a time becomes free, we offer it to the people who wait for it, one after another. We send no emails about it from ${OFFERS_QUIET_FROM}:00 to ${OFFERS_QUIET_UNTIL}:00.`;
export const HAS_WAITING_LIST = 'Let customers join the waiting list';
export const HAS_WAITING_LIST_HINT =
  'Where your diary has nothing free, customers can ask us to email them when a time is free.';
export const OFFER_MINUTES_HINT = `No one else can book it meanwhile. Within ${OFFER_HOLD_HOURS} hours of the start, no time is held.`;
export const MINUTES = 'minutes';

/* Shown in Business Details */
export const waitingListText = ({
  has_waiting_list: hasOne,
  offer_minutes: minutes,
}: {
  has_waiting_list: boolean;
  offer_minutes: number;
}) => (hasOne ? `On: a free time is held for ${minutesText(minutes)}` : 'Off');
