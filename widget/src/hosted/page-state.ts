import type { DiaryPage } from '@daybook/schema/contract/diary-page';
import { formOf, openedDiary, type OpenDiary } from '../diary/diary-state.ts';

/** The element that the server renders into and the browser hydrates. */
export const PAGE_ID = 'daybook-page-body';

/** The script element with the page's data as JSON (contract/diary-page.ts). */
export const DATA_ID = 'daybook-page';

/** Returns the state that the server rendered. The browser starts with the same, to avoid flicker. */
export function pageState({ diary, choice, slots, now, booked, waiting, ...page }: DiaryPage): OpenDiary {
  const form = waiting?.form ?? page.form;
  const { attendee_first_name, attendee_last_name, attendee_email, attendee_phone } = form.fields;
  const contact = { attendee_first_name, attendee_last_name, attendee_email, attendee_phone };
  const shown = booked ? { ...choice, date: booked.booking.event_date } : choice;
  const state = openedDiary(diary, shown, slots, now, { ...page.form.fields, ...contact });
  const { attendee_email: _question, ...problems } = form.problems;
  // A question about the address is not a problem: it appears below the field. The waiting list's form asks in a
  // problem's place, because its button has another name.
  const isDoubt = !waiting && form.keptEmail === attendee_email;
  const filled = formOf(state);
  return {
    ...state,
    booked,
    waiting: waiting && { at: waiting.at, isSent: waiting.isSent },
    form: {
      ...filled,
      fields: { ...filled.fields, ...page.form.answers },
      places: page.form.places,
      problems: isDoubt ? problems : form.problems,
      banner: form.banner,
      website: form.banner === null ? '' : null,
      seenEmail: waiting ? null : attendee_email,
      keptEmail: waiting && form.keptEmail,
    },
  };
}
