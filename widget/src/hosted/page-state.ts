import type { DiaryPage } from '@daybook/schema/contract/diary-page';
import { openedDiary, type OpenDiary } from '../diary/state.ts';

/** The state that the server rendered, and that the browser begins with: the same, or the page would flicker. */
export function pageState({ diary, choice, slots, now, form, booked }: DiaryPage): OpenDiary {
  const state = openedDiary(diary, choice, slots, now, form.fields);
  const { problems, banner } = form;
  return {
    ...state,
    booked,
    form: { ...state.form, problems, banner, seenEmail: form.fields.attendee_email },
  };
}
