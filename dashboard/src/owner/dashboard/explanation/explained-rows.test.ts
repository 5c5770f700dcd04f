import { expect, it } from 'vitest';
import type { ExplainedTime } from '@daybook/schema/contract/explanation';
import { rowsOf } from './explained-rows.ts';
import { reasonText } from './explanation-texts.ts';

const time = (
  start_time: string,
  end_time: string,
  reasons: ExplainedTime['reasons'] = [],
): ExplainedTime => ({
  start_time,
  end_time,
  reasons,
});
const booked = [{ why: 'booked' as const, name: 'Ann', note: null }];
const day = [
  time('09:00', '09:45', booked),
  time('09:50', '10:35', booked),
  time('10:40', '11:25'),
  time('11:30', '12:15', booked),
];

it('joins neighbouring times that have the same reasons, and no others', () => {
  expect(rowsOf(day, false)).toEqual([
    { label: '09:00 to 10:35', reasons: booked },
    { label: '10:40 to 11:25', reasons: [] },
    { label: '11:30 to 12:15', reasons: booked },
  ]);
});

it('labels the times of a service by start, because they overlap', () => {
  expect(rowsOf(day, true).map(({ label }) => label)).toEqual([
    'Starts from 09:00 to 09:50',
    'Start at 10:40',
    'Start at 11:30',
  ]);
});

it('says whom each reason is about, with the owner’s note', () => {
  const limits = { minimum_notice_hours: 1, maximum_days_ahead: 90, daily_limit_per_person: 6 };
  const said = (
    why: ExplainedTime['reasons'][number]['why'],
    name: string | null,
    note: string | null = null,
  ) => reasonText({ why, name, note }, limits);
  expect(said('booked', 'Ann')).toBe('Ann is booked');
  expect(said('time_off', null, 'Holiday')).toBe('time off (Holiday)');
  expect(said('notice', null)).toBe('too late: bookings close 1 hour before the start');
  expect(said('daily_limit', 'Ann')).toBe('Ann has 6 bookings, your daily limit');
});
