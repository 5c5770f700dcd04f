import { expect, it } from 'vitest';
import { zoneName } from './zone-name.ts';

it.each([
  ['Europe/London', 'London time'],
  ['Asia/Kolkata', 'Mumbai time'],
  ['America/Argentina/Buenos_Aires', 'Buenos Aires time'],
  ['UTC', 'UTC'],
])('calls %s %s', (zone, name) => {
  expect(zoneName(zone)).toBe(name);
});
