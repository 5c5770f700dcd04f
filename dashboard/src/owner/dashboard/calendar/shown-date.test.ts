import { expect, it } from 'vitest';
import { inView, readShownDate } from './shown-date.ts';

const TODAY = '2026-11-24';
const read = (query: string) => readShownDate(new URLSearchParams(query), TODAY);

it('opens at this month', () => {
  expect(read('')).toEqual({ view: 'month', date: TODAY });
});

it('opens where the address says', () => {
  expect(read('view=week&date=2027-02-28')).toEqual({ view: 'week', date: '2027-02-28' });
});

it.each(['view=year', 'date=2027-02-30', 'date=tomorrow', 'date=0001-01-01', 'date=9999-12-31'])(
  'opens at this month where the address says nothing known: %s',
  (query) => {
    expect(read(query)).toEqual({ view: 'month', date: TODAY });
  },
);

it('goes from this month to this week, and from another month to its first week', () => {
  expect(inView({ view: 'month', date: '2026-11-01' }, 'week', TODAY).date).toBe(TODAY);
  expect(inView({ view: 'month', date: '2026-12-01' }, 'week', TODAY).date).toBe('2026-12-01');
  expect(inView({ view: 'week', date: '2026-11-03' }, 'month', TODAY).date).toBe('2026-11-03');
});
