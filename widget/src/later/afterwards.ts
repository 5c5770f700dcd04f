import { formChange } from '../booking/form-change.ts';
import { formOf } from '../booking/form-of.ts';
import { withoutGoneSlot } from '../booking/gone-slot.ts';
import type { Later } from '../diary/view.ts';
import { monthChange } from '../months/month-change.ts';

/** While a booking is being sent, nothing else can be chosen. */
export const afterwards: Later['afterwards'] = (before, action, next) => {
  if (action.type === 'chose' && before.phase === 'open' && formOf(before).isSending) {
    return { ...before, focus: null };
  }
  return withoutGoneSlot({ ...next, ...monthChange(next, action), ...formChange(next, action) });
};
