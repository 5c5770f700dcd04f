/** Today's and tomorrow's bookings on this device, to be read without a connection. */

import type { Business } from '@daybook/schema/contract/business';
import type { OwnerBooking } from '@daybook/schema/contract/owner-booking';
import { MINUTE } from '@daybook/schema/figures/periods';
import { todayIn } from '@daybook/schema/rules/calendar-day';
import { addDays } from '@daybook/schema/rules/date';
import { whenIn } from '@daybook/schema/rules/when';
import { OFFLINE_DAYS_ITEM } from '@daybook/schema/words/kept-in-browser';
import { inStorage } from '#session/on-device.ts';

/** Two days of ten people with ten visits each: some 100 KB. */
export const OFFLINE_VISITS_MAX = 200;

const FORMAT = 1;

/** What the days' work needs of a booking. An email address, a price or a reference isn't. */
const FIELDS = [
  'id',
  'starts_at',
  'ends_at',
  'attendee_first_name',
  'attendee_last_name',
  'attendee_phone',
  'customer_alert',
  'note',
  'event_name',
  'service_name',
  'person_name',
  'is_home_visit',
  'customer_address',
  'customer_postcode',
  'did_not_come',
] as const satisfies readonly (keyof OwnerBooking)[];

export type OfflineVisit = Pick<OwnerBooking, (typeof FIELDS)[number]> & {
  /** The delayed start; null if there is no delay. */
  expected_at: string | null;
};

export interface OfflineDays {
  format: typeof FORMAT;
  business: Pick<Business, 'id' | 'business_name' | 'timezone'>;
  /** The last look, to the minute: milliseconds since 1970. */
  seen_at: number;
  /** YYYY-MM-DD, the business's: today and tomorrow at the last look. */
  dates: readonly string[];
  visits: readonly OfflineVisit[];
  /** Those beyond the most that are kept. */
  left_out: number;
}

interface Seen {
  business: OfflineDays['business'];
  bookings: readonly OwnerBooking[];
  late: readonly { booking_id: number; expected_at: string }[];
  seenAt: number;
}

/** Returns what is kept of the bookings, which begin with today's. */
export function offlineDaysOf({ business, bookings, late, seenAt }: Seen): OfflineDays {
  const { id, business_name, timezone } = business;
  const dates = twoDates(timezone, seenAt);
  const expected = new Map(late.map((one) => [one.booking_id, one.expected_at]));
  const visits = bookings.filter(
    (booking) => booking.status !== 'cancelled' && dates.includes(whenIn(booking, timezone).date),
  );
  return {
    format: FORMAT,
    business: { id, business_name, timezone },
    seen_at: Math.floor(seenAt / MINUTE) * MINUTE,
    dates,
    visits: visits.slice(0, OFFLINE_VISITS_MAX).map((booking) => ({
      ...neededOf(booking),
      expected_at: expected.get(booking.id) ?? null,
    })),
    left_out: Math.max(0, visits.length - OFFLINE_VISITS_MAX),
  };
}

/** Returns today's date and tomorrow's in the time zone. */
export function twoDates(timezone: string, now: number): [string, string] {
  const today = todayIn(timezone, now);
  return [today, addDays(today, 1)];
}

function neededOf(booking: OwnerBooking): Pick<OwnerBooking, (typeof FIELDS)[number]>;
function neededOf(booking: OwnerBooking): object {
  return Object.fromEntries(FIELDS.map((field) => [field, booking[field]]));
}

export interface OfflineDay {
  date: string;
  isToday: boolean;
  visits: readonly OfflineVisit[];
}

/** Returns the days that aren't over yet; none once the last look is older than yesterday. */
export function daysLeft({ business, dates, visits }: OfflineDays, now: number): OfflineDay[] {
  const [today, tomorrow] = twoDates(business.timezone, now);
  return dates
    .filter((date) => date === today || date === tomorrow)
    .map((date) => ({
      date,
      isToday: date === today,
      visits: visits.filter((visit) => whenIn(visit, business.timezone).date === date),
    }));
}

/** Replaces what this device keeps, which is of one business only. `days` are OfflineDays as JSON. */
export function keepOfflineDays(days: string): void {
  inStorage((storage) => storage.setItem(OFFLINE_DAYS_ITEM, days));
}

/** Returns what this device keeps; null, and deletes it, once its days are over. */
export function readOfflineDays(now: number): OfflineDays | null {
  const days = inStorage((storage) => parsed(storage.getItem(OFFLINE_DAYS_ITEM)));
  if (days?.format === FORMAT && daysLeft(days, now).length > 0) return days;
  forgetOfflineDays();
  return null;
}

export function forgetOfflineDays(): void {
  inStorage((storage) => storage.removeItem(OFFLINE_DAYS_ITEM));
}

function parsed(text: string | null): OfflineDays | null;
function parsed(text: string | null): unknown {
  const kept: unknown = text === null ? null : JSON.parse(text);
  return kept;
}
