/** What the page behind the link shows, as a pure function of what is known. */
import type { SignupSeen } from '@daybook/schema/contract/newsletter';
import { NEWSLETTER_LINK_INVALID } from '@daybook/schema/words/newsletter-texts';
import { CallError, textOf } from '../api/call-error.ts';
import { NEWSLETTER_PRESS_FAILED } from './newsletter-link-texts.ts';
import { LINK_LOAD_FAILED } from './email-link-texts.ts';

/** What the visitor asks for. */
export type SignupChange = 'confirm' | 'end';

export type NewsletterLinkState =
  | { kind: 'loading' }
  /** `mayPass`: nobody could answer, so the link itself may be perfectly good. */
  | { kind: 'failed'; reason: string; mayPass: boolean }
  | {
      /** `confirmed` on this page just now, `subscribed` before. */
      kind: 'asked' | 'confirmed' | 'subscribed' | 'ended';
      email: string;
      isWorking: boolean;
      problem: string | null;
    };

export interface Known {
  /** The token in the address; null or empty when it is missing. */
  token: string | null;
  /** What the token is about, by the last response. */
  signup: SignupSeen | undefined;
  loadError: Error | null;
  /** The last change asked for on this page. */
  submit: { change: SignupChange | undefined; isWorking: boolean; isDone: boolean; error: Error | null };
}

const NOT_FOUND = 404;

export function newsletterLinkState({ token, signup, loadError, submit }: Known): NewsletterLinkState {
  if (!token) return { kind: 'failed', reason: NEWSLETTER_LINK_INVALID, mayPass: false };
  // It ended, or was forgotten, since the page was opened.
  if (submit.error instanceof CallError && submit.error.status === NOT_FOUND) return failed(submit.error);
  if (!signup) return loadError ? failed(loadError) : { kind: 'loading' };
  const { email } = signup;
  const problem = submit.error ? textOf(submit.error, NEWSLETTER_PRESS_FAILED) : null;
  return { kind: stateOf(signup, submit), email, isWorking: submit.isWorking, problem };
}

function stateOf({ status }: SignupSeen, { change, isDone }: Known['submit']) {
  if (status === 'pending') return 'asked';
  if (status === 'unsubscribed') return 'ended';
  return isDone && change === 'confirm' ? 'confirmed' : 'subscribed';
}

function failed(error: Error): NewsletterLinkState {
  const mayPass = error instanceof CallError && error.isPassing;
  return { kind: 'failed', reason: textOf(error, LINK_LOAD_FAILED), mayPass };
}
