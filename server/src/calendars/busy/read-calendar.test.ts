/** Reads calendars that would keep a process busy for ever, on their own thread. */

import { expect, it } from 'vitest';
import { createReadCalendar } from './read-calendar.ts';

const OPTIONS = {
  timezone: 'Europe/London',
  from: Date.parse('2026-11-23T00:00Z'),
  to: Date.parse('2027-12-28T00:00Z'),
  ownHost: 'book.example',
  url: 'https://calendar.example/secret.ics',
};
const calendarOf = (...lines: string[]) => ['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR'].join('\r\n');
const series = (rule: string) =>
  calendarOf(
    'BEGIN:VEVENT',
    'UID:1',
    'DTSTART:20261124T090000Z',
    'DURATION:PT1H',
    `RRULE:${rule}`,
    'END:VEVENT',
  );

it('answers with the busy times', async () => {
  const read = createReadCalendar();
  const [first] = (await read(series('FREQ=DAILY;COUNT=2'), OPTIONS)).times;
  expect(first).toEqual({
    startsAt: Date.parse('2026-11-24T09:00Z'),
    endsAt: Date.parse('2026-11-24T10:00Z'),
  });
});

it('says why there are none', async () => {
  await expect(createReadCalendar()('<html>', OPTIONS)).rejects.toThrow('not_a_calendar');
});

it.each([
  'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30',
  'FREQ=WEEKLY;BYDAY=MO;BYMONTH=2;INTERVAL=1000000',
  'FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30',
  'FREQ=HOURLY;INTERVAL=24;BYHOUR=10',
])('reads a rule that never matches at once: %s', async (rule) => {
  const { times } = await createReadCalendar(2_000)(series(rule), OPTIONS);
  expect(times).toHaveLength(1);
});

it('gives up on what takes too long, and holds up no one meanwhile', async () => {
  const read = createReadCalendar(300);
  let longestWait = 0;
  let last = performance.now();
  const timer = setInterval(() => {
    longestWait = Math.max(longestWait, performance.now() - last);
    last = performance.now();
  }, 5);
  const never = (nth: number) =>
    `BEGIN:VEVENT\r\nUID:${nth}\r\nDTSTART:20261124T090000Z\r\nRRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30\r\nEND:VEVENT`;
  const text = calendarOf(...Array.from({ length: 20_000 }, (_, nth) => never(nth)));
  await expect(read(text, OPTIONS)).rejects.toThrow('too_much');
  clearInterval(timer);
  // The tests' machine may be busy; without the limit, it would take a minute.
  expect(longestWait).toBeLessThan(1_500);
});

it('gives up on a million events', async () => {
  const event = 'BEGIN:VEVENT\nUID:1\nDTSTART:20261124T0900';
  const events = Array.from({ length: 100_000 }, (_, at) => {
    const minute = String(at % 60).padStart(2, '0');
    return `${event}${minute}Z\nRRULE:FREQ=DAILY\nEND:VEVENT`;
  });
  await expect(createReadCalendar(10_000)(calendarOf(...events), OPTIONS)).rejects.toThrow('too_much');
});
