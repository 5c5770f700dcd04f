import { useQuery } from '@tanstack/react-query';
import type { CallBody } from '@daybook/schema/contract/calls';
import { call } from './call.ts';
import { businessesKey, couponKey } from './keys.ts';
import { useChange } from './query-client.ts';

/** Whether a coupon can be used, and what it gives; its verdict may be 'no'. */
export function useValidateCoupon() {
  return useChange((code: string) => call('validateCoupon', { body: { code } }));
}

/** The same for a code that nobody has typed: asked once. */
export function useCouponVerdict(code: string, { enabled }: { enabled: boolean }) {
  return useQuery({
    queryKey: couponKey(code),
    queryFn: ({ signal }) => call('validateCoupon', { body: { code }, signal }),
    enabled,
    retry: false,
    staleTime: Infinity,
  });
}

/** Activates the business where that costs nothing, or tells where to pay. */
export function useCheckout(businessId: number) {
  return useChange(
    (body: CallBody<'createCheckout'>) =>
      call('createCheckout', { params: { businessId: String(businessId) }, body }),
    { renews: [businessesKey], waitsFor: [businessesKey] },
  );
}

/** The address at which a subscriber changes the card, sees invoices and cancels. */
export function useOpenBillingPortal(businessId: number) {
  return useChange(() => call('openBillingPortal', { params: { businessId: String(businessId) }, body: {} }));
}
