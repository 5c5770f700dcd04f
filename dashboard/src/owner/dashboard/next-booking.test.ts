import { expect, it } from 'vitest';
import { nextBookingText } from './next-booking.ts';

const ada = {
  attendee_first_name: 'Ada',
  attendee_last_name: 'Lovelace',
  event_name: 'Cut and colour with Ruth',
  service_name: 'Cut and blow-dry',
  status: 'confirmed',
  event_date: '2026-11-24',
  start_time: '10:30',
  end_time: '11:15',
  starts_at: '2026-11-24T10:30:00.000Z',
  ends_at: '2026-11-24T11:15:00.000Z',
  timezone: 'Europe/London',
} as const;
const grace = {
  ...ada,
  attendee_first_name: 'Grace',
  attendee_last_name: 'Okafor',
  service_name: null,
  event_date: '2027-01-04',
  starts_at: '2027-01-04T13:00:00.000Z',
  ends_at: '2027-01-04T14:30:00.000Z',
  start_time: '13:00',
  end_time: '14:30',
} as const;

const textAt = (now: string, bookings: Parameters<typeof nextBookingText>[0] = [ada, grace]) =>
  nextBookingText(bookings, 'Europe/London', Date.parse(now));

it('says who comes next, when, and for what', () => {
  expect(textAt('2026-11-24T08:00:00Z')).toBe('Next: Ada Lovelace at 10:30 today · Cut and blow-dry');
  expect(textAt('2026-11-23T23:30:00Z')).toBe('Next: Ada Lovelace at 10:30 tomorrow · Cut and blow-dry');
  expect(textAt('2026-11-21T08:00:00Z')).toBe(
    'Next: Ada Lovelace at 10:30 on Tuesday 24 November · Cut and blow-dry',
  );
});

it('names the booking after one that has begun, with the year if it is another', () => {
  expect(textAt('2026-11-24T10:30:00Z')).toBe(
    'Next: Grace Okafor at 13:00 on Monday 4 January 2027 · Cut and colour with Ruth',
  );
});

it('skips a cancelled booking', () => {
  expect(textAt('2026-11-21T08:00:00Z', [{ ...ada, status: 'cancelled' }, grace])).toContain('Grace Okafor');
});

it('says nothing if nobody is coming', () => {
  expect(textAt('2028-01-01T00:00:00Z')).toBe('');
  expect(textAt('2026-11-21T08:00:00Z', [])).toBe('');
});

it("shows day and time on the business's clock", () => {
  expect(nextBookingText([ada], 'Pacific/Kiritimati', Date.parse('2026-11-24T08:00:00Z'))).toContain(
    'at 00:30 tomorrow',
  );
});
