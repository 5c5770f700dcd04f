/**
 * Keeps one diary's state, shows it, and does what a change of state asks for: the calls of server-calls.ts, the
 * second file, the focus, and news for the page around.
 */
import { CallFailed, getDiary, listTimeSlots } from './server-calls.ts';
import type { Follow, Later } from './view.ts';
import type { Action, Send } from './actions.ts';
import { nextState } from './next-state.ts';
import {
  chosenSlot,
  isCarried,
  shownTimes,
  slotsKey,
  wantedSlots,
  type DiaryState,
  type OpenDiary,
  type SlotsOf,
} from './diary-state.ts';
import type { Surroundings } from './surroundings.ts';
import { CLOSED_TEXTS } from './wording.ts';

/** Where a diary is shown: in an element, or on the hosted page. */
export interface Frame extends Surroundings {
  /** What the first view does not need; null until its file has come. */
  later(): Later | null;
  /** Loads that file, again if it failed before. Rejects when it cannot be loaded. */
  loadLater(): Promise<unknown>;
  /**
   * Does the same once the browser is idle. Called when there is something to press; absent where the file is
   * already there.
   */
  loadAhead?(): Promise<unknown>;
  /** Shows the state: called at once and after every change. */
  show(state: DiaryState, send: Send): void;
  /** Called after `show`, with the action that led to the state. */
  changed?(state: DiaryState, action: Action): void;
}

export interface LiveDiary {
  send: Send;
  /** Aborts everything that is under way. Nothing is shown or told afterwards. */
  stop(): void;
}

export const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

export function startDiary(state: DiaryState, around: Frame): LiveDiary {
  const { slug, origin } = around;
  const life = new AbortController();
  const { signal } = life;
  let followLater: Follow | undefined;
  let isAhead = false;
  let shownAt = performance.now();

  const send: Send = (action) => {
    if (signal.aborted) return;
    const before = state;
    state = nextState(before, action, around.later());
    // Read now: showing the state may remove a field that has the focus, and that field then sends an action
    // within this one.
    const focus = state.phase === 'open' && state.focus;
    around.show(state, send);
    around.changed?.(state, action);
    if (state.phase === 'open') {
      if (focus) around.root.getElementById(focus)?.focus();
      follow(state, before, action);
      const slot = chosenSlot(state);
      if (slot && action.type === 'chose' && action.by === 'person')
        around.tell('slot-chosen', { slug, slot });
    }
    if (action.type === 'retried' && state.phase === 'loading') void loadDiary();
  };

  const loadTimes = timesLoader(origin, signal, send);

  /** Starts what the new state waits for. */
  function follow(now: OpenDiary, before: DiaryState, action: Action) {
    const wanted = wantedSlots(now);
    if (wanted && slotsKey(wanted) !== now.times.key) void loadTimes(wanted);
    if (!isAhead && (!wanted || shownTimes(now).slots)) {
      isAhead = true;
      // A failure here is ignored: a step that needs the file tries again, and tells when that fails too.
      around.loadAhead?.().then(
        () => send({ type: 'later-came' }),
        () => 0,
      );
    }
    const needsLater = chosenSlot(now) || !isCarried(now);
    if (needsLater && !around.later() && !now.laterFile) void loadLater();
    followLater ??= around.later()?.follower(around, signal, send);
    followLater?.(now, before, action, performance.now() - shownAt);
  }

  async function loadDiary() {
    try {
      const asked = around.asked();
      const diary = await getDiary(origin, slug, asked, signal);
      shownAt = performance.now();
      const wishes = { asked: around.asked(), prefill: around.prefill() };
      send({ type: 'opened', diary, now: Date.now(), ownZone: ownZone(), ...wishes });
      around.tell('loaded', { slug });
    } catch (error) {
      const phase = phaseFor(error);
      send({ type: 'closed', phase });
      if (!signal.aborted) around.tell('error', { slug, message: CLOSED_TEXTS[phase] });
    }
  }

  async function loadLater() {
    send({ type: 'later-asked' });
    try {
      await around.loadLater();
      send({ type: 'later-came' });
    } catch {
      send({ type: 'later-failed' });
    }
  }

  around.show(state, send);
  // An open diary is followed from its first action on.
  if (state.phase !== 'open') void loadDiary();
  return { send, stop: () => life.abort() };
}

/** Loads an event's slots. When others are asked for meanwhile, it ignores the first. */
function timesLoader(origin: string, signal: AbortSignal, send: Send) {
  let wanted: SlotsOf;
  return async (of: SlotsOf) => {
    wanted = of;
    send({ type: 'times-asked', of });
    const slots = await listTimeSlots(origin, of, signal).catch(() => null);
    if (wanted === of)
      send(slots ? { type: 'times-came', of: { ...of, slots } } : { type: 'times-failed', of });
  };
}

/**
 * 404 means that there is no diary here; another refusal, that it takes no bookings; any other failure may
 * pass by itself.
 */
function phaseFor(error: unknown): 'not-found' | 'not-available' | 'failed' {
  const status = error instanceof CallFailed ? error.status : null;
  if (status === 404) return 'not-found';
  return status === 402 || status === 403 ? 'not-available' : 'failed';
}
