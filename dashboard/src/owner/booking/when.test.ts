import { expect, it } from 'vitest';
import { whenIn } from './when.ts';

const booking = {
  event_date: '2026-11-24',
  start_time: '19:30',
  end_time: '20:15',
  starts_at: '2026-11-24T19:30:00.000Z',
  ends_at: '2026-11-24T20:15:00.000Z',
  timezone: 'Europe/London',
} as const;

it('shows the times as they were booked while the business stays in its zone', () => {
  expect(whenIn(booking, 'Europe/London')).toEqual({ date: '2026-11-24', from: '19:30', to: '20:15' });
});

it('shows them on the new clock, next day included, once the business has moved', () => {
  expect(whenIn(booking, 'Asia/Kolkata')).toEqual({ date: '2026-11-25', from: '01:00', to: '01:45' });
});
