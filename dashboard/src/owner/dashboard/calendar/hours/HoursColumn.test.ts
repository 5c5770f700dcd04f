import { expect, it } from 'vitest';
import { openState } from './HoursColumn.tsx';

const times = { free_count: 2, passed_count: 0, slot_count: 4, is_over: false };

it.each([
  ['has free times', times, 'Available'],
  ['has no limit', { ...times, free_count: null, slot_count: null }, 'Available'],
  ['is fully booked', { ...times, free_count: 0 }, 'Fully booked'],
  ['has begun, with times that nobody took', { ...times, free_count: 0, passed_count: 1 }, 'No times left'],
  ['is closed by the notice', { ...times, free_count: 0, passed_count: 4 }, 'Closed by your booking rules'],
  ['is over', { ...times, free_count: 0, passed_count: 4, is_over: true }, 'No times left'],
  ['offers nothing', { ...times, free_count: 0, slot_count: 0 }, ''],
])('an event that %s', (_, event, text) => {
  expect(openState(event, false)).toBe(text);
});

it('says nothing about a day that is past', () => {
  expect(openState(times, true)).toBe('');
});
