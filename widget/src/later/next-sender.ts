import { COPIED_MILLISECONDS, EMAIL_QUESTION_MILLISECONDS } from '@daybook/schema/figures/screens';
import type { Action, Send } from '../diary/actions.ts';

interface Next {
  milliseconds: number;
  action: Action;
}

/** What some actions lead to by themselves, a while later. */
const NEXT: Partial<Record<Action['type'], Next>> = {
  copied: { milliseconds: COPIED_MILLISECONDS, action: { type: 'copied-before' } },
  // Not at once: a press on the button also leaves the field, and the question would push it from under the finger.
  'left-email': { milliseconds: EMAIL_QUESTION_MILLISECONDS, action: { type: 'saw-email' } },
};

/** Sends what an action leads to when its time has come; done again meanwhile, the while begins again. */
export function nextSender(signal: AbortSignal, send: Send): (action: Action) => void {
  const timers = new Map<Action['type'], ReturnType<typeof setTimeout>>();
  signal.addEventListener('abort', () => timers.forEach((timer) => clearTimeout(timer)));
  return ({ type }) => {
    const next = NEXT[type];
    if (!next) return;
    clearTimeout(timers.get(type));
    timers.set(type, setTimeout(send, next.milliseconds, next.action));
  };
}
