import type { Action } from '../diary/actions.ts';
import type { DiaryState, OpenDiary } from '../diary/diary-state.ts';
import { formChange } from './form-change.ts';
import { formOf } from './form-of.ts';
import { withoutGoneSlot } from './gone-slot.ts';

/** What an action changes for the booking. While one is sent, nothing else can be chosen. */
export function afterwards(before: DiaryState, action: Action, next: OpenDiary): OpenDiary {
  if (action.type === 'chose' && before.phase === 'open' && formOf(before).isSending) {
    return { ...before, focus: null };
  }
  return withoutGoneSlot({ ...next, ...formChange(next, action) });
}
