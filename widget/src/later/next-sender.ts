import { COPIED_MILLISECONDS } from '@daybook/schema/figures/screens';
import type { Action, Send } from '../diary/actions.ts';

/** Milliseconds from leaving the email field to the question whether another address was meant. */
export const EMAIL_QUESTION_MILLISECONDS = 300;

interface Next {
  milliseconds: number;
  action: Action;
}

/** The actions that follow others by themselves, after a while. */
const NEXT: Partial<Record<Action['type'], Next>> = {
  copied: { milliseconds: COPIED_MILLISECONDS, action: { type: 'copied-before' } },
  // Not at once: a press on the button also leaves the field, and the question would move the button away
  // from the finger.
  'left-email': { milliseconds: EMAIL_QUESTION_MILLISECONDS, action: { type: 'saw-email' } },
};

/**
 * Sends the action that follows another when its time has come. When the first happens again meanwhile, the
 * wait begins again.
 */
export function nextSender(signal: AbortSignal, send: Send): (action: Action) => void {
  const timers = new Map<Action['type'], ReturnType<typeof setTimeout>>();
  signal.addEventListener('abort', () => timers.forEach((timer) => clearTimeout(timer)));
  return (action) => {
    // Somebody who types on has not left the field.
    if (action.type === 'typed' && action.field === 'attendee_email') clearTimeout(timers.get('left-email'));
    const { type } = action;
    const next = NEXT[type];
    if (!next) return;
    clearTimeout(timers.get(type));
    timers.set(type, setTimeout(send, next.milliseconds, next.action));
  };
}
