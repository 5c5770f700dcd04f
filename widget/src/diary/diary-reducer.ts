/**
 * Decides what is chosen, loaded and next, as one pure function from state and action to state. It makes no
 * calls and touches no page: use-diary.ts does that.
 */

import type { Diary, EventSlots } from '@daybook/schema/contract/diary';
import { completeChoice } from '@daybook/schema/rules/complete-choice';
import { CHOOSE, withoutDate, type DiaryChoice } from '@daybook/schema/rules/diary-choice';
import { SLOT_JUST_BOOKED, SLOT_NOT_FOUND } from '@daybook/schema/words/slot-texts';
import { cursorOf } from '../months/month-grid.ts';
import type { Action, Change } from './actions.ts';
import {
  BANNER_ID,
  chosenEvent,
  chosenSlot,
  dateId,
  DAY_ID,
  fits,
  formOf,
  isCarried,
  NEXT_ID,
  NO_TIMES,
  openedDiary,
  shownMonth,
  shownTimes,
  slotsKey,
  stepOf,
  todayIn,
  WHAT_ID,
  wantedSlots,
  type DiaryState,
  type OpenDiary,
  type SlotsOf,
} from './diary-state.ts';
import { LOADING_FORM, LOADING_TIMES, TIMES_LOAD_FAILED } from './diary-texts.ts';
import { countText } from './wording.ts';

export function diaryReducer(state: DiaryState, action: Action | Change): DiaryState {
  if (state.phase === 'open') {
    if (typeof action === 'function') return withoutGoneSlot(action(state));
    // While a booking is being sent, nothing else can be chosen.
    if (action.type === 'chose' && state.form?.isSending) return state;
    return withoutGoneSlot({ ...state, ...changeOf(state, action) });
  }
  if (typeof action === 'function') return state;
  if (action.type === 'opened') return opened(action);
  if (action.type === 'closed') return { phase: action.phase, notice: action.notice };
  return action.type === 'retried' ? { phase: 'loading' } : state;
}

function opened({ diary, now, ownZone, asked, prefill }: Action & { type: 'opened' }): OpenDiary {
  const { opening } = diary;
  const choice = completeChoice(diary, asked);
  // The diary opens on the service whose slots came with it, unless the host page wants another event.
  const opensOn = opening?.event_id === choice.eventId ? opening?.service_id : null;
  const open = openedDiary(
    diary,
    { ...choice, serviceId: choice.serviceId ?? opensOn ?? null },
    opening,
    now,
    prefill,
  );
  return { ...open, isLive: true, ownZone };
}

function changeOf(state: OpenDiary, action: Action): Partial<OpenDiary> {
  switch (action.type) {
    case 'awoke':
      return { isLive: true, ownZone: action.ownZone };
    case 'chose':
      return chosen(state, action);
    case 'unfolded':
      return { isUnfolded: !state.isUnfolded };
    case 'times-asked':
      return { times: { key: slotsKey(action.of), slots: null }, said: LOADING_TIMES };
    case 'times-came':
      return timesCame(state, action.of);
    case 'times-failed':
      return {
        times: { key: slotsKey(action.of), slots: null, hasFailed: true },
        said: isWanted(state, action.of) ? TIMES_LOAD_FAILED : '',
      };
    case 'later-asked':
      return { later: 'loading', said: stepOf(state) === 'details' ? LOADING_FORM : '' };
    case 'later-came':
      return { later: null, said: state.later ? '' : state.said };
    case 'later-failed':
      return { later: 'failed', said: '' };
    case 'refreshed':
      return {
        diary: action.diary,
        now: action.now,
        today: todayIn(action.diary, action.now),
        choice: completeChoice(action.diary, state.choice),
        said: '',
      };
    case 'retried':
      // The clicked button has gone from the page, so the focus needs another place.
      return {
        later: null,
        failedMonth: null,
        // A new object is loaded again.
        missing: state.missing && { ...state.missing },
        times: shownTimes(state).hasFailed ? NO_TIMES : state.times,
        focus: { id: isCarried(state) ? NEXT_ID : dateId(cursorOf(state, shownMonth(state))) },
      };
    case 'prefilled':
      return {
        prefill: { ...state.prefill, ...action.prefill },
        form: state.form && {
          ...state.form,
          fields: { ...state.form.fields, ...action.prefill, ...state.form.typed },
        },
      };
    case 'opened':
    case 'closed':
      return {};
  }
}

function chosen(state: OpenDiary, { choice: asked, by }: Action & { type: 'chose' }): Partial<OpenDiary> {
  // The diary for another service is awaited (later/LaterMonths.ts).
  const isOther = !fits(state.diary, asked);
  const choice = isOther ? { ...withoutDate(asked), date: asked.date } : completeChoice(state.diary, asked);
  const isSameEvent = choice.eventId === state.choice.eventId;
  const isOnlyMonth = isSameEvent && choice.month !== state.choice.month;
  const next = isSameEvent && !state.booked ? NEXT_ID : DAY_ID;
  return {
    choice,
    form: state.form && { ...state.form, banner: null },
    cursor: null,
    booked: isOnlyMonth ? state.booked : null,
    waiting: isOnlyMonth ? state.waiting : null,
    isUnfolded: isSameEvent && state.isUnfolded,
    // Selecting a time again loads the form again.
    later: state.later === 'failed' ? null : state.later,
    failedMonth: null,
    said: isOther ? LOADING_TIMES : isOnlyMonth ? state.said : '',
    missing: isOther || (by === 'page' && !has(state.diary, asked)) ? asked : null,
    focus:
      isOnlyMonth || by === 'page' ? null : { id: isOther || choice.catalogueId === CHOOSE ? WHAT_ID : next },
    // The address of a service's date names its event only if a person chose that.
    address:
      by === 'page'
        ? null
        : {
            as: choice.month ? 'replace' : 'push',
            choice: isOther || choice.catalogueId !== null ? asked : choice,
          },
  };
}

function has({ events, dates }: Diary, { eventId, date }: DiaryChoice): boolean {
  if (eventId) return events.some(({ id }) => id === eventId);
  return !date || dates.some((day) => day.date === date);
}

function timesCame(state: OpenDiary, of: EventSlots): Partial<OpenDiary> {
  const event = isWanted(state, of) && chosenEvent(state);
  return {
    times: { key: slotsKey(of), slots: of.slots },
    said: event ? countText(event, of.slots) : '',
  };
}

/** Returns whether a response is about the present choice. A late one may be about an earlier choice. */
function isWanted(state: OpenDiary, of: SlotsOf): boolean {
  const wanted = wantedSlots(state);
  return !state.booked && !!wanted && slotsKey(wanted) === slotsKey(of);
}

/** Drops a chosen slot that has been taken, or that a link names but doesn't exist. */
function withoutGoneSlot(state: OpenDiary): OpenDiary {
  const { slots } = shownTimes(state);
  const { slotId } = state.choice;
  if (!slots || !slotId || chosenSlot(state)) return state;
  const banner = slots.some(({ id }) => id === slotId) ? SLOT_JUST_BOOKED : SLOT_NOT_FOUND;
  return {
    ...state,
    choice: { ...state.choice, slotId: null },
    form: { ...formOf(state), isSending: false, banner },
    focus: { id: BANNER_ID },
  };
}
