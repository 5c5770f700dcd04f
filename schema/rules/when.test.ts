import { expect, it } from 'vitest';
import { whenIn } from './when.ts';

const booking = {
  starts_at: '2026-11-24T19:30:00.000Z',
  ends_at: '2026-11-24T20:15:00.000Z',
} as const;

it('shows the times as they were booked while the business keeps its time zone', () => {
  expect(whenIn(booking, 'Europe/London')).toEqual({
    date: '2026-11-24',
    from: '19:30',
    to: '20:15',
    isPastMidnight: false,
    times: '19:30 to 20:15',
  });
});

it('shows them in the new time zone, next day included, once the business has moved', () => {
  expect(whenIn(booking, 'Asia/Kolkata')).toEqual({
    date: '2026-11-25',
    from: '01:00',
    to: '01:45',
    isPastMidnight: false,
    times: '01:00 to 01:45',
  });
});

it('says when it ends on the next day', () => {
  expect(whenIn(booking, 'Asia/Dubai')).toEqual({
    date: '2026-11-24',
    from: '23:30',
    to: '00:15',
    isPastMidnight: true,
    times: '23:30 to 00:15 the next day',
  });
});
