/**
 * What is chosen, what is loaded and what comes next: one pure function from state and action to state.
 * It fetches nothing and touches no page; run.ts does that, by looking at what changed.
 */
import type { BookedAnswer } from '@daybook/schema/contract/booking';
import type { Diary, EventSlots } from '@daybook/schema/contract/diary';
import type { Slot } from '@daybook/schema/contract/slot';
import {
  ATTENDEE_FIELDS,
  attendeeProblems,
  type AttendeeField,
  type AttendeeProblems,
} from '@daybook/schema/rules/attendee';
import { completeChoice } from '@daybook/schema/rules/complete-choice';
import { monthOf } from '@daybook/schema/rules/date';
import type { DiaryChoice, Prefill } from '@daybook/schema/rules/diary-choice';
import { emailSuggestion } from '@daybook/schema/rules/email-address';
import { LOADING_TIMES } from '@daybook/schema/words/diary';
import {
  CORRECT_EMAIL_FIRST,
  FILL_REQUIRED_FIELDS,
  SLOT_JUST_BOOKED,
  SLOT_NOT_FOUND,
} from '@daybook/schema/words/texts';
import { BANNER_ID, dateId, DAY_ID, fieldId, NEXT_ID } from './ids.ts';
import {
  chosenEvent,
  chosenSlot,
  newForm,
  NO_TIMES,
  openedDiary,
  shownTimes,
  slotsKey,
  stepOf,
  type BookingForm,
  type ClosedDiary,
  type DiaryState,
  type OpenDiary,
  type SlotsOf,
} from './state.ts';
import { countText } from './wording.ts';

export type Action =
  /** The diary arrived; `now` is milliseconds since 1970, `asked` and `prefill` are the host page's wishes. */
  | { type: 'opened'; diary: Diary; now: number; ownZone: string; asked: DiaryChoice; prefill: Prefill }
  | { type: 'closed'; phase: ClosedDiary['phase'] }
  /** The server's page came to life in a browser of that zone. */
  | { type: 'awoke'; ownZone: string }
  /** A newer copy of the open diary. */
  | { type: 'refreshed'; diary: Diary; now: number }
  /** A link or button that names a choice was pressed; or the page around wants it (history, attributes). */
  | { type: 'chose'; choice: DiaryChoice; by: 'person' | 'page' }
  /** The arrow keys moved to a date. */
  | { type: 'moved'; date: string }
  | { type: 'unfolded' }
  | { type: 'times-asked'; of: SlotsOf }
  | { type: 'times-came'; of: EventSlots }
  | { type: 'times-failed'; of: SlotsOf }
  /** What failed to load is asked for again. */
  | { type: 'retried' }
  | { type: 'prefilled'; prefill: Prefill }
  | { type: 'typed'; field: AttendeeField; value: string }
  | { type: 'left-email' }
  /** The suggested address was taken, or the typed one kept. */
  | { type: 'settled-email'; email: string }
  /** `website` is what stands in the field that people do not see. */
  | { type: 'submitted'; website: string }
  /** The booking did not come about. `isGone`: the slot can't be had any more; `slots` are the fresh ones. */
  | { type: 'refused'; text: string; problems: AttendeeProblems; isGone: boolean; slots: Slot[] | null }
  | { type: 'dismissed' }
  | { type: 'booked'; answer: BookedAnswer }
  /** The reference was copied; and a while after, no longer recently. */
  | { type: 'copied'; isRecent: boolean };

export type Send = (action: Action) => void;

export function nextState(state: DiaryState, action: Action): DiaryState {
  if (state.phase === 'open') {
    return withoutGoneSlot({ ...state, focus: null, ...changeOf(state, action) });
  }
  if (action.type === 'opened') return withoutGoneSlot(opened(action));
  if (action.type === 'closed') return { phase: action.phase };
  return action.type === 'retried' ? { phase: 'loading' } : state;
}

function opened({ diary, now, ownZone, asked, prefill }: Action & { type: 'opened' }): OpenDiary {
  const { opening } = diary;
  const choice = completeChoice(diary, asked);
  const open = openedDiary(diary, choice, opening, now, prefill);
  // The service whose slots came along is what the diary opens on, unless the host page wants another event.
  if (opening?.event_id === choice.eventId) choice.serviceId ??= opening?.service_id ?? null;
  return { ...open, isLive: true, ownZone };
}

/** What an open diary changes by an action. */
function changeOf(state: OpenDiary, action: Action): Partial<OpenDiary> {
  const { form, choice } = state;
  const formed = (change: Partial<BookingForm>) => ({ form: { ...form, ...change } });
  switch (action.type) {
    case 'awoke':
      return { isLive: true, ownZone: action.ownZone };
    case 'refreshed':
      return { diary: action.diary, now: action.now, choice: completeChoice(action.diary, choice) };
    case 'chose':
      return form.isSending ? {} : chosen(state, action);
    case 'moved':
      // The date may be in another month, or in a week that a narrow screen folds away.
      return {
        choice: completeChoice(state.diary, { ...choice, month: monthOf(action.date) }),
        cursor: action.date,
        isUnfolded: true,
        focus: dateId(action.date),
      };
    case 'unfolded':
      return { isUnfolded: !state.isUnfolded };
    case 'times-asked':
      return { times: { key: slotsKey(action.of), slots: null }, said: LOADING_TIMES };
    case 'times-came':
      return timesCame(state, action.of);
    case 'times-failed':
      return { times: { key: slotsKey(action.of), slots: null, hasFailed: true } };
    case 'retried':
      return { times: NO_TIMES };
    case 'prefilled':
      return formed({ fields: { ...form.fields, ...action.prefill } });
    case 'typed': {
      const { [action.field]: _mended, ...problems } = form.problems;
      return formed({ problems, fields: { ...form.fields, [action.field]: action.value } });
    }
    case 'left-email':
      return formed({ seenEmail: form.fields.attendee_email });
    case 'settled-email': {
      const fields = { ...form.fields, attendee_email: action.email };
      return {
        ...formed({ fields, keptEmail: action.email, banner: null }),
        focus: fieldId('attendee_email'),
      };
    }
    case 'submitted':
      return submitted(state, action.website);
    case 'refused':
      return refused(state, action);
    case 'dismissed':
      return formed({ banner: null });
    case 'booked':
      // Its slots are out of date now: run.ts asks for fresh ones.
      return {
        booked: action.answer,
        form: newForm(),
        times: NO_TIMES,
        choice: { ...choice, slotId: null },
        focus: DAY_ID,
      };
    case 'copied':
      return { hasCopied: action.isRecent };
    case 'opened':
    case 'closed':
      return {};
  }
}

function chosen(state: OpenDiary, { choice: asked, by }: Action & { type: 'chose' }): Partial<OpenDiary> {
  const choice = completeChoice(state.diary, asked);
  const isSameEvent = choice.eventId === state.choice.eventId;
  const isOnlyMonth = isSameEvent && choice.month !== state.choice.month;
  const next = isSameEvent && !state.booked ? NEXT_ID : DAY_ID;
  return {
    choice,
    cursor: null,
    booked: isOnlyMonth ? state.booked : null,
    isUnfolded: isSameEvent && state.isUnfolded,
    form: { ...state.form, banner: null },
    focus: isOnlyMonth || by === 'page' ? null : next,
  };
}

function timesCame(state: OpenDiary, of: EventSlots): Partial<OpenDiary> {
  const event = chosenEvent(state);
  return {
    times: { key: slotsKey(of), slots: of.slots },
    said: event && !state.booked ? countText(event, of.slots) : '',
  };
}

/** A chosen slot that is taken, or was never there, must be chosen again. */
function withoutGoneSlot(state: OpenDiary): OpenDiary {
  const { slots } = shownTimes(state);
  const { slotId } = state.choice;
  if (!slots || !slotId || chosenSlot(state)) return state;
  const banner = slots.some(({ id }) => id === slotId) ? SLOT_JUST_BOOKED : SLOT_NOT_FOUND;
  return {
    ...state,
    choice: { ...state.choice, slotId: null },
    form: { ...state.form, isSending: false, banner },
    focus: BANNER_ID,
  };
}

/** What was typed stays; a slot that is gone must be chosen again from fresh ones. */
function refused(state: OpenDiary, { text, problems, isGone, slots }: Action & { type: 'refused' }) {
  const form = { ...state.form, isSending: false, banner: text, problems };
  if (!isGone) return { form, focus: wrongField(form) ?? BANNER_ID };
  const times = slots ? { ...state.times, slots } : NO_TIMES;
  return { form, times, choice: { ...state.choice, slotId: null }, focus: BANNER_ID };
}

function submitted(state: OpenDiary, website: string): Partial<OpenDiary> {
  if (state.form.isSending || stepOf(state) !== 'details') return {};
  const { fields } = state.form;
  const problems = attendeeProblems(fields, chosenEvent(state)?.is_home_visit ?? false);
  const form = { ...state.form, website, problems, seenEmail: fields.attendee_email };
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

/** The address that was probably meant, until the person has taken it or kept their own. */
export function openSuggestion({ fields: { attendee_email }, keptEmail, seenEmail }: BookingForm) {
  return keptEmail === attendee_email || seenEmail !== attendee_email
    ? null
    : emailSuggestion(attendee_email);
}
