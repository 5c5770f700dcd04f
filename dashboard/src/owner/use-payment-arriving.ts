import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams, useLocation } from 'react-router';
import type { Business } from '@daybook/schema/contract/business';
import { responsesOf } from '#api/query-client.ts';

const ASK_EVERY = 2_000;
/** Milliseconds. A payment that takes longer takes days, or its webhook was lost, so we ask less often. */
const HURRY_FOR = 120_000;
const ASK_LATER_EVERY = 30_000;

/**
 * Returns whether a payment is on its way, and reloads the businesses meanwhile. The address on the way back
 * from payment says so a moment before the server does.
 */
export function usePaymentArriving({ id, billing_status, unfinished_checkout }: Business): boolean {
  const [query] = useSearchParams();
  const activated = useActivated();
  const queries = useQueryClient();
  const [paidFor, setPaidFor] = useState<string | null>(null);
  const told = query.get('payment') === 'success' && activated === null ? query.get('business') : null;
  if (told !== null && told !== paidFor) setPaidFor(told);
  const hasFinished =
    unfinished_checkout === 'processing' || (unfinished_checkout === 'open' && paidFor === String(id));
  const isArriving = billing_status !== 'paid' && hasFinished;

  useEffect(() => {
    if (!isArriving) return;
    const ask = () => void queries.invalidateQueries(responsesOf('listMyBusinesses'));
    let asking = setInterval(ask, ASK_EVERY);
    const later = setTimeout(() => {
      clearInterval(asking);
      asking = setInterval(ask, ASK_LATER_EVERY);
    }, HURRY_FOR);
    return () => {
      clearInterval(asking);
      clearTimeout(later);
    };
  }, [isArriving, queries]);
  return isArriving;
}

/** Passed from the payment page to the dashboard in the router's state. */
export type Activated = 'trial' | 'setup';

/** Returns null when the page wasn't opened from the payment page. */
export function useActivated(): Activated | null {
  const location = useLocation();
  return readActivated(location.state);
}

function readActivated(state: unknown): Activated | null {
  if (typeof state !== 'object' || state === null || !('activated' in state)) return null;
  return state.activated === 'trial' || state.activated === 'setup' ? state.activated : null;
}
