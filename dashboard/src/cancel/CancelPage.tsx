import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { CancelAnswer, CancelDetails } from '@daybook/schema/contract/cancel';
import { CANCEL_LINK_INVALID } from '@daybook/schema/words/change-texts';
import { CallError, statusOf, textOf } from '#api/call-error.ts';
import { call } from '#api/call.ts';
import { useTask } from '#api/use-call.ts';
import { Stack } from '#ui/Layout.tsx';
import { LinkFailed } from '#ui/message/LinkFailed.tsx';
import * as texts from './cancel-texts.ts';
import { AlreadyCancelled, Cancelled, LoadingBooking, Review, TooLate } from './CancelViews.tsx';
import { EarlierTime } from './EarlierTime.tsx';
import { YourData } from './YourData.tsx';

const BAD_REQUEST = 400;
const CONFLICT = 409;

/**
 * The page behind the link in the confirmation email: `/cancel?token=`. Opening it cancels nothing. The token
 * goes only to our own calls, and to the diary that changes the time.
 */
export function CancelPage() {
  const [query] = useSearchParams();
  const token = query.get('token');
  const load = useQuery({
    queryKey: ['booking to cancel', token],
    queryFn: ({ signal }) => call('getCancelDetails', { query: { token: token ?? '' }, signal }),
    enabled: Boolean(token),
  });
  const cancel = useTask(() => call('cancelByToken', { body: { token: token ?? '' } }), {
    onError: async (error) => {
      // The booking was cancelled elsewhere, or has begun, since the page opened: show its present state.
      if (statusOf(error) === CONFLICT) await load.refetch();
    },
  });
  const state = cancelState({
    token,
    booking: load.data,
    loadError: load.error,
    cancelled: cancel.data,
    isCancelling: cancel.isPending,
    cancelError: cancel.error,
  });

  return (
    <Stack gap={32}>
      <Shown
        state={state}
        token={token ?? ''}
        onRetry={() => void load.refetch()}
        onConfirm={() => cancel.mutate()}
      />
      {token && 'booking' in state && state.kind !== 'cancelled' ? (
        <EarlierTime token={token} booking={state.booking} />
      ) : null}
      {/* Outside the states, so that it still says that the link was sent after a cancellation. */}
      {token && 'booking' in state ? <YourData token={token} booking={state.booking} /> : null}
    </Stack>
  );
}

interface ShownProps {
  token: string;
  state: CancelState;
  onRetry: () => void;
  onConfirm: () => void;
}

function Shown({ state, token, onRetry, onConfirm }: ShownProps) {
  switch (state.kind) {
    case 'loading':
      return <LoadingBooking />;
    case 'failed':
      return (
        <LinkFailed
          {...state}
          title={texts.CANCEL_UNABLE_TO_LOAD}
          help={texts.CANCEL_LINK_HELP}
          onRetry={onRetry}
        />
      );
    case 'review':
      return <Review {...state} token={token} onConfirm={onConfirm} />;
    case 'too-late':
      return <TooLate booking={state.booking} />;
    case 'already':
      return <AlreadyCancelled booking={state.booking} />;
    case 'cancelled':
      return <Cancelled booking={state.booking} />;
  }
}

type CancelState =
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
  const problem = known.cancelError ? textOf(known.cancelError, texts.CANCEL_FAILED) : null;
  return { kind: 'review', booking, isCancelling: known.isCancelling, problem };
}

function failed(error: Error): CancelState {
  if (!(error instanceof CallError))
    return { kind: 'failed', reason: texts.CANCEL_LOAD_FAILED, mayPass: false };
  // Only the token was sent, so a bad request means a bad link.
  const reason = error.status === BAD_REQUEST ? CANCEL_LINK_INVALID : textOf(error, texts.CANCEL_LOAD_FAILED);
  return { kind: 'failed', reason, mayPass: error.isPassing };
}
