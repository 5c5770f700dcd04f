/** Runs one diary: keeps its state, shows it, and does what a change of state asks for (calls, focus, news). */
import type { BookedAnswer } from '@daybook/schema/contract/booking';
import type { Slot } from '@daybook/schema/contract/slot';
import type { DiaryChoice, Prefill } from '@daybook/schema/rules/diary-choice';
import { COPIED_MILLISECONDS } from '@daybook/schema/words/limits';
import { CallFailed, getDiary, listTimeSlots } from './api.ts';
import { bookingSender } from './attempt.ts';
import { nextState, type Action, type Send } from './flow.ts';
import { chosenSlot, slotsKey, wantedSlots, type DiaryState, type OpenDiary, type SlotsOf } from './state.ts';
import { CLOSED_TEXTS } from './wording.ts';

/** What happens in a diary, for the page around it. Each comes with the diary's `slug`. */
export interface News {
  loaded: object;
  'slot-chosen': { slot: Slot };
  booked: { reference: string; answer: BookedAnswer };
  error: { message: string };
}

export interface Surroundings {
  slug: string;
  /** Daybook's origin. */
  origin: string;
  /** Where focus targets are looked for. */
  root: Document | ShadowRoot;
  /** What the page around wishes for, when the diary opens and when a booking is sent. */
  asked: () => DiaryChoice;
  prefill: () => Prefill;
  source: () => string | null;
  /** Shows the state: called at once and after every change. */
  show(state: DiaryState, send: Send): void;
  tell<Name extends keyof News>(name: Name, detail: News[Name] & { slug: string }): void;
  /** Called after `show`, with the action that led to the state. */
  changed?(state: DiaryState, action: Action): void;
}

export interface RunningDiary {
  send: Send;
  /** Aborts what is under way. Nothing is shown or told afterwards. */
  stop(): void;
}

export const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

export function runDiary(state: DiaryState, around: Surroundings): RunningDiary {
  const { slug, origin } = around;
  const life = new AbortController();
  const { signal } = life;
  const sendBooking = bookingSender(origin, signal);
  let shownAt = performance.now();
  let timer: ReturnType<typeof setTimeout>;

  const send: Send = (action) => {
    if (signal.aborted) return;
    const before = state;
    state = nextState(before, action);
    around.show(state, send);
    around.changed?.(state, action);
    if (state.phase === 'open') {
      if (state.focus) around.root.getElementById(state.focus)?.focus();
      follow(state, before);
      const slot = chosenSlot(state);
      if (slot && action.type === 'chose' && action.by === 'person')
        around.tell('slot-chosen', { slug, slot });
    }
    if (action.type === 'copied' && action.isRecent) {
      timer = setTimeout(send, COPIED_MILLISECONDS, { type: 'copied', isRecent: false });
    }
    if (action.type === 'retried' && state.phase === 'loading') void loadDiary();
  };

  const loadTimes = timesLoader(origin, signal, send);

  /** Starts what the new state waits for. */
  function follow(now: OpenDiary, before: DiaryState) {
    const was = before.phase === 'open' ? before : null;
    const wanted = wantedSlots(now);
    if (wanted && slotsKey(wanted) !== now.times.key) void loadTimes(wanted);
    if (now.form.isSending && !was?.form.isSending) void book(now);
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

  async function book(of: OpenDiary) {
    const slot = chosenSlot(of);
    if (!slot) return;
    try {
      const answer = await sendBooking(of, slot, around.source(), performance.now() - shownAt);
      send({ type: 'booked', answer });
      around.tell('booked', { slug, reference: answer.booking_reference, answer });
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      if (signal.aborted) return;
      const { message: text, status, fields: problems, slots } = error;
      const isGone = status === 409 || status === 404;
      send({ type: 'refused', text, problems, slots, isGone });
      around.tell('error', { slug, message: text });
      if (!isGone) return;
    }
    // The counts and prices have changed. What is on the screen may stay a little ahead of them.
    const fresh = await getDiary(origin, slug, signal).catch(() => null);
    if (fresh) send({ type: 'refreshed', diary: fresh, now: Date.now() });
  }

  around.show(state, send);
  if (state.phase === 'open') follow(state, state);
  else void loadDiary();
  return {
    send,
    stop() {
      life.abort();
      clearTimeout(timer);
    },
  };
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
