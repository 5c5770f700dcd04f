/** The diary's counted and composed texts. Fixed ones are in diary-texts.ts. */

import type { Diary, DiaryService } from '@daybook/schema/contract/diary';
import type { PublicEvent } from '@daybook/schema/contract/event';
import type { Service } from '@daybook/schema/contract/service';
import type { Slot } from '@daybook/schema/contract/slot';
import { MINUTE } from '@daybook/schema/figures/periods';
import { dayAndMonth, daysText, dayTitle, weekdayName } from '@daybook/schema/rules/date';
import { priceText } from '@daybook/schema/rules/money';
import { localTimeIn } from '@daybook/schema/rules/zone-name';
import { counted } from '@daybook/schema/words/counted';
import { DIARY_LOAD_FAILED, DIARY_NOT_AVAILABLE, DIARY_NOT_FOUND } from '@daybook/schema/words/diary-texts';
import { shortMinutesText } from '@daybook/schema/words/minutes-text';
import type { OpenDiary } from './diary-state.ts';
import { CLOSED, closedFor, FULL, NO_TIMES_LEFT } from './diary-texts.ts';

export const CLOSED_TEXTS = {
  'not-found': DIARY_NOT_FOUND,
  'not-available': DIARY_NOT_AVAILABLE,
  failed: DIARY_LOAD_FAILED,
};

interface Counted {
  /** Null means no limit. */
  free_count: number | null;
  /** 0 when nothing is offered. */
  slot_count?: number | null;
  taken_count?: number;
  is_over?: boolean;
}

/** Returns '9 free times', '1 place left', 'Full', 'Over' or 'No times', for screen readers. */
export function freeText(
  { free_count: free, slot_count, taken_count, is_over }: Counted,
  isPlaces = false,
): string {
  if (free === null) return 'Open';
  if (free === 0 && is_over) return 'Over';
  // When nobody has booked, the business's rules close it: too late, or not open yet.
  if (free === 0) return slot_count === 0 || taken_count === 0 ? 'No times' : FULL;
  return isPlaces ? `${counted(free, 'place')} left` : counted(free, 'free time');
}

/** Returns how many of an event's slots are free, with its day. */
export function countText({ event_type, event_date }: PublicEvent, slots: readonly Slot[]): string {
  if (!slots.length) return NO_TIMES_LEFT;
  const free = slots.filter((slot) => !slot.is_booked);
  const isDayEvent = event_type === 'day_event' && free[0];
  const free_count = isDayEvent ? isDayEvent.places_left : free.length;
  return `${freeText({ free_count }, !!isDayEvent)}, ${dayTitle(event_date)}`;
}

/** Returns 'Closed 24 December to 1 January' or 'Closed: Boxing Day'; undefined when something is offered anyway. */
export function closedOn({ dates, bank_holidays, closures }: Diary, date: string): string | undefined {
  const day = dates.find((one) => one.date === date);
  const off = closures.find(({ from_date, to_date }) => from_date <= date && date <= to_date);
  if (off && !(day && day.free_count !== 0)) return closedDays(off);
  const holiday = bank_holidays.find((one) => one.date === date);
  return holiday && !(day && day.slot_count !== 0) ? closedFor(holiday.name) : undefined;
}

export const closedDays = ({ from_date: from, to_date: to }: Diary['closures'][number]) =>
  `${CLOSED} ${from === to ? 'on ' : ''}${daysText(from, to)}`;

/** Returns '9 free', '2 left', 'Full' or 'Over', for the narrow column of a list. */
export const shortCount = (event: PublicEvent) =>
  event.free_count
    ? `${event.free_count} ${event.event_type === 'day_event' ? 'left' : 'free'}`
    : freeText(event);

/** Returns the minutes of every slot; null when they differ. */
export function commonMinutes(slots: readonly Slot[]): number | null {
  const lengths = new Set(slots.map((slot) => Date.parse(slot.ends_at) - Date.parse(slot.starts_at)));
  const [length = 0] = lengths;
  return lengths.size === 1 ? length / MINUTE : null;
}

/** Returns 'Free today from 14:30' or 'Free from 3 December'. */
export const freeFrom = ({ first_free: first }: DiaryService, today: string) =>
  first &&
  `Free ${first.date === today ? `today from ${first.start_time}` : `from ${dayAndMonth(first.date)}`}`;

/** Returns the parts that exist: 'Front room, 14 Bridge Street'. */
export const listed = (...parts: (string | false | null | undefined)[]) => parts.filter(Boolean).join(', ');

/** Returns '45 min · £38.00' or '2 hours · £74.50'. */
export const lengthAndPrice = (service: Priced) =>
  `${lengthOf(service)}\u00a0· ${priceText(service.service_price)}`;

type Priced = Pick<Service, 'estimated_duration_minutes' | 'service_price'>;

export const lengthOf = ({ estimated_duration_minutes: minutes }: Omit<Priced, 'service_price'>) =>
  shortMinutesText(minutes).replace(' ', '\u00a0');

/**
 * Returns '04:30' in the visitor's time zone for an instant (ISO 8601), 'Wed 01:30' when the date differs,
 * and '' when the time is the same as the business's.
 */
export function ownTime(
  { ownZone, diary }: Pick<OpenDiary, 'ownZone' | 'diary'>,
  { starts_at }: Pick<Slot, 'starts_at'>,
): string {
  const { timezone } = diary.business;
  if (!ownZone || ownZone === timezone) return '';
  const instant = Date.parse(starts_at);
  const theirs = localTimeIn(timezone, instant);
  const own = localTimeIn(ownZone, instant);
  if (own === theirs) return '';
  const date = own.slice(0, 10);
  return (theirs.startsWith(date) ? '' : `${weekdayName(date).slice(0, 3)} `) + own.slice(11, 16);
}
