import { expect, it } from 'vitest';
import { appointmentTime } from './appointment-time.ts';

const booking = {
  event_date: '2026-11-24',
  start_time: '22:30',
  end_time: '23:15',
  starts_at: '2026-11-24T22:30:00.000Z',
  ends_at: '2026-11-24T23:15:00.000Z',
  timezone: 'Europe/London',
} as const;

it('shows the time in words, in the time zone of the business', () => {
  expect(appointmentTime(booking, 'Europe/London')).toEqual({
    date: 'Tuesday 24 November 2026',
    times: '22:30 to 23:15',
    zone: 'London time',
    onOwnClock: null,
  });
});

it('adds the reader’s own time when it differs', () => {
  expect(appointmentTime(booking, 'America/New_York').onOwnClock).toBe(
    '17:30 to 18:15 your time (New York time)',
  );
});

it('names the day when the reader’s date differs', () => {
  expect(appointmentTime(booking, 'Europe/Athens').onOwnClock).toBe(
    'Wednesday 25 November, 00:30 to 01:15 your time (Athens time)',
  );
});

it('adds nothing for another time zone with the same time', () => {
  expect(appointmentTime(booking, 'Europe/Lisbon').onOwnClock).toBeNull();
});

it('says that an end past midnight is on the next day, in either time zone', () => {
  const night = {
    ...booking,
    start_time: '19:00',
    end_time: '01:00',
    starts_at: '2026-11-24T19:00:00.000Z',
    ends_at: '2026-11-25T01:00:00.000Z',
  };
  expect(appointmentTime(night, 'Europe/Athens')).toMatchObject({
    times: '19:00 to 01:00 the next day',
    onOwnClock: '21:00 to 03:00 the next day your time (Athens time)',
  });
  expect(appointmentTime(night, 'America/New_York').onOwnClock).toBe(
    '14:00 to 20:00 your time (New York time)',
  );
});
