import { expect, it } from 'vitest';
import { byDayPart } from './day-part.ts';

it('groups times into the parts of the day, each from its first minute on, without empty ones', () => {
  const times = ['00:00', '11:59', '12:00', '16:59', '17:00', '23:59'];
  expect(byDayPart(times, (time) => time)).toEqual([
    { name: 'Morning', times: ['00:00', '11:59'] },
    { name: 'Afternoon', times: ['12:00', '16:59'] },
    { name: 'Evening', times: ['17:00', '23:59'] },
  ]);
  expect(byDayPart(['18:00'], (time) => time).map(({ name }) => name)).toEqual(['Evening']);
});
