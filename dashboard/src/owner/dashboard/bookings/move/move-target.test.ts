import { expect, it } from 'vitest';
import { booking } from '#owner/dashboard/calendar/example-contents.ts';
import { firstTarget, moveBodyOf } from './move-target.ts';

const own = booking(1, { person_id: 7 });
const { date } = firstTarget(own, 'Europe/London', null);

it('begins on the booking’s own day, without a time', () => {
  expect(firstTarget(own, 'Europe/London', null)).toEqual({ date: own.event_date, time: '' });
  expect(moveBodyOf({ date, time: '' })).toBeNull();
  expect(moveBodyOf({ date, time: '9' })).toBeNull();
});

it('begins where the booking was dragged, and includes a person only if it is another one', () => {
  const start = { date: '2026-11-26', time: '10:45' };
  expect(firstTarget(own, 'Europe/London', { ...start, personId: 7 })).toEqual(start);
  expect(firstTarget(own, 'Europe/London', { ...start, personId: 8 })).toEqual({ ...start, personId: 8 });
});

it('sends person and place only if they were chosen', () => {
  const body = { date: '2026-11-26', start_time: '10:45' };
  expect(moveBodyOf({ date: '2026-11-26', time: '10:45' })).toEqual(body);
  expect(moveBodyOf({ date: '2026-11-26', time: '10:45', personId: null, placeId: 3 })).toEqual({
    ...body,
    person_id: null,
    place_id: 3,
  });
});
