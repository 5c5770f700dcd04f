import { useQuery } from '@tanstack/react-query';
import type { CallBody } from '@daybook/schema/contract/calls';
import { call } from './call.ts';
import { businessesKey } from './keys.ts';
import { useChange } from './query-client.ts';

/** Checks whether a coupon can be used and what it gives. An unusable coupon is a response, not an error. */
export function useValidateCoupon() {
  return useChange((code: string) => call('validateCoupon', { body: { code } }));
}

/** Checks a code that nobody typed, once. */
export function useCouponVerdict(code: string, { enabled }: { enabled: boolean }) {
  return useQuery({
    queryKey: ['coupon', code],
    queryFn: ({ signal }) => call('validateCoupon', { body: { code }, signal }),
    enabled,
    retry: false,
    staleTime: Infinity,
  });
}

/** Activates the business when that is free, otherwise resolves to where to pay. */
export function useCheckout(businessId: number) {
  return useChange(
    (body: CallBody<'createCheckout'>) => call('createCheckout', { params: { businessId }, body }),
    { renews: [businessesKey], waitsFor: [businessesKey] },
  );
}

/** Resolves to the address where a subscriber changes the card, sees invoices and cancels. */
export function useOpenBillingPortal(businessId: number) {
  return useChange(() => call('openBillingPortal', { params: { businessId }, body: {} }));
}
