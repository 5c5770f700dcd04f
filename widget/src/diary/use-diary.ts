/** Keeps a diary's state and follows its changes: calls, the form's file, the focus, events. */
import type { ClosedNotice } from '@daybook/schema/contract/diary';
import { useEffect, useLayoutEffect, useReducer, useRef, useState } from 'preact/hooks';
import type { Dispatch } from './actions.ts';
import type { BookingFile, Host, LiveDiary } from './diary-context.ts';
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
import { CallFailed, getDiary, holds, listTimeSlots } from './server-calls.ts';
import { CLOSED_TEXTS } from './wording.ts';

/** Returns a diary's state, what acts on it, and the files that have loaded. */
export function useDiary(start: DiaryState, host: Host) {
  const [bookingFile, setBookingFile] = useState(host.bookingFile.loaded);
  const [state, dispatch] = useReducer(bookingFile ? bookingFile.bookingReducer : diaryReducer, start);
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
  useBookingFile(open, bookingFile, live, setBookingFile);
  useEffect(() => {
    // By now its reducer is in use.
    if (bookingFile) dispatch({ type: 'booking-file-came' });
  }, [bookingFile, dispatch]);
  useLayoutEffect(() => live.end, [live]);

  return { state, bookingFile, live };
}

export const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

async function loadDiary(host: Host, signal: AbortSignal, dispatch: Dispatch) {
  const { asked, prefill } = host;
  try {
    const loading = getDiary(host, asked(), signal);
    // While the diary loads: a page's first use of time zones takes long on a slow phone.
    const zone = ownZone();
    const diary = await loading;
    dispatch({ type: 'opened', diary, now: Date.now(), ownZone: zone, asked: asked(), prefill: prefill() });
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
 * Loads the form's file: at once when a time is chosen or a month is missing, otherwise when there is something
 * to choose and the browser is idle. Another diary on the page may have loaded it already.
 */
function useBookingFile(
  open: OpenDiary | null,
  bookingFile: BookingFile | null,
  { host, signal, dispatch }: Pick<LiveDiary, 'host' | 'signal' | 'dispatch'>,
  onLoaded: (file: BookingFile) => void,
) {
  const isMissing = open && !bookingFile;
  const needsIt = !!open && !!(chosenSlot(open) ?? missingMonth(open) ?? open.missing);
  const isWaitedFor = !!isMissing && needsIt && !open.bookingFile;
  const canWait = !!isMissing && (!wantedSlots(open) || !!shownTimes(open).slots);
  useEffect(() => {
    if (!isWaitedFor) return;
    dispatch({ type: 'booking-file-asked' });
    host.bookingFile
      .load()
      .then(onLoaded)
      .then(
        () => dispatch({ type: 'booking-file-came' }),
        () => dispatch({ type: 'booking-file-failed' }),
      );
  }, [isWaitedFor, host, dispatch, onLoaded]);
  const isAhead = useRef(false);
  useEffect(() => {
    if (!canWait || isAhead.current) return;
    isAhead.current = true;
    // Ignore a failure: a chosen time loads it again, and reports a second failure.
    void idle().then(async () => {
      if (!signal.aborted) await host.bookingFile.load().then(onLoaded, () => undefined);
    });
  }, [canWait, host, signal, onLoaded]);
}

/** Resolves when the browser is idle; in Safari, which can't tell, after 300 ms. */
const idle = () =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(resolve);
    else setTimeout(resolve, 300);
  });
