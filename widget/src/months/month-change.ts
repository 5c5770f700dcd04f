/** What the arrow keys, and months that are loaded later, change in a diary. Pure, like next-state.ts. */
import { completeChoice } from '@daybook/schema/rules/complete-choice';
import { monthOf, monthTitle } from '@daybook/schema/rules/date';
import { withMonth } from '@daybook/schema/rules/diary-months';
import type { Action } from '../diary/actions.ts';
import type { OpenDiary } from '../diary/diary-state.ts';
import { dateId } from '../diary/ids.ts';
import { loadingMonth } from './month-texts.ts';

export function monthChange(state: OpenDiary, action: Action): Partial<OpenDiary> {
  // eslint-disable-next-line @typescript-eslint/switch-exhaustiveness-check
  switch (action.type) {
    case 'moved':
      // The date may be in another month, or in a week that a narrow screen folds away.
      return {
        choice: completeChoice(state.diary, { ...state.choice, month: monthOf(action.date) }),
        cursor: action.date,
        isUnfolded: true,
        focus: dateId(action.date),
        failedMonth: null,
      };
    case 'month-asked':
      return { said: loadingMonth(monthTitle(action.month)) };
    case 'month-came':
      return { diary: withMonth(state.diary, action.of), said: '' };
    case 'month-failed':
      return { failedMonth: action.month, said: '' };
    case 'chose':
    case 'retried':
      return { failedMonth: null };
    default:
      return {};
  }
}
