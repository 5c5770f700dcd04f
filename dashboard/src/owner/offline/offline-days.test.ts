import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { OFFLINE_DAYS_ITEM } from '@daybook/schema/words/kept-in-browser';
import { booking } from '../dashboard/calendar/example-contents.ts';
import {
  daysLeft,
  keepOfflineDays,
  OFFLINE_VISITS_MAX,
  offlineDaysOf,
  type OfflineDays,
  readOfflineDays,
} from './offline-days.ts';
import { asOf } from './offline-texts.ts';

const business: OfflineDays['business'] = { id: 7, business_name: 'Willow & Co', timezone: 'Europe/London' };
const NOW = Date.parse('2026-11-24T11:18:40.000Z');
const DAY = 86_400_000;

const at = (id: number, starts_at: string, more: Partial<ReturnType<typeof booking>> = {}) =>
  booking(id, { starts_at, ends_at: starts_at, ...more });
const daysOf = (...bookings: ReturnType<typeof booking>[]) =>
  offlineDaysOf({ business, bookings, late: [], seenAt: NOW });

const items = new Map<string, string>();
beforeEach(() => {
  items.clear();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, text: string) => items.set(name, text),
    removeItem: (name: string) => items.delete(name),
  });
});
afterEach(() => vi.unstubAllGlobals());

it('keeps today and tomorrow on the business’s clock, without what is cancelled', () => {
  const days = daysOf(
    at(1, '2026-11-23T23:59:00.000Z'),
    at(2, '2026-11-24T00:00:00.000Z'),
    at(3, '2026-11-24T15:00:00.000Z', { status: 'cancelled' }),
    at(4, '2026-11-25T23:59:00.000Z'),
    at(5, '2026-11-26T00:00:00.000Z'),
  );
  expect(days.visits.map(({ id }) => id)).toEqual([2, 4]);
  expect(days.dates).toEqual(['2026-11-24', '2026-11-25']);
  const inKolkata: typeof business = { ...business, timezone: 'Asia/Kolkata' };
  const late = offlineDaysOf({ business: inKolkata, bookings: [], late: [], seenAt: NOW + DAY / 2 });
  expect(late.dates).toEqual(['2026-11-25', '2026-11-26']);
});

it('keeps of a booking only what the day’s work needs', () => {
  const [visit] = daysOf(at(1, '2026-11-24T12:00:00.000Z', { note: 'Ring the bell' })).visits;
  expect(Object.keys(visit ?? {}).toSorted()).toEqual([
    'attendee_first_name',
    'attendee_last_name',
    'attendee_phone',
    'customer_address',
    'customer_alert',
    'customer_postcode',
    'did_not_come',
    'ends_at',
    'event_name',
    'expected_at',
    'id',
    'is_home_visit',
    'note',
    'person_name',
    'service_name',
    'starts_at',
  ]);
});

it('knows who is expected later', () => {
  const bookings = [at(1, '2026-11-24T12:00:00.000Z'), at(2, '2026-11-24T13:00:00.000Z')];
  const late = [{ booking_id: 2, expected_at: '2026-11-24T13:20:00.000Z' }];
  const { visits } = offlineDaysOf({ business, bookings, late, seenAt: NOW });
  expect(visits.map(({ expected_at }) => expected_at)).toEqual([null, '2026-11-24T13:20:00.000Z']);
});

it('keeps a bounded number of bookings, counts the rest, and stays far below what a browser gives', () => {
  const many = Array.from({ length: OFFLINE_VISITS_MAX + 12 }, (_, index) =>
    at(index, '2026-11-24T12:00:00.000Z', { attendee_phone: '07700 900123', note: 'n'.repeat(100) }),
  );
  const days = daysOf(...many);
  expect([days.visits.length, days.left_out]).toEqual([OFFLINE_VISITS_MAX, 12]);
  expect(JSON.stringify(days).length).toBeLessThan(200_000);
});

it('shows tomorrow as today a day later, and deletes everything once both days are over', () => {
  const days = daysOf(at(1, '2026-11-24T12:00:00.000Z'), at(2, '2026-11-25T12:00:00.000Z'));
  keepOfflineDays(JSON.stringify(days));
  expect(daysLeft(days, NOW).map(({ isToday, visits }) => [isToday, visits.length])).toEqual([
    [true, 1],
    [false, 1],
  ]);
  expect(readOfflineDays(NOW + DAY)).toEqual(days);
  expect(daysLeft(days, NOW + DAY).map(({ date, isToday }) => [date, isToday])).toEqual([
    ['2026-11-25', true],
  ]);
  expect(readOfflineDays(NOW + 2 * DAY)).toBeNull();
  expect([...items]).toEqual([]);
});

it.each(['{"format":0}', 'null', '{}', '{'])(
  'shows nothing for what it can’t read, and deletes it: %s',
  (text) => {
    items.set(OFFLINE_DAYS_ITEM, text);
    expect(readOfflineDays(NOW)).toBeNull();
    expect([...items]).toEqual([]);
  },
);

it('says when the last look was', () => {
  expect(asOf(daysOf(), NOW)).toBe('As of 11:18 today');
  expect(asOf(daysOf(), NOW + DAY)).toBe('As of 11:18 yesterday, Tuesday 24 November');
});
