import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { call } from '../../api/call.ts';
import { useChange } from '../../api/use-change.ts';
import { LinkFailed } from '../../ui/message/LinkFailed.tsx';
import { LINK_UNABLE_TO_OPEN } from '../link-texts.ts';
import { linkState, type Wish } from './link-state.ts';
import { LoadingSignup } from './LoadingSignup.tsx';
import { NEWSLETTER_LINK_HELP } from './newsletter-link-texts.ts';
import { SignupState } from './SignupState.tsx';

/**
 * The page behind the link in every email about the newsletter: `/newsletter?token=`. Opening it changes nothing, and
 * needs no account: whoever reads the address's mail decides.
 */
export function NewsletterLinkPage() {
  const [query] = useSearchParams();
  const token = query.get('token');
  const queries = useQueryClient();
  const queryKey = ['newsletter link', token];
  const load = useQuery({
    queryKey,
    queryFn: ({ signal }) => call('getSignup', { query: { token: token ?? '' }, signal }),
    enabled: Boolean(token),
  });
  const press = useChange(
    (wish: Wish) =>
      call(wish === 'confirm' ? 'confirmSignup' : 'endSignup', { body: { token: token ?? '' } }),
    { onSuccess: (signup) => queries.setQueryData(queryKey, signup) },
  );
  const state = linkState({
    token,
    signup: load.data,
    loadError: load.error,
    press: {
      wish: press.variables,
      isWorking: press.isPending,
      isDone: press.isSuccess,
      error: press.error,
    },
  });

  if (state.kind === 'loading') return <LoadingSignup />;
  if (state.kind !== 'failed')
    return <SignupState key={state.kind} {...state} onPress={(wish) => press.mutate(wish)} />;
  return (
    <LinkFailed
      {...state}
      title={LINK_UNABLE_TO_OPEN}
      help={NEWSLETTER_LINK_HELP}
      onRetry={() => void load.refetch()}
    />
  );
}
