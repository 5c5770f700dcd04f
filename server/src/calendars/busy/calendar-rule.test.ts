/** Follows rules as the package rrule does. */

import { readFileSync } from 'node:fs';
import rrule from 'rrule';
import { expect, it } from 'vitest';
import { readBusyTimes } from './busy-times.ts';

const FROM = Date.parse('2026-12-01T00:00Z');
const TO = Date.parse('2027-12-01T00:00Z');
const OPTIONS = {
  timezone: 'Europe/London',
  from: FROM,
  to: TO,
  ownHost: 'book.example',
  url: 'https://calendar.example/secret.ics',
};
const STARTS = ['20261130', '20261202', '20240229', '20250131', '20200615', '20220101'];
const RULES = readFileSync(new URL('./shapes/rules.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n');

it.each(RULES)('%s', (rule) => {
  for (const date of STARTS) {
    const start = `DTSTART:${date}T090000Z`;
    const lines = ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', start, 'DURATION:PT1S', `RRULE:${rule}`];
    const { times, unread } = readBusyTimes([...lines, 'END:VEVENT', 'END:VCALENDAR'].join('\r\n'), OPTIONS);
    const expected = rrule
      .rrulestr(`${start}\nRRULE:${rule}`)
      .between(new Date(FROM), new Date(TO - 1), true);
    // The start of a series is one of its times, whether or not its rule says so (RFC 5545, 3.8.5.3).
    const first = Date.parse(`${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6)}T09:00Z`);
    const starts = new Set([...expected.map(Number), ...(first >= FROM ? [first] : [])]);
    const found = times.map(({ startsAt }) => startsAt);
    expect([date, found]).toEqual([date, [...starts].sort((one, other) => one - other)]);
    expect(unread).toBeNull();
  }
});
