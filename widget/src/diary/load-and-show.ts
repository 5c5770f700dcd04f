/**
 * Keeps one diary's state, shows it, and does what a change of state asks for: the calls of server-calls.ts, the
 * form's file, the focus, and news for the page around.
 */
import { CallFailed, getDiary, listTimeSlots } from './server-calls.ts';
import type { Book, BookingSteps } from './view.ts';
import type { Action, Send } from './actions.ts';
import { nextState } from './next-state.ts';
import {
  chosenSlot,
  slotsKey,
  wantedSlots,
  type DiaryState,
  type OpenDiary,
  type SlotsOf,
} from './diary-state.ts';
import type { Surroundings } from './surroundings.ts';
import { CLOSED_TEXTS } from './wording.ts';

/** What a diary is shown in: an element, or the hosted page. */
export interface Frame extends Surroundings {
  /** The form and the confirmation; null until their file has come. */
  steps(): BookingSteps | null;
  /** Loads that file, afresh if it failed before. Rejects when it can't be had. */
  loadSteps(): Promise<unknown>;
  /** Shows the state: called at once and after every change. */
  show(state: DiaryState, send: Send): void;
  /** Called after `show`, with the action that led to the state. */
  changed?(state: DiaryState, action: Action): void;
}

export interface LiveDiary {
  send: Send;
  /** Aborts what is under way. Nothing is shown or told afterwards. */
  stop(): void;
}

export const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

export function startDiary(state: DiaryState, around: Frame): LiveDiary {
  const { slug, origin } = around;
  const life = new AbortController();
  const { signal } = life;
  let book: Book | undefined;
  let shownAt = performance.now();

  const send: Send = (action) => {
    if (signal.aborted) return;
    const before = state;
    state = nextState(before, action, around.steps());
    around.show(state, send);
    around.changed?.(state, action);
    if (state.phase === 'open') {
      if (state.focus) around.root.getElementById(state.focus)?.focus();
      follow(state, before);
      const slot = chosenSlot(state);
      if (slot && action.type === 'chose' && action.by === 'person')
        around.tell('slot-chosen', { slug, slot });
    }
    if (action.type === 'retried' && state.phase === 'loading') void loadDiary();
  };

  const loadTimes = timesLoader(origin, signal, send);

  /** Starts what the new state waits for. */
  function follow(now: OpenDiary, before: DiaryState) {
    const wanted = wantedSlots(now);
    if (wanted && slotsKey(wanted) !== now.times.key) void loadTimes(wanted);
    if (chosenSlot(now) && !around.steps() && !now.formFile) void loadForm();
    book ??= around.steps()?.booker(around, signal, send);
    void book?.(now, before, performance.now() - shownAt);
  }

  async function loadDiary() {
    try {
      const diary = await getDiary(origin, slug, signal);
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

  async function loadForm() {
    send({ type: 'form-asked' });
    try {
      await around.loadSteps();
      send({ type: 'form-came' });
    } catch {
      send({ type: 'form-failed' });
    }
  }

  around.show(state, send);
  if (state.phase === 'open') follow(state, state);
  else void loadDiary();
  return { send, stop: () => life.abort() };
}

/** Loads an event's slots; asked for others meanwhile, it forgets the first. */
function timesLoader(origin: string, life: AbortSignal, send: Send) {
  let asking: AbortController | undefined;
  life.addEventListener('abort', () => asking?.abort());
  return async (of: SlotsOf) => {
    asking?.abort();
    const { signal } = (asking = new AbortController());
    send({ type: 'times-asked', of });
    try {
      send({ type: 'times-came', of: { ...of, slots: await listTimeSlots(origin, of, signal) } });
    } catch {
      if (!signal.aborted) send({ type: 'times-failed', of });
    }
  };
}

/** 404 is nowhere, another refusal is a diary that takes no bookings, all else may come right by itself. */
function phaseFor(error: unknown): 'not-found' | 'not-available' | 'failed' {
  const status = error instanceof CallFailed ? error.status : 0;
  if (status === 404) return 'not-found';
  return status === 402 || status === 403 ? 'not-available' : 'failed';
}
