/**
 * What is chosen, what is loaded and what comes next: one pure function from state and action to state.
 * It fetches nothing and touches no page; load-and-show.ts does that, by looking at what changed.
 */
import type { EventSlots } from '@daybook/schema/contract/diary';
import { completeChoice } from '@daybook/schema/rules/complete-choice';
import type { Action } from './actions.ts';
import { LOADING_FORM, LOADING_TIMES, TIMES_LOAD_FAILED } from './diary-texts.ts';
import type { Later } from './view.ts';
import { cursorOf } from './month.ts';
import { dateId, DAY_ID, NEXT_ID } from './ids.ts';
import {
  chosenEvent,
  chosenSlot,
  isCarried,
  NO_TIMES,
  openedDiary,
  shownMonth,
  shownTimes,
  slotsKey,
  type DiaryState,
  type OpenDiary,
  type SlotsOf,
  wantedSlots,
} from './diary-state.ts';
import { countText } from './wording.ts';

/** `later` is null until its file is loaded: before that nothing can be typed or sent. */
export function nextState(state: DiaryState, action: Action, later: Later | null): DiaryState {
  const next = browsed(state, action);
  return later && next.phase === 'open' ? later.afterwards(state, action, next) : next;
}

function browsed(state: DiaryState, action: Action): DiaryState {
  if (state.phase === 'open') return { ...state, focus: null, ...changeOf(state, action) };
  if (action.type === 'opened') return opened(action);
  if (action.type === 'closed') return { phase: action.phase };
  return action.type === 'retried' ? { phase: 'loading' } : state;
}

function opened({ diary, now, ownZone, asked, prefill }: Action & { type: 'opened' }): OpenDiary {
  const { opening } = diary;
  const choice = completeChoice(diary, asked);
  // The diary opens on the service whose slots came along, unless the host page wants another event.
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

/**
 * What an action changes in an open diary, as far as the first view needs it: view.ts's Later has the rest.
 */
function changeOf(state: OpenDiary, action: Action): Partial<OpenDiary> {
  // eslint-disable-next-line @typescript-eslint/switch-exhaustiveness-check
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
      return { laterFile: 'loading', said: chosenSlot(state) ? LOADING_FORM : '' };
    case 'later-came':
      return { laterFile: null, said: state.laterFile ? '' : state.said };
    case 'later-failed':
      return { laterFile: 'failed', said: '' };
    case 'retried':
      // The pressed button is gone from the page, so the focus needs another place.
      return {
        laterFile: null,
        times: shownTimes(state).hasFailed ? NO_TIMES : state.times,
        focus: isCarried(state) ? NEXT_ID : dateId(cursorOf(state, shownMonth(state))),
      };
    case 'prefilled':
      return { prefill: { ...state.prefill, ...action.prefill } };
    default:
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
    // Pressing a time again asks for the form's file again.
    laterFile: state.laterFile === 'failed' ? null : state.laterFile,
    focus: isOnlyMonth || by === 'page' ? null : next,
  };
}

function timesCame(state: OpenDiary, of: EventSlots): Partial<OpenDiary> {
  const event = isWanted(state, of) && chosenEvent(state);
  return {
    times: { key: slotsKey(of), slots: of.slots },
    said: event ? countText(event, of.slots) : '',
  };
}

/** Whether an answer is about what is on view. A late one may be about what was chosen before. */
function isWanted(state: OpenDiary, of: SlotsOf): boolean {
  const wanted = wantedSlots(state);
  return !state.booked && !!wanted && slotsKey(wanted) === slotsKey(of);
}
