/** Runs one diary: keeps its state, shows it, and does what a change of state asks for (calls, focus, news). */
import type { BookedAnswer } from '@daybook/schema/contract/booking';
import type { Slot } from '@daybook/schema/contract/slot';
import { FORM_MIN_MILLISECONDS } from '@daybook/schema/words/limits';
import { BOOKING_FAILED, NETWORK_ERROR } from '@daybook/schema/words/texts';
import { apiAt, CallFailed } from './api.ts';
import { attemptOf, type Attempt } from './attempt.ts';
import { focusAfter } from './focus.ts';
import { nextState, type Action, type Send } from './flow.ts';
import { chosenSlot, slotsKey, slugIn, wantedSlots, type DiaryState, type OpenDiary } from './state.ts';
import { CLOSED_TEXTS } from './wording.ts';

/** What happens in a diary, for the page around it. */
export interface News {
  loaded: { slug: string };
  'slot-chosen': { slug: string; slot: Slot };
  booked: { slug: string; reference: string; answer: BookedAnswer };
  error: { slug: string; message: string };
}

export interface Surroundings {
  /** Daybook's origin. */
  origin: string;
  /** Where focus targets are looked for. */
  root: Document | ShadowRoot;
  /** Shows the state: called at once and after every change. */
  show(state: DiaryState, send: Send): void;
  /** The host page's source tag, for the booking's record. */
  source(): string | null;
  tell?<Name extends keyof News>(name: Name, detail: News[Name]): void;
  /** Called after `show`, with the action that led to the state. */
  changed?(state: DiaryState, action: Action): void;
}

export interface RunningDiary {
  send: Send;
  /** Aborts what is under way. Nothing is shown or told afterwards. */
  stop(): void;
}

export const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

export function runDiary(initial: DiaryState, around: Surroundings): RunningDiary {
  const api = apiAt(around.origin);
  const life = new AbortController();
  let state = initial;
  let asking = new AbortController();
  let attempt: Attempt | null = null;
  let shownAt = performance.now();

  const send: Send = (action) => {
    if (life.signal.aborted) return;
    const before = state;
    state = nextState(before, action);
    around.show(state, send);
    const target = focusAfter(before, action, state);
    if (target) around.root.getElementById(target)?.focus();
    if (around.tell) tellNews(around.tell, before, action, state);
    around.changed?.(state, action);
    follow(before);
  };

  /** Starts what the new state waits for. */
  function follow(before: DiaryState) {
    const was = before.phase === 'open' ? before : null;
    if (state.phase === 'loading' && before.phase !== 'loading') void loadDiary(state.slug);
    if (state.phase !== 'open') return;
    const wanted = wantedSlots(state);
    if (wanted && slotsKey(wanted) !== state.times.key) void loadTimes(state, false);
    if (state.form.isSending && !was?.form.isSending) void book(state);
    if (state.booked && !was?.booked) void refresh(state);
  }

  async function loadDiary(slug: string) {
    try {
      const diary = await api.getDiary(slug, life.signal);
      shownAt = performance.now();
      send({ type: 'opened', diary, now: Date.now(), ownZone: ownZone() });
    } catch (error) {
      send({ type: 'closed', phase: phaseFor(error) });
    }
  }

  async function loadTimes(of: OpenDiary, isQuiet: boolean) {
    const wanted = wantedSlots(of);
    if (!wanted) return;
    asking.abort();
    const mine = (asking = new AbortController());
    const key = slotsKey(wanted);
    if (!isQuiet) send({ type: 'times-asked', key });
    try {
      const slots = await api.listTimeSlots(wanted, mine.signal);
      send({ type: 'times-came', of: { ...wanted, slots } });
    } catch {
      if (!mine.signal.aborted && !isQuiet) send({ type: 'times-failed', key });
    }
  }

  /** New counts and slots after a booking, quietly: the confirmation is on the screen. */
  async function refresh({ diary }: OpenDiary) {
    try {
      const fresh = await api.getDiary(diary.business.diary_slug, life.signal);
      send({ type: 'refreshed', diary: fresh, now: Date.now() });
    } catch {
      // The counts on view stay a little old; the next choice brings fresh slots.
    }
    if (state.phase === 'open') await loadTimes(state, true);
  }

  async function book(of: OpenDiary) {
    const slot = chosenSlot(of);
    if (!slot) return;
    const openFor = performance.now() - shownAt;
    attempt = attemptOf(attempt, of, slot, around.source(), openFor);
    await pause(FORM_MIN_MILLISECONDS - openFor, life.signal);
    try {
      const answer = await api.bookSlot(slot.id, attempt.body, attempt.key, life.signal);
      attempt = null;
      send({ type: 'booked', answer });
    } catch (error) {
      const failure = error instanceof CallFailed ? error : new CallFailed(BOOKING_FAILED, 0);
      // Only an answer about this request settles it; otherwise the next press repeats it under its key.
      if (failure.status >= 400 && failure.status < 500 && failure.status !== 429) attempt = null;
      const { message: text, fields: problems, slots, status } = failure;
      send({ type: 'refused', text, problems, slots, isGone: status === 409 || status === 404 });
    }
  }

  around.show(state, send);
  if (state.phase === 'loading') void loadDiary(state.slug);
  else follow(state);
  return {
    send,
    stop() {
      life.abort();
      asking.abort();
    },
  };
}

/** Resolves after so many milliseconds, or at once when the diary is gone. */
function pause(milliseconds: number, life: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    life.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

function phaseFor(error: unknown) {
  const status = error instanceof CallFailed ? error.status : 0;
  if (status === 404) return 'not-found';
  return status >= 400 && status < 500 && status !== 429 && status !== 408 ? 'not-available' : 'failed';
}

function tellNews(
  tell: NonNullable<Surroundings['tell']>,
  before: DiaryState,
  action: Action,
  after: DiaryState,
) {
  const slug = slugIn(after);
  if (action.type === 'opened') tell('loaded', { slug });
  if (action.type === 'closed') tell('error', { slug, message: CLOSED_TEXTS[action.phase] });
  if (action.type === 'refused') tell('error', { slug, message: action.text });
  if (action.type === 'times-failed') tell('error', { slug, message: NETWORK_ERROR });
  if (action.type === 'booked') {
    tell('booked', { slug, reference: action.answer.booking_reference, answer: action.answer });
  }
  if (action.type !== 'chose' || action.by !== 'person' || after.phase !== 'open') return;
  const slot = chosenSlot(after);
  if (slot && !(before.phase === 'open' && before.choice.slotId === slot.id))
    tell('slot-chosen', { slug, slot });
}
