import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { businessesKey } from '../../api/keys.ts';
import { useActivated } from '../activated.ts';
import { useOwnBusinesses } from '../businesses.ts';

const ASK_EVERY = 2_000;
/** A payment that takes longer than this takes days: the page says how the business stands until then. */
const ASK_FOR = 120_000;

/**
 * The id of the business that was paid for a moment ago, by the address on the way back, as long as the server has not
 * heard of it from the payment provider; it is asked meanwhile. Null else.
 */
export function useArrivingPayment(): number | null {
  const [query] = useSearchParams();
  const activated = useActivated();
  const queries = useQueryClient();
  const { businesses } = useOwnBusinesses();
  const [paidFor, setPaidFor] = useState<string | null>(null);
  const told = query.get('payment') === 'success' && activated === null ? query.get('business') : null;
  if (told !== null && told !== paidFor) setPaidFor(told);
  const business = businesses?.find(({ id }) => String(id) === paidFor);
  const arriving = business && business.standing !== 'paid' ? business.id : null;

  useEffect(() => {
    if (arriving === null) return;
    const asking = setInterval(() => void queries.invalidateQueries({ queryKey: businessesKey }), ASK_EVERY);
    const enough = setTimeout(() => setPaidFor(null), ASK_FOR);
    return () => {
      clearInterval(asking);
      clearTimeout(enough);
    };
  }, [arriving, queries]);
  return arriving;
}
