/** Decides what the cancel page shows, as a pure function of what is known. */
import type { CancelAnswer, CancelDetails } from '@daybook/schema/contract/cancel';
import { CANCEL_LINK_INVALID } from '@daybook/schema/words/change-texts';
import { CallError, textOf } from '../api/call-error.ts';
import { CANCEL_FAILED, CANCEL_LOAD_FAILED } from './cancel-texts.ts';

export type CancelState =
  | { kind: 'loading' }
  /** `mayPass`: the server didn't respond or is in trouble, so the link itself may be valid. */
  | { kind: 'failed'; reason: string; mayPass: boolean }
  | { kind: 'review'; booking: CancelDetails; isCancelling: boolean; problem: string | null }
  | { kind: 'too-late'; booking: CancelDetails }
  | { kind: 'already'; booking: CancelDetails }
  | { kind: 'cancelled'; booking: CancelAnswer };

export interface Known {
  /** The token in the address; null or empty when missing. */
  token: string | null;
  booking: CancelDetails | undefined;
  loadError: Error | null;
  /** The response to cancelling on this page. */
  cancelled: CancelAnswer | undefined;
  isCancelling: boolean;
  cancelError: Error | null;
}

export function cancelState(known: Known): CancelState {
  if (!known.token) return { kind: 'failed', reason: CANCEL_LINK_INVALID, mayPass: false };
  if (known.cancelled) return { kind: 'cancelled', booking: known.cancelled };
  const { booking } = known;
  if (!booking) return known.loadError ? failed(known.loadError) : { kind: 'loading' };
  if (booking.status === 'cancelled') return { kind: 'already', booking };
  if (!booking.can_cancel) return { kind: 'too-late', booking };
  const problem = known.cancelError ? textOf(known.cancelError, CANCEL_FAILED) : null;
  return { kind: 'review', booking, isCancelling: known.isCancelling, problem };
}

function failed(error: Error): CancelState {
  if (!(error instanceof CallError)) return { kind: 'failed', reason: CANCEL_LOAD_FAILED, mayPass: false };
  // Only the token was sent, so a bad request means a bad link.
  const reason = error.status === 400 ? CANCEL_LINK_INVALID : textOf(error, CANCEL_LOAD_FAILED);
  return { kind: 'failed', reason, mayPass: error.isPassing };
}
