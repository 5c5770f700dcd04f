import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { OfferSeen } from '@daybook/schema/contract/waiting-list';
import { waitingListRoutes } from '@daybook/schema/words/waiting-list-routes';
import { CallError } from '../api/call-error.ts';
import { callsOf, ownServer } from '../api/call.ts';
import { useChange } from '../api/query-client.ts';
import { LinkNotOpen } from './LinkPage.tsx';
import { offerPageState, type OfferAddress } from './offer-state.ts';
import { OpenOffer, Over, Taken } from './OfferViews.tsx';
import * as texts from './offer-texts.ts';

const call = callsOf(ownServer, waitingListRoutes);
const CONFLICT = 409;

type Step = { name: 'decline' } | { name: 'take'; offer: OfferSeen; address: OfferAddress };

/**
 * The page behind the link in the email that offers a free time: `/offer?token=`. Opening it doesn't accept
 * the offer, because mail scanners open links.
 */
export function OfferPage() {
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  const queries = useQueryClient();
  const queryKey = ['offer', token];
  const load = useQuery({
    queryKey,
    queryFn: ({ signal }) => call('getOffer', { query: { token }, signal }),
    enabled: token !== '',
    refetchOnWindowFocus: true,
  });
  const step = useChange(
    (asked: Step) =>
      asked.name === 'take'
        ? call('takeOffer', { body: { token, service_price: asked.offer.service_price, ...asked.address } })
        : call('declineOffer', { body: { token } }),
    {
      onSuccess: (offer) => queries.setQueryData(queryKey, offer),
      onError: async (error) => {
        // Since the page opened it was taken or its price changed: show its present state.
        if (error instanceof CallError && error.status === CONFLICT) await load.refetch();
      },
    },
  );
  const state = offerPageState({
    token,
    offer: load.data,
    loadError: load.error,
    step: {
      name: step.variables?.name,
      isMove: step.variables?.name === 'take' && step.variables.offer.moves !== null,
      isWorking: step.isPending,
      isDone: step.isSuccess,
      error: step.error,
    },
  });

  switch (state.kind) {
    case 'loading':
    case 'failed':
      return (
        <LinkNotOpen
          state={state}
          title={texts.OFFER_TITLE}
          labels={Object.values(texts.OFFER_FACTS)}
          help={texts.OFFER_HELP}
          onRetry={() => void load.refetch()}
        />
      );
    case 'open':
      return (
        <OpenOffer
          {...state}
          onTake={(address) => step.mutate({ name: 'take', offer: state.offer, address })}
          onDecline={() => step.mutate({ name: 'decline' })}
          onPassed={() => void load.refetch()}
        />
      );
    case 'taken':
      return <Taken {...state} />;
    case 'declined':
    case 'gone':
    case 'over':
      return <Over {...state} />;
  }
}
