/** What the page behind the link shows, as a pure function of what is known. */
import type { EmailConfirmation } from '@daybook/schema/contract/business';
import { EMAIL_LINK_INVALID } from '@daybook/schema/words/confirm-email-texts';
import { CallError, textOf } from '../api/call-error.ts';
import { EMAIL_CONFIRM_FAILED } from './confirm-email-texts.ts';
import { LINK_LOAD_FAILED } from './email-link-texts.ts';

export type ConfirmState =
  | { kind: 'loading' }
  /** `mayPass`: nobody could answer, so the link itself may be perfectly good. */
  | { kind: 'failed'; reason: string; mayPass: boolean }
  | { kind: 'review'; email: EmailConfirmation; isConfirming: boolean; problem: string | null }
  | { kind: 'already'; email: EmailConfirmation }
  | { kind: 'confirmed'; email: EmailConfirmation };

export interface Known {
  /** The token in the address; null or empty when it is missing. */
  token: string | null;
  /** The address that the token is about, once loaded. */
  email: EmailConfirmation | undefined;
  loadError: Error | null;
  /** The response to this page's own confirmation. */
  confirmed: EmailConfirmation | undefined;
  isConfirming: boolean;
  confirmError: Error | null;
}

const NOT_FOUND = 404;

export function confirmState(known: Known): ConfirmState {
  if (!known.token) return { kind: 'failed', reason: EMAIL_LINK_INVALID, mayPass: false };
  if (known.confirmed) return { kind: 'confirmed', email: known.confirmed };
  const { email, confirmError } = known;
  // The link has ended, or the address was changed, since the page was opened.
  if (confirmError instanceof CallError && confirmError.status === NOT_FOUND) return failed(confirmError);
  if (!email) return known.loadError ? failed(known.loadError) : { kind: 'loading' };
  if (email.is_confirmed) return { kind: 'already', email };
  const problem = confirmError ? textOf(confirmError, EMAIL_CONFIRM_FAILED) : null;
  return { kind: 'review', email, isConfirming: known.isConfirming, problem };
}

function failed(error: Error): ConfirmState {
  const mayPass = error instanceof CallError && error.isPassing;
  return { kind: 'failed', reason: textOf(error, LINK_LOAD_FAILED), mayPass };
}
