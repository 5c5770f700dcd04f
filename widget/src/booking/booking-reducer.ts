/** What comes after the first free time changes the diary's state here: the form, the waiting list, more months. */

import { answerName, missingAnswers } from '@daybook/schema/rules/answers';
import { ATTENDEE_FIELDS, attendeeProblems } from '@daybook/schema/rules/attendee';
import { completeChoice } from '@daybook/schema/rules/complete-choice';
import { monthOf } from '@daybook/schema/rules/date';
import { emailProblem } from '@daybook/schema/rules/email-address';
import { emailSuggestion } from '@daybook/schema/rules/email-typo';
import {
  BOOK_SECOND_PLACE_QUESTION,
  CORRECT_EMAIL_FIRST,
  didYouMean,
  FILL_REQUIRED_FIELDS,
} from '@daybook/schema/words/booking-form-texts';
import type { Change, LaterAction, Refused } from '../diary/actions.ts';
import {
  BANNER_ID,
  chosenEvent,
  chosenSlot,
  dateId,
  DAY_ID,
  fieldId,
  fits,
  formOf,
  newForm,
  NEXT_ID,
  NO_TIMES,
  stepOf,
  type BookingForm,
  type OpenDiary,
  type Waiting,
} from '../diary/diary-state.ts';
import { askedIn } from './asked-in.ts';

/** Returns the change that an action makes. It comes with the form, and the diary's reducer applies it. */
export const changeBy =
  (action: LaterAction): Change =>
  (state) => ({ ...state, ...formChange(state, action) });

function formChange(state: OpenDiary, action: LaterAction): Partial<OpenDiary> {
  const form = formOf(state);
  const formed = (change: Partial<BookingForm>) => ({ form: { ...form, ...change } });
  switch (action.type) {
    case 'typed': {
      const { [action.field]: _mended, ...problems } = form.problems;
      const fields = { ...form.fields, [action.field]: action.value };
      const isMissing = Object.keys(problems).length > 0;
      const isSettled =
        form.banner === FILL_REQUIRED_FIELDS ? !isMissing : form.banner === BOOK_SECOND_PLACE_QUESTION;
      const banner = isSettled ? null : form.banner;
      const change = { problems, banner, fields, typed: { ...form.typed, [action.field]: action.value } };
      // Don't check an address while it is typed.
      if (action.field === 'attendee_email') return { ...formed({ ...change, seenEmail: null }), said: '' };
      return formed(change);
    }
    case 'places':
      return formed({ places: action.places, banner: null });
    case 'saw-email':
      return sawEmail(state);
    case 'settled-email': {
      const fields = { ...form.fields, attendee_email: action.email };
      const { attendee_email: _mended, ...others } = form.problems;
      // Another address doesn't have the typed address's problem.
      const problems = action.email === form.fields.attendee_email ? form.problems : others;
      return {
        ...formed({
          fields,
          typed: { ...form.typed, attendee_email: action.email },
          problems,
          keptEmail: action.email,
          banner: null,
        }),
        said: '',
        focus: { id: fieldId('attendee_email') },
      };
    }
    case 'waited':
      return waited(state, action.waiting);
    case 'moved':
      // The date may be in another month, or in a week that a narrow screen hides.
      return {
        choice: completeChoice(state.diary, { ...state.choice, month: monthOf(action.date) }),
        cursor: action.date,
        isUnfolded: true,
        focus: { id: dateId(action.date) },
        failedMonth: null,
      };
    case 'dismissed':
      // The clicked button goes with the banner.
      return { ...formed({ banner: null }), focus: { id: NEXT_ID } };
    case 'submitted':
      return submitted(state, action.website);
    case 'refused':
      return refused(state, action);
    case 'booked': {
      const choice = { ...state.choice, slotId: null };
      // The event's slots are now out of date, so use-diary.ts loads fresh ones.
      return {
        booked: action.answer,
        placesBooked:
          chosenEvent(state)?.event_type === 'day_event' || chosenSlot(state)?.places_left
            ? [...(state.placesBooked ?? []), placeOf(state)]
            : state.placesBooked,
        form: newForm(),
        times: NO_TIMES,
        choice,
        // The number of free times must not be announced after the confirmation.
        said: '',
        focus: { id: DAY_ID },
        address: { as: 'replace', choice },
      };
    }
  }
}

/** Opens the waiting list's form. The address of a service's day doesn't name the event's own service. */
function waited(state: OpenDiary, waiting: Waiting): Partial<OpenDiary> {
  const { at, isSent } = waiting;
  const isForService = at.catalogueId !== null && fits(state.diary, at);
  return {
    waiting: isForService ? { at: completeChoice(state.diary, at), isSent } : waiting,
    form: isSent ? newForm() : { ...formOf(state), banner: null },
    said: '',
    focus: { id: DAY_ID },
    address: { as: 'push', choice: at, isWaiting: true },
  };
}

/** Checks the address once its field loses focus. A missing one is only reported when the form is sent. */
function sawEmail(state: OpenDiary): Partial<OpenDiary> {
  const form = formOf(state);
  const { attendee_email } = form.fields;
  const problem = attendee_email.trim() && emailProblem(attendee_email);
  const problems = problem ? { ...form.problems, attendee_email: problem } : form.problems;
  const seen = { ...form, problems, seenEmail: attendee_email };
  const suggestion = openSuggestion(seen);
  const heard = [problem, suggestion && didYouMean(suggestion.domain)].filter(Boolean).join(' ');
  // The focus is already in the next field, so screen readers hear only this announcement.
  return { form: seen, said: heard || state.said };
}

/** Keeps what was typed. If the slot is gone, the person must choose from fresh slots. */
function refused(state: OpenDiary, { text, problems, isGone, slots }: Refused): Partial<OpenDiary> {
  const was = formOf(state);
  const website = was.website ? null : was.website;
  const form = { ...was, isSending: false, banner: text, problems, website };
  if (!isGone) return { form, focus: { id: wrongField({ ...state, form }) ?? BANNER_ID } };
  const { venueId } = state.choice;
  // A move is answered with the times of every place: those of another must not pass for the chosen one's.
  const here = slots?.filter(({ venue_id }) => venueId === null || (venue_id ?? venueId) === venueId);
  const times = here ? { ...state.times, slots: here } : NO_TIMES;
  const choice = { ...state.choice, slotId: null };
  return { form, times, choice, said: '', focus: { id: BANNER_ID }, address: { as: 'replace', choice } };
}

function submitted(state: OpenDiary, website: string | null): Partial<OpenDiary> {
  const was = formOf(state);
  const { fields } = was;
  if (was.isSending || stepOf(state) !== 'details') return {};
  // Somebody who waits gives no address, and books nothing yet.
  const event = state.waiting ? undefined : chosenEvent(state);
  const problems: BookingForm['problems'] = {
    ...attendeeProblems(fields, event?.is_home_visit ?? false),
    ...(event && missingAnswers(askedIn(state), fields)),
  };
  const form = { ...was, website, problems, seenEmail: fields.attendee_email };
  const wrong = wrongField({ ...state, form });
  const isAsked = was.banner === BOOK_SECOND_PLACE_QUESTION;
  if (event && !wrong && !isAsked && state.placesBooked?.includes(placeOf(state)))
    return { form: { ...form, banner: BOOK_SECOND_PLACE_QUESTION }, focus: { id: BANNER_ID } };
  if (!wrong) return { form: { ...form, banner: null, isSending: true } };
  const isOnlyEmail =
    fields.attendee_email.trim() && Object.keys(problems).every((field) => field === 'attendee_email');
  const banner = isOnlyEmail ? CORRECT_EMAIL_FIRST : FILL_REQUIRED_FIELDS;
  return { form: { ...form, banner }, focus: { id: wrong } };
}

/** Names a class or day event, and the person on the form. */
const placeOf = (state: OpenDiary): string => {
  const {
    attendee_first_name: first,
    attendee_last_name: last,
    attendee_email: email,
  } = formOf(state).fields;
  return [
    state.choice.eventId,
    chosenSlot(state)?.starts_at,
    ...[first, last, email].map((typed) => typed.trim().toLowerCase()),
  ].join('\n');
};

function wrongField(state: OpenDiary): string | null {
  const form = formOf(state);
  // The dates are the waiting list's.
  const wrong = [...ATTENDEE_FIELDS, ...askedIn(state).map(answerName), 'from_date', 'to_date'].find(
    (field) => form.problems[field] ?? (field === 'attendee_email' && openSuggestion(form)),
  );
  return wrong ? fieldId(wrong) : null;
}

/** Returns the suggested address until the person accepts it or keeps their own. */
export function openSuggestion({ fields: { attendee_email }, keptEmail, seenEmail }: BookingForm) {
  return keptEmail === attendee_email || seenEmail !== attendee_email
    ? null
    : emailSuggestion(attendee_email);
}
