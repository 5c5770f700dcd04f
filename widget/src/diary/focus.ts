/** Where the keyboard goes after a step, by the id of an element; null leaves it where it is. */
import { ATTENDEE_FIELDS } from '@daybook/schema/rules/attendee';
import { openSuggestion, type Action } from './flow.ts';
import { stepOf, type DiaryState, type OpenDiary } from './state.ts';

export const BANNER_ID = 'daybook-banner';
export const DAY_ID = 'daybook-day';
export const NEXT_ID = 'daybook-next';
export const dateId = (date: string) => `daybook-${date}`;
export const fieldId = (field: string) => `daybook-${field}`;

export function focusAfter(before: DiaryState, action: Action, after: DiaryState): string | null {
  if (before.phase !== 'open' || after.phase !== 'open') return null;
  switch (action.type) {
    case 'moved':
      return dateId(action.date);
    case 'chose':
      return action.by === 'person' ? focusAfterChoice(before, after) : null;
    case 'submitted':
      return after.form.isSending ? null : wrongField(after);
    case 'took-email':
    case 'kept-email':
      return fieldId('attendee_email');
    case 'refused':
      return wrongField(after) ?? BANNER_ID;
    case 'times-came':
      return after.form.banner && after.form.banner !== before.form.banner ? BANNER_ID : null;
    case 'booked':
    case 'began-again':
      return DAY_ID;
    default:
      return null;
  }
}

function focusAfterChoice(before: OpenDiary, after: OpenDiary): string | null {
  if (after.form.banner) return BANNER_ID;
  if (before.choice.month !== after.choice.month && before.choice.eventId === after.choice.eventId)
    return null;
  const isOtherDay = before.choice.eventId !== after.choice.eventId || stepOf(before) === 'booked';
  return isOtherDay ? DAY_ID : NEXT_ID;
}

function wrongField({ form }: OpenDiary): string | null {
  const wrong = ATTENDEE_FIELDS.find((field) => form.problems[field]);
  if (wrong) return fieldId(wrong);
  return openSuggestion(form) ? fieldId('attendee_email') : null;
}
