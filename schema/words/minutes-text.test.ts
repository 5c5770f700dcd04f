import { expect, it } from 'vitest';
import { minutesText, shortMinutesText } from './minutes-text.ts';

it.each([
  [1, '1 minute', '1 min'],
  [45, '45 minutes', '45 min'],
  [60, '60 minutes', '60 min'],
  [90, '90 minutes', '90 min'],
  [120, '2 hours', '2 hours'],
  [150, '150 minutes', '150 min'],
  [1440, '24 hours', '24 hours'],
])('%i minutes are %j, or %j where there is little room', (minutes, text, short) => {
  expect(minutesText(minutes)).toBe(text);
  expect(shortMinutesText(minutes)).toBe(short);
});
