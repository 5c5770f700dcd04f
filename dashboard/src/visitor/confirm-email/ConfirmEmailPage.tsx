import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { call } from '../../api/call.ts';
import { useChange } from '../../api/use-change.ts';
import { LinkFailed } from '../../ui/message/LinkFailed.tsx';
import { LINK_UNABLE_TO_OPEN } from '../link-texts.ts';
import { EMAIL_LINK_HELP } from './confirm-email-texts.ts';
import { confirmState } from './confirm-state.ts';
import { AlreadyConfirmed, Confirmed } from './Outcome.tsx';
import { LoadingAddress, Review } from './Review.tsx';

/**
 * The page behind the link in the email to a business's email address: `/confirm-email?token=`. Opening it
 * confirms nothing, and needs no account: whoever reads the address's mail may say that it is theirs.
 */
export function ConfirmEmailPage() {
  const [query] = useSearchParams();
  const token = query.get('token');
  const load = useQuery({
    queryKey: ['email to confirm', token],
    queryFn: ({ signal }) => call('getEmailConfirmation', { query: { token: token ?? '' }, signal }),
    enabled: Boolean(token),
  });
  const confirm = useChange(() => call('confirmEmail', { body: { token: token ?? '' } }));
  const state = confirmState({
    token,
    email: load.data,
    loadError: load.error,
    confirmed: confirm.data,
    isConfirming: confirm.isPending,
    confirmError: confirm.error,
  });

  switch (state.kind) {
    case 'loading':
      return <LoadingAddress />;
    case 'failed':
      return (
        <LinkFailed
          {...state}
          title={LINK_UNABLE_TO_OPEN}
          help={EMAIL_LINK_HELP}
          onRetry={() => void load.refetch()}
        />
      );
    case 'review':
      return <Review {...state} onConfirm={() => confirm.mutate()} />;
    case 'already':
      return <AlreadyConfirmed email={state.email} />;
    case 'confirmed':
      return <Confirmed email={state.email} />;
  }
}
