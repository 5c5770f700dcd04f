import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dayHeading, groupsBy } from './GroupedList.tsx';

it('puts neighbours with the same key together', () => {
  const dates = ['2026-11-24', '2026-11-26', '2026-12-01'];
  expect(groupsBy(dates, (date) => date.slice(0, 7))).toEqual([
    { key: '2026-11', items: ['2026-11-24', '2026-11-26'] },
    { key: '2026-12', items: ['2026-12-01'] },
  ]);
});

it('loses nothing, keeps the order, and never has two groups with the same key in a row', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 9 })), (items) => {
      const groups = groupsBy(items, (item) => String(item % 3));
      expect(groups.flatMap((group) => group.items)).toEqual(items);
      groups.forEach(({ key }, at) => expect(key).not.toBe(groups[at - 1]?.key));
    }),
  );
});

it.each([
  ['2026-11-21', 'Today, Saturday 21 November'],
  ['2026-11-24', 'Tuesday 24 November'],
  ['2027-01-02', 'Saturday 2 January 2027'],
])('heads %s with %s on 21 November 2026', (date, heading) => {
  expect(dayHeading(date, '2026-11-21')).toBe(heading);
});
