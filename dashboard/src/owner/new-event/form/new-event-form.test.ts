import { expect, it } from 'vitest';
import { lunchEndOf, serviceMinutesOf, TYPED } from './new-event-form.ts';

it.each([
  ['12:30', '13:30'],
  ['23:30', '23:59'],
  ['12:3', null],
  ['', null],
])('of a lunch from %j is %j', (start, end) => {
  expect(lunchEndOf(start)).toBe(end);
});

it('is the chosen length', () => {
  expect(serviceMinutesOf({ estimated_duration_minutes: '45', typed_minutes: '50' })).toBe(45);
});

it.each([
  ['50', 50],
  [' 50 min', 50],
  ['100 Minutes', 100],
  ['', 0],
  ['-20', 0],
  ['12.5', 0],
  ['1e3', 0],
  ['an hour', 0],
])('of the typed %j is %i', (typed_minutes, minutes) => {
  expect(serviceMinutesOf({ estimated_duration_minutes: TYPED, typed_minutes })).toBe(minutes);
});
