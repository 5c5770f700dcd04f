import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { businessesKey } from '../../api/keys.ts';
import { Banner } from '../../ui/message/Banner.tsx';
import { useActivated, type Activated } from '../activated.ts';
import { useOwnBusinesses } from '../businesses.ts';
import * as texts from './dashboard-texts.ts';

/** How long the banner says what a payment led to. */
const PAYMENT_BANNER_MILLISECONDS = 5000;

/** What is said instead when nothing was paid, because a coupon made it free. */
const activatedTexts: Record<Activated, string> = { trial: texts.TRIAL_BEGUN, setup: texts.SETUP_COMPLETE };

function withoutPayment(query: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(query);
  rest.delete('payment');
  return rest;
}

/**
 * Says how a payment went, by the address on the way back from it: `payment=success&business=7` or
 * `payment=cancelled`. After 5 seconds it disappears and takes `payment` out of the address, where everything else
 * stays.
 */
export function PaymentBanner() {
  const [query, setQuery] = useSearchParams();
  const queries = useQueryClient();
  const activated = useActivated();
  const payment = query.get('payment');
  const { businesses } = useOwnBusinesses();
  const paidFor = businesses?.find(({ id }) => String(id) === query.get('business'));
  // Money that is still on its way is told of by the banner below: nothing is paid yet.
  const isHere = activated !== null || paidFor?.billing_status === 'paid';
  const outcome =
    payment === 'success' && query.has('business')
      ? isHere
        ? 'success'
        : 'awaited'
      : payment === 'cancelled'
        ? 'cancelled'
        : null;

  useEffect(() => {
    if (outcome === null) return;
    // The server hears from the payment provider, perhaps a moment after the browser is back.
    const renew = () => void queries.invalidateQueries({ queryKey: businessesKey });
    renew();
    const timer = setTimeout(() => {
      renew();
      setQuery(withoutPayment, { replace: true, preventScrollReset: true });
    }, PAYMENT_BANNER_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [outcome, queries, setQuery]);

  if (outcome === null || outcome === 'awaited') return null;
  return outcome === 'success' ? (
    <Banner tone="leaf" isAnnounced>
      {activated === null ? texts.PAYMENT_SUCCESSFUL : activatedTexts[activated]}
    </Banner>
  ) : (
    <Banner tone="amber" isAnnounced>
      {texts.PAYMENT_CANCELLED}
    </Banner>
  );
}
