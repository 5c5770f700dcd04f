import { expect, it } from 'vitest';
import { greetingAt } from './dashboard-texts.ts';

it.each([
  [0, 'Good morning'],
  [11, 'Good morning'],
  [12, 'Good afternoon'],
  [17, 'Good afternoon'],
  [18, 'Good evening'],
  [23, 'Good evening'],
])('greets at %i o’clock with %s', (hour, greeting) => {
  expect(greetingAt(hour)).toBe(greeting);
});
