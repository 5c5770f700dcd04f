import { expect, it } from 'vitest';
import { lastWeeks } from './weeks.ts';

it('begins each week on Monday at midnight in the United Kingdom, whatever the season', () => {
  // Sunday, half past midnight in London: the clocks went back a week before.
  const weeks = lastWeeks(3, Date.parse('2026-11-01T00:30:00Z'));
  expect(weeks).toEqual([
    {
      monday: '2026-10-12',
      from: Date.parse('2026-10-11T23:00:00Z'),
      to: Date.parse('2026-10-18T23:00:00Z'),
    },
    {
      monday: '2026-10-19',
      from: Date.parse('2026-10-18T23:00:00Z'),
      to: Date.parse('2026-10-26T00:00:00Z'),
    },
    {
      monday: '2026-10-26',
      from: Date.parse('2026-10-26T00:00:00Z'),
      to: Date.parse('2026-11-02T00:00:00Z'),
    },
  ]);
});
