import type { DiaryPage } from '@daybook/schema/contract/diary-page';
import { newForm } from '../diary/flow.ts';
import { slotsKey, type OpenDiary } from '../diary/state.ts';

/** The state that the server rendered, and that the browser begins with: the same, or the page would flicker. */
export function pageState({ diary, choice, slots, now, form, booked }: DiaryPage): OpenDiary {
  return {
    phase: 'open',
    diary,
    choice,
    now,
    isLive: false,
    ownZone: null,
    cursor: null,
    isUnfolded: false,
    times: slots
      ? { status: 'ready', key: slotsKey(slots), slots: slots.slots }
      : { status: 'loading', key: null, slots: [] },
    form: {
      ...newForm(form.fields),
      problems: form.problems,
      banner: form.banner,
      seenEmail: form.fields.attendee_email,
    },
    booked,
    said: '',
  };
}
