import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { businessesKey } from '../../api/keys.ts';
import { Banner } from '../../ui/message/Banner.tsx';
import { useActivated, type Activated } from '../activated.ts';
import { PAYMENT_CANCELLED, PAYMENT_SUCCESSFUL, SETUP_COMPLETE, TRIAL_BEGUN } from './dashboard-texts.ts';

/** How long it says what a payment led to. */
const PAYMENT_BANNER_MILLISECONDS = 5000;

/** What was activated free was not paid for. */
const activatedTexts: Record<Activated, string> = { trial: TRIAL_BEGUN, setup: SETUP_COMPLETE };

function withoutPayment(query: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(query);
  rest.delete('payment');
  return rest;
}

/**
 * How the payment went, as the address tells on the way back from it: `payment=success&business=7` or
 * `payment=cancelled`. Gone after 5 seconds, and its word with it; the business and whatever else the address tells
 * stays.
 */
export function PaymentBanner() {
  const [query, setQuery] = useSearchParams();
  const queries = useQueryClient();
  const activated = useActivated();
  const payment = query.get('payment');
  const outcome =
    payment === 'success' && query.has('business') ? 'success' : payment === 'cancelled' ? 'cancelled' : null;

  useEffect(() => {
    if (outcome === null) return;
    // The payment provider tells the server, perhaps a moment after the browser is back.
    const renew = () => void queries.invalidateQueries({ queryKey: businessesKey });
    renew();
    const timer = setTimeout(() => {
      renew();
      setQuery(withoutPayment, { replace: true, preventScrollReset: true });
    }, PAYMENT_BANNER_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [outcome, queries, setQuery]);

  if (outcome === null) return null;
  return outcome === 'success' ? (
    <Banner tone="leaf" isAnnounced>
      {activated === null ? PAYMENT_SUCCESSFUL : activatedTexts[activated]}
    </Banner>
  ) : (
    <Banner tone="amber" isAnnounced>
      {PAYMENT_CANCELLED}
    </Banner>
  );
}
