import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readBusyTimes } from '../busy-times.ts';

const OPTIONS = {
  timezone: 'Europe/London',
  from: Date.parse('2026-11-24T00:00Z'),
  to: Date.parse('2027-12-29T00:00Z'),
  ownHost: 'book.example',
  url: 'https://calendar.example/secret.ics',
};

function busyIn(name: string): string[] {
  const text = readFileSync(new URL(`./${name}.ics`, import.meta.url), 'utf8');
  const short = (instant: number) => new Date(instant).toISOString().slice(0, 16);
  return readBusyTimes(text, OPTIONS).times.map(
    ({ startsAt, endsAt }) => `${short(startsAt)} ${short(endsAt)}`,
  );
}

it('reads Google’s: a series with one day left out and one moved, whole days, and no booking of ours', () => {
  expect(busyIn('google')).toEqual([
    '2026-11-25T09:00 2026-11-25T09:30',
    '2026-12-02T11:00 2026-12-02T12:00',
    '2026-12-07T09:00 2026-12-07T09:30',
    '2026-12-09T09:00 2026-12-09T09:30',
    '2026-12-14T09:00 2026-12-14T09:30',
    '2026-12-24T00:00 2026-12-27T00:00',
  ]);
});

it('reads Apple’s: the last Friday of each month, two days, and a time of wherever its owner is', () => {
  const busy = busyIn('apple');
  expect(busy.slice(0, 4)).toEqual([
    '2026-11-27T17:00 2026-11-27T18:00',
    '2026-12-07T00:00 2026-12-09T00:00',
    '2026-12-09T19:00 2026-12-09T20:00',
    '2026-12-25T17:00 2026-12-25T18:00',
  ]);
  expect(busy).toContain('2027-07-30T16:00 2027-07-30T17:00');
});

it('reads Outlook’s: zones by their Windows names, described or not, and what is marked free', () => {
  expect(busyIn('outlook')).toEqual([
    '2026-11-25T17:00 2026-11-25T17:30',
    '2026-12-21T09:00 2026-12-21T10:00',
    '2027-01-04T09:00 2027-01-04T10:00',
    '2027-01-18T09:00 2027-01-18T10:00',
    '2027-02-01T09:00 2027-02-01T10:00',
    '2027-02-15T09:00 2027-02-15T10:00',
    '2027-03-01T09:00 2027-03-01T10:00',
    '2027-03-15T09:00 2027-03-15T10:00',
    '2027-03-29T08:00 2027-03-29T09:00',
  ]);
});
