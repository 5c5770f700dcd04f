/** What the page behind the link shows, as a pure function of what is known. */
import type { SignupSeen } from '@daybook/schema/contract/newsletter';
import { NEWSLETTER_LINK_INVALID } from '@daybook/schema/words/newsletter-texts';
import { CallError, textOf } from '../../api/call-error.ts';
import { LINK_LOAD_FAILED } from '../link-texts.ts';
import { NEWSLETTER_PRESS_FAILED } from './newsletter-link-texts.ts';

/** What a press asks for. */
export type Wish = 'confirm' | 'end';

export type LinkState =
  | { kind: 'loading' }
  /** `mayPass`: nobody could answer, so the link itself may be perfectly good. */
  | { kind: 'failed'; reason: string; mayPass: boolean }
  | {
      /** How the address stands; `confirmed` by a press on this page, `subscribed` before. */
      kind: 'asked' | 'confirmed' | 'subscribed' | 'ended';
      email: string;
      isWorking: boolean;
      problem: string | null;
    };

export interface Known {
  /** As it stands in the address; null or empty when it is missing. */
  token: string | null;
  /** What the token is about, as the last good answer told it. */
  signup: SignupSeen | undefined;
  loadError: Error | null;
  /** The last press on this page. */
  press: { wish: Wish | undefined; isWorking: boolean; isDone: boolean; error: Error | null };
}

const NOT_FOUND = 404;

export function linkState({ token, signup, loadError, press }: Known): LinkState {
  if (!token) return { kind: 'failed', reason: NEWSLETTER_LINK_INVALID, mayPass: false };
  // It ended, or was forgotten, since the page was opened.
  if (press.error instanceof CallError && press.error.status === NOT_FOUND) return failed(press.error);
  if (!signup) return loadError ? failed(loadError) : { kind: 'loading' };
  const { email } = signup;
  const problem = press.error ? textOf(press.error, NEWSLETTER_PRESS_FAILED) : null;
  return { kind: stateOf(signup, press), email, isWorking: press.isWorking, problem };
}

function stateOf({ status }: SignupSeen, { wish, isDone }: Known['press']) {
  if (status === 'pending') return 'asked';
  if (status === 'unsubscribed') return 'ended';
  return isDone && wish === 'confirm' ? 'confirmed' : 'subscribed';
}

function failed(error: Error): LinkState {
  const mayPass = error instanceof CallError && error.isPassing;
  return { kind: 'failed', reason: textOf(error, LINK_LOAD_FAILED), mayPass };
}
