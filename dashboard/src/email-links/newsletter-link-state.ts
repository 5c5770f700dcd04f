import type { SignupSeen } from '@daybook/schema/contract/newsletter';
import { NEWSLETTER_LINK_INVALID } from '@daybook/schema/words/newsletter-texts';
import { textOf } from '../api/call-error.ts';
import { NEWSLETTER_PRESS_FAILED } from './newsletter-link-texts.ts';
import { linkState, type Unopened } from './link-state.ts';

export type SignupChange = 'confirm' | 'end';

export type NewsletterLinkState =
  | Unopened
  | {
      /** `confirmed` just now on this page, `subscribed` before. */
      kind: 'asked' | 'confirmed' | 'subscribed' | 'ended';
      email: string;
      isWorking: boolean;
      problem: string | null;
    };

export interface Known {
  /** The token in the address; null or empty when missing. */
  token: string | null;
  signup: SignupSeen | undefined;
  loadError: Error | null;
  submit: { change: SignupChange | undefined; isWorking: boolean; isDone: boolean; error: Error | null };
}

export function newsletterLinkState({ token, signup, loadError, submit }: Known): NewsletterLinkState {
  const link = linkState({
    token,
    seen: signup,
    loadError,
    changeError: submit.error,
    invalid: NEWSLETTER_LINK_INVALID,
  });
  if (link.kind !== 'open') return link;
  const { seen } = link;
  const problem = submit.error ? textOf(submit.error, NEWSLETTER_PRESS_FAILED) : null;
  return { kind: stateOf(seen, submit), email: seen.email, isWorking: submit.isWorking, problem };
}

function stateOf({ status }: SignupSeen, { change, isDone }: Known['submit']) {
  if (status === 'pending') return 'asked';
  if (status === 'unsubscribed') return 'ended';
  return isDone && change === 'confirm' ? 'confirmed' : 'subscribed';
}
