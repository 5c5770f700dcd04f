import { expect, it } from 'vitest';
import { TIMEZONES } from '../words/timezones.ts';
import { zoneName, zoneNameAt } from './zone-name.ts';

it.each([
  ['Europe/London', 'London time'],
  ['Asia/Kolkata', 'Mumbai time'],
  ['Asia/Calcutta', 'Mumbai time'],
  ['America/Argentina/Buenos_Aires', 'Buenos Aires time'],
  ['UTC', 'UTC'],
])('calls %s %s', (zone, name) => {
  expect(zoneName(zone)).toBe(name);
});

it.each([
  ['Europe/London', '2026-11-24T10:30Z', 'London time (GMT)'],
  ['Europe/London', '2026-07-24T10:30Z', 'London time (BST)'],
  ['America/New_York', '2026-11-24T10:30Z', 'New York time (GMT-5)'],
  ['Asia/Kolkata', '2026-11-24T10:30Z', 'Mumbai time (GMT+5:30)'],
  ['UTC', '2026-11-24T10:30Z', 'UTC'],
])('names %s on that day (%s)', (zone, instant, name) => {
  expect(zoneNameAt(zone, Date.parse(instant))).toBe(name);
});

it.each(TIMEZONES)('calls $zone as the owners’ list does', ({ zone, city }) => {
  expect(zoneName(zone)).toBe(city === 'UTC' ? city : `${city} time`);
});
