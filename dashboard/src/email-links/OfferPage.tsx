import type { OfferSeen } from '@daybook/schema/contract/waiting-list';
import { waitingListRoutes } from '@daybook/schema/words/waiting-list-routes';
import { callsOf, ownServer } from '../api/call.ts';
import { LinkNotOpen } from './LinkPage.tsx';
import { offerPageState, type OfferStep } from './offer-state.ts';
import { OpenOffer, Over, Taken } from './OfferViews.tsx';
import * as texts from './offer-texts.ts';
import { useLink } from './use-link.ts';

const call = callsOf(ownServer, waitingListRoutes);

/**
 * The page behind the link in the email that offers a free time: `/offer?token=`. Opening it doesn't accept
 * the offer, because mail scanners open links.
 */
export function OfferPage() {
  const { link, reload, submit } = useLink<OfferSeen, OfferStep>({
    name: 'offer',
    load: (token, signal) => call('getOffer', { query: { token }, signal }),
    change: (token, step) =>
      step.is === 'take'
        ? call('takeOffer', { body: { token, service_price: step.offer.service_price, ...step.address } })
        : call('declineOffer', { body: { token } }),
    refetchOnWindowFocus: true,
  });
  const state = offerPageState(link);

  switch (state.kind) {
    case 'loading':
    case 'failed':
      return (
        <LinkNotOpen
          state={state}
          title={texts.OFFER_TITLE}
          labels={Object.values(texts.OFFER_FACTS)}
          help={texts.OFFER_HELP}
          onRetry={reload}
        />
      );
    case 'open':
      return (
        <OpenOffer
          {...state}
          onTake={(address) => submit({ is: 'take', offer: state.offer, address })}
          onDecline={() => submit({ is: 'decline' })}
          onPassed={reload}
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
