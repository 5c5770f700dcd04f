import type { EmailConfirmation } from '@daybook/schema/contract/business';
import { LINK_INVALID } from '@daybook/schema/words/texts';
import { textOf } from '../api/call-error.ts';
import { EMAIL_CONFIRM_FAILED } from './confirm-email-texts.ts';
import { linkState, type Unopened } from './link-state.ts';

type ConfirmState =
  | Unopened
  | { kind: 'review'; email: EmailConfirmation; isConfirming: boolean; problem: string | null }
  | { kind: 'already'; email: EmailConfirmation }
  | { kind: 'confirmed'; email: EmailConfirmation };

export interface Known {
  /** The token in the address; null or empty when missing. */
  token: string | null;
  email: EmailConfirmation | undefined;
  loadError: Error | null;
  /** The response to confirming on this page. */
  confirmed: EmailConfirmation | undefined;
  isConfirming: boolean;
  confirmError: Error | null;
}

export function confirmState(known: Known): ConfirmState {
  const { confirmed, confirmError } = known;
  if (known.token && confirmed) return { kind: 'confirmed', email: confirmed };
  const link = linkState({
    ...known,
    seen: known.email,
    changeError: confirmError,
    invalid: LINK_INVALID,
  });
  if (link.kind !== 'open') return link;
  const email = link.seen;
  if (email.is_confirmed) return { kind: 'already', email };
  const problem = confirmError ? textOf(confirmError, EMAIL_CONFIRM_FAILED) : null;
  return { kind: 'review', email, isConfirming: known.isConfirming, problem };
}
