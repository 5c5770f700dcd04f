import { FREE_TRIAL_CODE } from '@daybook/schema/words/payment-texts';
import { useCall } from '#api/use-call.ts';
import { useOwnBusinesses } from './businesses.ts';

/** Returns the hours of the free trial that this account can still have: null for none, undefined until we know. */
export function useTrialHours(): number | null | undefined {
  const { businesses } = useOwnBusinesses();
  const hadTrial = businesses?.some(({ trial_expires_at }) => trial_expires_at !== null) ?? false;
  const { data, isPending } = useCall(
    'validateCoupon',
    { body: { code: FREE_TRIAL_CODE } },
    { enabled: !hadTrial, retry: false, staleTime: Infinity },
  );
  if (hadTrial) return null;
  return isPending ? undefined : (data?.coupon?.trial_duration_hours ?? null);
}
