/** Reads calendars that would keep a process busy for ever, on their own thread. */

import { expect, it } from 'vitest';
import { readBusyTimes } from './busy-times.ts';
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

const rulesThatNeverMatch = (count: number) =>
  calendarOf(
    ...Array.from({ length: count }, (_, nth) => [
      'BEGIN:VEVENT',
      `UID:${nth}`,
      'DTSTART:20261124T090000Z',
      'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30',
      'END:VEVENT',
    ]).flat(),
  );

it('gives up on too much work, however long it may take, and holds up no one meanwhile', async () => {
  const read = createReadCalendar();
  let longestWait = 0;
  let last = performance.now();
  const timer = setInterval(() => {
    longestWait = Math.max(longestWait, performance.now() - last);
    last = performance.now();
  }, 5);
  await expect(read(rulesThatNeverMatch(20_000), OPTIONS)).rejects.toThrow('too_much');
  clearInterval(timer);
  // The tests' machine may be busy; without the bound, it would take a minute.
  expect(longestWait).toBeLessThan(1_500);
});

it('counts the work of rules that never match, of ended series, of zones and of changes', () => {
  const read = (...lines: string[]) => readBusyTimes(calendarOf(...lines), OPTIONS);
  expect(() => readBusyTimes(rulesThatNeverMatch(200), OPTIONS)).toThrow('too_much');
  const events = (count: number, ...lines: string[]) =>
    Array.from({ length: count }, () => ['BEGIN:VEVENT', ...lines, 'END:VEVENT']).flat();
  const ended = ['DTSTART:20240102T090000Z', 'RRULE:FREQ=WEEKLY;BYDAY=TU;INTERVAL=2;COUNT=10'];
  expect(read(...events(500, ...ended)).times).toEqual([]);
  const described = (nth: number) => [
    'BEGIN:VTIMEZONE',
    `TZID:Zone ${nth}`,
    'BEGIN:STANDARD',
    'DTSTART:16010101T020000',
    'TZOFFSETFROM:+0000',
    'TZOFFSETTO:+0100',
    'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
    'END:STANDARD',
    'END:VTIMEZONE',
    ...events(1, `DTSTART;TZID=Zone ${nth}:20261124T090000`, 'DURATION:PT1H'),
  ];
  const zones = (count: number) => Array.from({ length: count }, (_, nth) => described(nth)).flat();
  expect(read(...zones(20)).times).toHaveLength(1);
  expect(() => read(...zones(200))).toThrow('too_much');
  const changes = events(400, 'UID:1', 'DTSTART:20261124T090000Z', 'RECURRENCE-ID:20261124T090000Z');
  expect(() => read(...changes, ...events(400, 'UID:1', 'DTSTART:20261124T090000Z'))).toThrow('too_much');
});

it('gives up on a million events', async () => {
  const event = 'BEGIN:VEVENT\nUID:1\nDTSTART:20261124T0900';
  const events = Array.from({ length: 100_000 }, (_, at) => {
    const minute = String(at % 60).padStart(2, '0');
    return `${event}${minute}Z\nRRULE:FREQ=DAILY\nEND:VEVENT`;
  });
  await expect(createReadCalendar(10_000)(calendarOf(...events), OPTIONS)).rejects.toThrow('too_much');
});
