/**
 * What is chosen, what is loaded and what comes next: one pure function from state and action to state.
 * It fetches nothing and touches no page; run.ts does that, by looking at what changed.
 */
import type { BookedAnswer } from '@daybook/schema/contract/booking';
import type { Diary, EventSlots } from '@daybook/schema/contract/diary';
import type { Slot } from '@daybook/schema/contract/slot';
import { attendeeProblems, type AttendeeField, type AttendeeProblems } from '@daybook/schema/rules/attendee';
import { completeChoice } from '@daybook/schema/rules/complete-choice';
import { dayTitle, monthOf } from '@daybook/schema/rules/date';
import { NOTHING_CHOSEN, type DiaryChoice, type Prefill } from '@daybook/schema/rules/diary-choice';
import { emailSuggestion } from '@daybook/schema/rules/email-address';
import { LOADING_TIMES } from '@daybook/schema/words/diary';
import {
  CORRECT_EMAIL_FIRST,
  FILL_REQUIRED_FIELDS,
  SLOT_JUST_BOOKED,
  SLOT_NOT_FOUND,
} from '@daybook/schema/words/texts';
import {
  chosenEvent,
  chosenSlot,
  EMPTY_FIELDS,
  slotsKey,
  stepOf,
  wantedSlots,
  type BookingForm,
  type ClosedDiary,
  type DiaryState,
  type OpenDiary,
  type Times,
} from './state.ts';
import { countText } from './wording.ts';

export type Action =
  /** The diary arrived; `now` is milliseconds since 1970. */
  | { type: 'opened'; diary: Diary; now: number; ownZone: string }
  /** A newer copy of the diary that is already open: its counts. */
  | { type: 'refreshed'; diary: Diary; now: number }
  | { type: 'closed'; phase: 'not-found' | 'not-available' | 'failed' }
  | { type: 'retried' }
  /** The server's page came to life in a browser of that zone. */
  | { type: 'awoke'; ownZone: string }
  /** A link or button that names a choice was pressed; or the page around wants it (history, attributes). */
  | { type: 'chose'; choice: DiaryChoice; by: 'person' | 'page' }
  /** The arrow keys moved to a date. */
  | { type: 'moved'; date: string }
  | { type: 'unfolded' }
  | { type: 'times-asked'; key: string }
  | { type: 'times-came'; of: EventSlots }
  | { type: 'times-failed'; key: string }
  | { type: 'prefilled'; prefill: Prefill }
  | { type: 'typed'; field: AttendeeField; value: string }
  | { type: 'left-email' }
  | { type: 'kept-email' }
  | { type: 'took-email'; email: string }
  /** `website` is what stands in the field that people do not see. */
  | { type: 'submitted'; website: string }
  /** The booking did not come about. `isGone`: the slot can't be had any more; `slots` are the fresh ones. */
  | { type: 'refused'; text: string; problems: AttendeeProblems; isGone: boolean; slots: Slot[] | null }
  | { type: 'booked'; answer: BookedAnswer }
  | { type: 'dismissed' }
  | { type: 'began-again' };

export type Send = (action: Action) => void;

export function loadingDiary(slug: string, asked: DiaryChoice, prefill: Prefill): ClosedDiary {
  return { phase: 'loading', slug, asked, prefill };
}

export function nextState(state: DiaryState, action: Action): DiaryState {
  return state.phase === 'open' ? nextOpen(state, action) : nextClosed(state, action);
}

function nextClosed(state: ClosedDiary, action: Action): DiaryState {
  switch (action.type) {
    case 'opened':
      return openDiary(state, action.diary, action.now, action.ownZone);
    case 'closed':
      return { ...state, phase: action.phase };
    case 'retried':
      return { ...state, phase: 'loading' };
    case 'chose':
      return { ...state, asked: action.choice };
    case 'prefilled':
      return { ...state, prefill: action.prefill };
    default:
      return state;
  }
}

function openDiary(state: ClosedDiary, diary: Diary, now: number, ownZone: string): OpenDiary {
  const { opening } = diary;
  const asked = { ...state.asked };
  // The service whose slots came along is what the diary opens on, unless another event was asked for.
  if (opening && (asked.eventId ?? opening.event_id) === opening.event_id)
    asked.serviceId ??= opening.service_id;
  const open: OpenDiary = {
    phase: 'open',
    diary,
    now,
    ownZone,
    isLive: true,
    choice: completeChoice(diary, asked),
    cursor: null,
    isUnfolded: false,
    times: NO_TIMES,
    form: newForm(state.prefill),
    booked: null,
    said: '',
  };
  const wanted = wantedSlots(open);
  return opening && wanted && slotsKey(wanted) === slotsKey(opening) ? withTimes(open, opening) : open;
}

export function newForm(prefill: Prefill): BookingForm {
  return {
    fields: { ...EMPTY_FIELDS, ...prefill },
    problems: {},
    banner: null,
    seenEmail: null,
    keptEmail: null,
    website: '',
    isSending: false,
  };
}

function nextOpen(state: OpenDiary, action: Action): OpenDiary {
  const { form } = state;
  switch (action.type) {
    case 'awoke':
      return { ...state, isLive: true, ownZone: action.ownZone };
    case 'refreshed':
      return refreshed(state, action.diary, action.now);
    case 'chose':
      return form.isSending ? state : chosen(state, action.choice);
    case 'moved': {
      const choice = completeChoice(state.diary, { ...state.choice, month: monthOf(action.date) });
      // The date may be in a week that a narrow screen folds away.
      return { ...state, choice, cursor: action.date, isUnfolded: true };
    }
    case 'unfolded':
      return { ...state, isUnfolded: !state.isUnfolded };
    case 'times-asked':
      return { ...state, times: { ...NO_TIMES, key: action.key }, said: LOADING_TIMES };
    case 'times-came':
      return isWanted(state, slotsKey(action.of)) ? withTimes(state, action.of) : state;
    case 'times-failed':
      return isWanted(state, action.key)
        ? { ...state, times: { status: 'failed', key: action.key, slots: [] } }
        : state;
    case 'booked':
      return {
        ...state,
        booked: action.answer,
        form: newForm({}),
        choice: { ...state.choice, slotId: null },
        said: '',
      };
    case 'began-again':
      return {
        ...state,
        booked: null,
        choice: completeChoice(state.diary, { ...NOTHING_CHOSEN, date: state.choice.date }),
      };
    case 'retried':
      return { ...state, times: NO_TIMES };
    case 'refused':
      return refused(state, action);
    default:
      return { ...state, form: nextForm(state, action) };
  }
}

const NO_TIMES: Times = { status: 'loading', key: null, slots: [] };

const isWanted = (state: OpenDiary, key: string): boolean => {
  const wanted = wantedSlots(state);
  return wanted !== null && slotsKey(wanted) === key;
};

/** A change of event, venue or service leaves the slots behind; run.ts sees that and asks for others. */
function chosen(state: OpenDiary, asked: DiaryChoice): OpenDiary {
  const choice = completeChoice(state.diary, asked);
  const isOnlyMonth = choice.month !== state.choice.month && isSamePlace(choice, state.choice);
  const next: OpenDiary = {
    ...state,
    choice,
    cursor: null,
    booked: isOnlyMonth ? state.booked : null,
    isUnfolded: state.isUnfolded && choice.date === state.choice.date,
    form: { ...state.form, banner: null },
  };
  const wanted = wantedSlots(next);
  if (wanted && slotsKey(wanted) === state.times.key) return withoutGoneSlot(next);
  return { ...next, times: NO_TIMES, said: '' };
}

const isSamePlace = (a: DiaryChoice, b: DiaryChoice) =>
  a.eventId === b.eventId && a.venueId === b.venueId && a.serviceId === b.serviceId && a.slotId === b.slotId;

function withTimes(state: OpenDiary, of: EventSlots): OpenDiary {
  const event = chosenEvent(state);
  const isHeard = event && !state.booked;
  return withoutGoneSlot({
    ...state,
    times: { status: 'ready', key: slotsKey(of), slots: of.slots },
    said: isHeard ? `${countText(event, of.slots)}, ${dayTitle(event.event_date)}` : '',
  });
}

/** A chosen slot that is taken, or was never there, must be chosen again. */
function withoutGoneSlot(state: OpenDiary): OpenDiary {
  const { times, choice } = state;
  if (times.status !== 'ready' || choice.slotId === null || chosenSlot(state)) return state;
  const isTaken = times.slots.some(({ id }) => id === choice.slotId);
  return {
    ...state,
    choice: { ...choice, slotId: null },
    form: { ...state.form, isSending: false, banner: isTaken ? SLOT_JUST_BOOKED : SLOT_NOT_FOUND },
  };
}

/** Newer counts. What was chosen stays as far as it still exists; the confirmation stays in any case. */
function refreshed(state: OpenDiary, diary: Diary, now: number): OpenDiary {
  const next = { ...state, diary, now, choice: completeChoice(diary, state.choice) };
  return isWanted(next, state.times.key ?? '')
    ? next
    : { ...chosen(next, next.choice), booked: state.booked };
}

/** A slot that is gone must be chosen again from fresh ones; what was typed stays. */
function refused(
  state: OpenDiary,
  { text, problems, isGone, slots }: Action & { type: 'refused' },
): OpenDiary {
  const next = { ...state, form: { ...state.form, isSending: false, banner: text, problems } };
  if (!isGone) return next;
  const times = slots ? { ...state.times, slots } : NO_TIMES;
  return { ...next, times, choice: { ...state.choice, slotId: null } };
}

function nextForm(state: OpenDiary, action: Action): BookingForm {
  const { form } = state;
  switch (action.type) {
    case 'prefilled':
      return { ...form, fields: { ...form.fields, ...action.prefill } };
    case 'typed': {
      const { [action.field]: _mended, ...problems } = form.problems;
      return { ...form, problems, fields: { ...form.fields, [action.field]: action.value } };
    }
    case 'left-email':
      return { ...form, seenEmail: form.fields.attendee_email };
    case 'kept-email':
      return { ...form, keptEmail: form.fields.attendee_email, banner: null };
    case 'took-email':
      return { ...form, fields: { ...form.fields, attendee_email: action.email }, banner: null };
    case 'submitted':
      return submitted(state, { ...form, website: action.website });
    case 'dismissed':
      return { ...form, banner: null };
    default:
      return form;
  }
}

function submitted(state: OpenDiary, form: BookingForm): BookingForm {
  if (form.isSending || stepOf(state) !== 'details') return form;
  const checked = { ...form, seenEmail: form.fields.attendee_email };
  const problems = attendeeProblems(form.fields, chosenEvent(state)?.is_home_visit ?? false);
  const wrong = Object.keys(problems);
  if (wrong.length) {
    const isOnlyEmail = wrong.join() === 'attendee_email' && form.fields.attendee_email.trim() !== '';
    return { ...checked, problems, banner: isOnlyEmail ? CORRECT_EMAIL_FIRST : FILL_REQUIRED_FIELDS };
  }
  if (openSuggestion(checked)) return { ...checked, problems, banner: CORRECT_EMAIL_FIRST };
  return { ...checked, problems, banner: null, isSending: true };
}

/** The address that was probably meant, until the person has taken it or kept their own. */
export function openSuggestion(form: BookingForm) {
  const { attendee_email } = form.fields;
  if (form.keptEmail === attendee_email || form.seenEmail !== attendee_email) return null;
  return emailSuggestion(attendee_email);
}
