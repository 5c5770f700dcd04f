/** What an action changes in the form, and elsewhere because of the form. Pure, like next-state.ts. */
import { ATTENDEE_FIELDS, attendeeProblems } from '@daybook/schema/rules/attendee';
import { completeChoice } from '@daybook/schema/rules/complete-choice';
import { emailProblem } from '@daybook/schema/rules/email-address';
import { emailSuggestion } from '@daybook/schema/rules/email-typo';
import { CORRECT_EMAIL_FIRST, didYouMean, FILL_REQUIRED_FIELDS } from '@daybook/schema/words/texts';
import { chosenEvent, NO_TIMES, stepOf, type BookingForm, type OpenDiary } from '../diary/diary-state.ts';
import { BANNER_ID, DAY_ID, fieldId } from '../diary/ids.ts';
import type { Action } from '../diary/actions.ts';
import { formOf, newForm } from './form-of.ts';
import { withPrice } from './with-price.ts';

export function formChange(state: OpenDiary, action: Action): Partial<OpenDiary> {
  const form = formOf(state);
  const formed = (change: Partial<BookingForm>) => ({ form: { ...form, ...change } });
  // eslint-disable-next-line @typescript-eslint/switch-exhaustiveness-check
  switch (action.type) {
    case 'chose':
      return formed({ banner: null });
    case 'prefilled':
      return formed({ fields: { ...form.fields, ...action.prefill, ...form.typed } });
    case 'typed': {
      const { [action.field]: _mended, ...problems } = form.problems;
      const fields = { ...form.fields, [action.field]: action.value };
      const change = { problems, fields, typed: { ...form.typed, [action.field]: action.value } };
      // An address is not judged while it is typed.
      if (action.field === 'attendee_email') return { ...formed({ ...change, seenEmail: null }), said: '' };
      return formed(change);
    }
    case 'saw-email':
      return sawEmail(state);
    case 'settled-email': {
      const fields = { ...form.fields, attendee_email: action.email };
      const { attendee_email: _mended, ...others } = form.problems;
      // A problem of the typed address is not a problem of another address.
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
        focus: fieldId('attendee_email'),
      };
    }
    case 'dismissed':
      return formed({ banner: null });
    case 'submitted':
      return submitted(state, action.website);
    case 'refused':
      return refused(state, action);
    case 'booked':
      // The event's slots are out of date now: load-and-show.ts asks for fresh ones.
      return {
        booked: action.answer,
        form: newForm(),
        times: NO_TIMES,
        choice: { ...state.choice, slotId: null },
        // How many times were free is not what the confirmation ends with.
        said: '',
        focus: DAY_ID,
      };
    case 'refreshed':
      return {
        diary: action.diary,
        now: action.now,
        choice: completeChoice(action.diary, state.choice),
      };
    case 'copied':
      return { hasCopied: true };
    case 'copied-before':
      return { hasCopied: false };
    default:
      return {};
  }
}

/** Judges the address once its field is left. That it is missing is only said when the form is sent. */
function sawEmail(state: OpenDiary): Partial<OpenDiary> {
  const form = formOf(state);
  const { attendee_email } = form.fields;
  const problem = attendee_email.trim() && emailProblem(attendee_email);
  const problems = problem ? { ...form.problems, attendee_email: problem } : form.problems;
  const seen = { ...form, problems, seenEmail: attendee_email };
  const suggestion = openSuggestion(seen);
  const heard = [problem, suggestion && didYouMean(suggestion.domain)].filter(Boolean).join(' ');
  // The focus is already in the next field, so the announcement is all that a screen reader hears of this.
  return { form: seen, said: heard || state.said };
}

/** What was typed stays. When the slot is gone, the person must choose again, from fresh slots. */
function refused(
  state: OpenDiary,
  { text, problems, isGone, slots, price }: Action & { type: 'refused' },
): Partial<OpenDiary> {
  const form = { ...formOf(state), isSending: false, banner: text, problems };
  const diary = price === null ? state.diary : withPrice(state, price);
  if (!isGone) return { form, diary, focus: wrongField(form) ?? BANNER_ID };
  const times = slots ? { ...state.times, slots } : NO_TIMES;
  return { form, times, choice: { ...state.choice, slotId: null }, focus: BANNER_ID };
}

function submitted(state: OpenDiary, website: string): Partial<OpenDiary> {
  const { isSending, fields } = formOf(state);
  if (isSending || stepOf(state) !== 'details') return {};
  const problems = attendeeProblems(fields, chosenEvent(state)?.is_home_visit ?? false);
  const form = { ...formOf(state), website, problems, seenEmail: fields.attendee_email };
  const focus = wrongField(form);
  if (!focus) return { form: { ...form, banner: null, isSending: true } };
  const isOnlyEmail =
    fields.attendee_email.trim() && Object.keys(problems).every((field) => field === 'attendee_email');
  return { form: { ...form, banner: isOnlyEmail ? CORRECT_EMAIL_FIRST : FILL_REQUIRED_FIELDS }, focus };
}

function wrongField(form: BookingForm): string | null {
  const wrong = ATTENDEE_FIELDS.find(
    (field) => form.problems[field] ?? (field === 'attendee_email' && openSuggestion(form)),
  );
  return wrong ? fieldId(wrong) : null;
}

/** The address that the person probably meant, until they accept it or keep their own. */
export function openSuggestion({ fields: { attendee_email }, keptEmail, seenEmail }: BookingForm) {
  return keptEmail === attendee_email || seenEmail !== attendee_email
    ? null
    : emailSuggestion(attendee_email);
}
