import { expect, it } from 'vitest';
import { CLOCK_TIME, clockTimeOf, minutesOf, twelveHourTime } from './clock-time.ts';

it('every minute of a day has its time, which reads back as it', () => {
  for (let minutes = 0; minutes < 1440; minutes += 1) {
    expect(clockTimeOf(minutes)).toMatch(CLOCK_TIME);
    expect(minutesOf(clockTimeOf(minutes))).toBe(minutes);
  }
});

it.each(['24:00', '29:30', '9:30', '09:60', '09:3', '09:300', '109:30', '09.30', '0a:00', '09:0a', ''])(
  '%j is no time',
  (text) => {
    expect(CLOCK_TIME.test(text)).toBe(false);
  },
);

it.each([
  ['00:05', '12:05 AM'],
  ['11:59', '11:59 AM'],
  ['12:00', '12:00 PM'],
  ['13:05', '1:05 PM'],
])('%s is %s on a clock of twelve hours', (time, text) => {
  expect(twelveHourTime(time)).toBe(text);
});
