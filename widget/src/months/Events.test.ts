import { describe, expect, it } from 'vitest';
import { NOTHING_CHOSEN } from '@daybook/schema/rules/diary-choice';
import { openedDiary } from '../diary/diary-state.ts';
import { NOW, SAMPLE, samplePage } from '../diary/sample-diary.ts';
import { nextChoice } from './Events.tsx';

describe('what comes after a date', () => {
  const open = (change: Partial<typeof SAMPLE>) =>
    openedDiary({ ...SAMPLE, ...change }, samplePage().choice, null, NOW, {});
  const free = { free_count: 2, slot_count: 2, is_nearly_full: false, is_over: false };

  it('is the next date with something free', () => {
    expect(nextChoice(open({}), '2026-11-30')).toEqual({ ...NOTHING_CHOSEN, date: '2027-01-04' });
    expect(nextChoice(open({}), '2027-01-04')).toBeNull();
  });

  it('is a month to load, when it may have an earlier date', () => {
    const far = open({
      dates: [...SAMPLE.dates, { date: '2027-05-03', ...free }],
      last_date: '2027-06-30',
    });
    expect(nextChoice(far, '2027-01-31')).toMatchObject({ month: '2027-02' });
    expect(nextChoice(open({ last_date: '2027-02-01' }), '2027-01-31')).toMatchObject({ month: '2027-02' });
  });

  it('is nothing in a diary without events', () => {
    expect(nextChoice(open({ dates: [], last_date: null }), '2026-11-31')).toBeNull();
  });
});
