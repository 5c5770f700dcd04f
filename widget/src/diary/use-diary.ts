/** Keeps a diary's state and follows its changes: calls, what follows the first free time, the focus, events. */

import { useEffect, useLayoutEffect, useReducer, useRef, useState } from 'preact/hooks';
import type { ClosedNotice } from '@daybook/schema/contract/diary';
import type { Dispatch } from './actions.ts';
import type { Host, Later, LiveDiary } from './diary-context.ts';
import { diaryReducer } from './diary-reducer.ts';
import {
  chosenSlot,
  missingMonth,
  shownTimes,
  slotsKey,
  wantedSlots,
  type ClosedDiary,
  type DiaryState,
  type OpenDiary,
  type SlotsOf,
} from './diary-state.ts';
import { CallFailed, getDiary, holds, listTimeSlots, PATIENCE_MILLISECONDS } from './server-calls.ts';
import { CLOSED_TEXTS } from './wording.ts';

/** Returns a diary's state, what acts on it, and what follows the first free time, once it has loaded. */
export function useDiary(start: DiaryState, host: Host) {
  const [state, dispatch] = useReducer(host.reducer ?? diaryReducer, start);
  // Never changes while the diary is shown, so components that need only this don't render again.
  const [live] = useState(() => {
    const life = new AbortController();
    let openedAt = performance.now();
    return {
      host,
      dispatch,
      signal: life.signal,
      end: () => life.abort(),
      opened: () => (openedAt = performance.now()),
      openFor: () => performance.now() - openedAt,
    };
  });
  const open = state.phase === 'open' ? state : null;
  const { signal } = live;

  // Before the first paint, so that the diary is requested at once.
  useLayoutEffect(() => {
    const { slug, tell } = host;
    if (state.phase === 'loading') void loadDiary(host, signal, dispatch);
    else if (state.phase === 'open') {
      live.opened();
      tell('loaded', { slug });
    } else tell('error', { slug, message: CLOSED_TEXTS[state.phase] });
  }, [state.phase, host, live, signal, dispatch]);

  const focus = open?.focus;
  useLayoutEffect(() => {
    if (focus) host.root().getElementById(focus.id)?.focus();
  }, [focus, host]);

  useTimes(open, host, signal, dispatch);
  const later = useLater(open, live);
  useLayoutEffect(() => live.end, [live]);

  return { state, later, live };
}

export const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

async function loadDiary(host: Host, signal: AbortSignal, dispatch: Dispatch) {
  const { asked, prefill } = host;
  try {
    const diary = await getDiary(host, asked(), signal);
    dispatch({
      type: 'opened',
      diary,
      now: Date.now(),
      ownZone: ownZone(),
      asked: asked(),
      prefill: prefill(),
    });
  } catch (error) {
    if (!signal.aborted) dispatch({ type: 'closed', ...closedBy(error) });
  }
}

/**
 * Returns the closed state: 404 means no diary, 402 and 403 that it takes no bookings, anything else a
 * failure that may pass.
 */
function closedBy(error: unknown): ClosedDiary {
  const { status, body } = error instanceof CallFailed ? error : {};
  if (status === 404) return { phase: 'not-found' };
  if (status !== 402 && status !== 403) return { phase: 'failed' };
  return { phase: 'not-available', notice: hasNotice(body) ? body.closed : undefined };
}

const hasNotice = holds<{ closed: ClosedNotice }>('closed');

/** Loads the slots of the present choice, and ignores responses about an earlier one. */
function useTimes(open: OpenDiary | null, host: Host, signal: AbortSignal, dispatch: Dispatch) {
  const last = useRef<SlotsOf>();
  const wanted = open && wantedSlots(open);
  const { event_id, venue_id = null, service_id = null, person_id = null } = wanted ?? {};
  const isMissing = !!wanted && slotsKey(wanted) !== open.times.key;
  useEffect(() => {
    if (!isMissing || !event_id) return;
    const of = { event_id, venue_id, service_id, person_id };
    last.current = of;
    dispatch({ type: 'times-asked', of });
    void listTimeSlots(host, of, signal)
      .catch(() => null)
      .then((slots) => {
        if (last.current !== of || signal.aborted) return;
        dispatch(slots ? { type: 'times-came', of: { ...of, slots } } : { type: 'times-failed', of });
      });
  }, [isMissing, event_id, venue_id, service_id, person_id, host, signal, dispatch]);
}

/**
 * Imports what follows: at once when a time is chosen or a month is missing, otherwise when there is something
 * to choose and the browser is idle.
 */
function useLater(
  open: OpenDiary | null,
  { host, signal, dispatch }: Pick<LiveDiary, 'host' | 'signal' | 'dispatch'>,
): Later | undefined {
  const [later, setLater] = useState(host.later);
  const isNeeded = !!open && !!(chosenSlot(open) ?? missingMonth(open) ?? open.missing);
  const isWaitedFor = isNeeded && !later && !open.later;
  const canWait = !!open && !later && (!wantedSlots(open) || !!shownTimes(open).slots);
  useEffect(() => {
    if (!isWaitedFor) return;
    dispatch({ type: 'later-asked' });
    importLater(host)
      .then(setLater)
      .then(
        () => dispatch({ type: 'later-came' }),
        () => dispatch({ type: 'later-failed' }),
      );
  }, [isWaitedFor, host, dispatch]);
  useEffect(() => {
    if (!canWait) return;
    // Ignore a failure: a chosen time imports it again, and reports a second failure.
    void idle().then(async () => {
      if (!signal.aborted) await importLater(host).then(setLater, () => undefined);
    });
  }, [canWait, host, signal]);
  return later;
}

const importLater = ({ importLater: load }: Host): Promise<Later | undefined> =>
  Promise.race([load?.(), new Promise<never>((_, reject) => setTimeout(reject, PATIENCE_MILLISECONDS))]);

/** Milliseconds. A busy page, such as one with many adverts, may never be idle. */
const IDLE_WITHIN = 2000;

/** Resolves when the browser is idle, or after a while; in Safari, which can't tell, after 300 ms. */
const idle = () =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(resolve, { timeout: IDLE_WITHIN });
    else setTimeout(resolve, 300);
  });
