import { useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { CouponForm, CouponRequest } from '@daybook/schema/contract/admin/coupons';

/** What each type of discount begins with: percent, or pounds. */
export const AMOUNTS = { percentage: 100, fixed: 10 };

type Form = Pick<UseFormReturn<CouponForm, unknown, CouponRequest>, 'getValues' | 'setValue' | 'clearErrors'>;

/** Keeps an amount for each type of discount while another is chosen, since 100 % is not £100. */
export function useOwnAmounts({ getValues, setValue, clearErrors }: Form) {
  const amounts = useRef(AMOUNTS);
  return {
    /** Call it before the form holds the type that was chosen. */
    change(chosen: string) {
      const before = getValues('discount_type');
      const typed = getValues('discount_value');
      if (before !== 'trial' && Number.isFinite(typed))
        amounts.current = { ...amounts.current, [before]: typed };
      if (chosen === 'percentage' || chosen === 'fixed') setValue('discount_value', amounts.current[chosen]);
      clearErrors('discount_value');
    },
  };
}
