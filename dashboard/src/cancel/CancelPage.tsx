import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { call } from '../api/call.ts';
import { CallError } from '../api/call-error.ts';
import { useChange } from '../api/query-client.ts';
import { LinkFailed } from '../ui/message/LinkFailed.tsx';
import { Stack } from '../ui/Layout.tsx';
import { cancelState, type CancelState } from './cancel-state.ts';
import { CANCEL_LINK_HELP, CANCEL_UNABLE_TO_LOAD } from './cancel-texts.ts';
import { AlreadyCancelled, Cancelled, LoadingBooking, Review, TooLate } from './CancelViews.tsx';
import { EarlierTime } from './EarlierTime.tsx';
import { YourData } from './YourData.tsx';

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
  const cancel = useChange(() => call('cancelByToken', { body: { token: token ?? '' } }), {
    onError: async (error) => {
      // The booking was cancelled elsewhere, or has begun, since the page opened: show its present state.
      if (error instanceof CallError && error.status === CONFLICT) await load.refetch();
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
        <LinkFailed {...state} title={CANCEL_UNABLE_TO_LOAD} help={CANCEL_LINK_HELP} onRetry={onRetry} />
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
