import { addMonths, monthOf } from '@daybook/schema/rules/date';
import { NOTHING_CHOSEN, type DiaryChoice } from '@daybook/schema/rules/diary-choice';
import { isCarried, type OpenDiary } from '../diary/diary-state.ts';

/**
 * The next date after `after` with something free. When a month before it is not loaded yet, that month comes
 * first.
 */
export function nextChoice(state: OpenDiary, after: string): DiaryChoice | null {
  const { choice, diary } = state;
  const next = diary.dates.find(({ date, free_count }) => free_count !== 0 && date > after);
  const last = monthOf(next?.date ?? diary.last_date ?? '');
  for (let month = monthOf(after); month <= last; month = addMonths(month, 1)) {
    if (!isCarried(state, month)) return { ...choice, slotId: null, month };
  }
  return next ? { ...NOTHING_CHOSEN, date: next.date } : null;
}
