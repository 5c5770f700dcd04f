import { expect, it } from 'vitest';
import type { CheckedVisit } from '@daybook/schema/contract/series';
import { chosenVisits, visitRows } from './series-rows.ts';

const visit = (date: string, given: Partial<CheckedVisit> = {}): CheckedVisit => ({
  date,
  start_time: '16:00',
  end_time: '17:00',
  person_name: 'Ruth',
  conflicts: [],
  can_overlap: false,
  nearest: null,
  ...given,
});
const nearest = { date: '2026-12-09', start_time: '16:00', end_time: '17:00', person_name: 'Ruth' };
const taken = visit('2026-12-08', { conflicts: ['Ruth is off'], can_overlap: true, nearest });
const all = [visit('2026-12-01'), taken, visit('2026-12-15', { end_time: null, conflicts: ['Closed'] })];
const TUESDAY_8 = '2026-12-08 16:00';

it('books what is free, and skips what isn’t until the owner chooses', () => {
  const rows = visitRows(all, {});
  expect(rows.map(({ answer }) => answer)).toEqual(['book', 'skip', 'skip']);
  expect(rows.map(({ choices }) => choices)).toEqual([[], ['nearest', 'skip', 'anyway'], ['skip']]);
  expect(chosenVisits(rows).map(({ date }) => date)).toEqual(['2026-12-01']);
});

it('books the nearest free time, or despite exactly the conflicts that were seen', () => {
  const chosen = (answer: 'nearest' | 'anyway') => chosenVisits(visitRows(all, { [TUESDAY_8]: answer }))[1];
  expect(chosen('nearest')).toMatchObject({ date: '2026-12-09', start_time: '16:00', allow_overlap: false });
  expect(chosen('anyway')).toMatchObject({ date: '2026-12-08', seen_conflicts: ['Ruth is off'] });
});

it('marks what has changed since the list was sent, and drops a choice that is gone', () => {
  const lost = { ...taken, can_overlap: false, conflicts: ['All places are taken'] };
  const rows = visitRows(all, { [TUESDAY_8]: 'anyway' }, [lost], all);
  expect(rows.map(({ isChanged }) => isChanged)).toEqual([false, true, false]);
  expect(rows[1]?.answer).toBe('skip');
});
