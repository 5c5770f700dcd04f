import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { PAYMENT_CANCELLED, PAYMENT_SUCCESSFUL } from '@daybook/schema/words/business-texts';
import { PAYMENT_BANNER_MILLISECONDS } from '@daybook/schema/words/limits';
import { pages } from '@daybook/schema/words/routes';
import { businessesKey } from '../../api/keys.ts';
import { Banner } from '../../ui/message/Banner.tsx';

/**
 * How the payment went, as the address tells on the way back from it: `payment=success&business=7` or
 * `payment=cancelled`. Gone after 5 seconds, and with it the query.
 */
export function PaymentBanner() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const queries = useQueryClient();
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
      void navigate(pages.dashboard, { replace: true });
    }, PAYMENT_BANNER_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [outcome, queries, navigate]);

  if (outcome === null) return null;
  return outcome === 'success' ? (
    <Banner tone="leaf" isAnnounced>
      {PAYMENT_SUCCESSFUL}
    </Banner>
  ) : (
    <Banner tone="amber" isAnnounced>
      {PAYMENT_CANCELLED}
    </Banner>
  );
}
