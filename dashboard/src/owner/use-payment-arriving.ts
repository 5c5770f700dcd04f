import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams, useLocation } from 'react-router';
import type { Business } from '@daybook/schema/contract/business';
import { businessesKey } from '../api/keys.ts';

const ASK_EVERY = 2_000;
/** A payment that takes longer than this takes days, or its news was lost on the way: there is no hurry. */
const HURRY_FOR = 120_000;
const ASK_LATER_EVERY = 30_000;

/**
 * Whether the business's payment is on its way: the payer has finished, by what the server knows, or by the address on
 * the way back, which comes a moment before the server hears of it. How the business stands is asked for meanwhile.
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
    const ask = () => void queries.invalidateQueries({ queryKey: businessesKey });
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

/** What was activated without a payment: told from the payment page to the dashboard, in the router's state. */
export type Activated = 'trial' | 'setup';

/** What the page was opened with; null when it was opened any other way. */
export function useActivated(): Activated | null {
  const location = useLocation();
  return readActivated(location.state);
}

function readActivated(state: unknown): Activated | null {
  if (typeof state !== 'object' || state === null || !('activated' in state)) return null;
  return state.activated === 'trial' || state.activated === 'setup' ? state.activated : null;
}
