import { useRef, useState } from 'react';
import type { OfferedCoupon } from '@daybook/schema/contract/coupon';
import { COUPON_CODE_MAX } from '@daybook/schema/figures/bounds';
import { couponCodeOf } from '@daybook/schema/rules/discount';
import { COUPON_CODE_REQUIRED, COUPON_NOT_VALID } from '@daybook/schema/words/payment-texts';
import { tooLong } from '@daybook/schema/words/texts';
import { CallError, failureTextOf } from '../../api/call-error.ts';
import { useValidateCoupon } from '../../api/payment.ts';
import * as paymentTexts from './payment-texts.ts';

export type CouponState = ReturnType<typeof useCoupon>;

/**
 * What is typed into the coupon's field, and the coupon that the price follows, as the server last answered it. `held`:
 * the coupon of a payment that was begun and left, which is applied from the start.
 */
export function useCoupon(held: OfferedCoupon | null) {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(held?.code ?? '');
  const [error, setError] = useState<string>();
  const [applied, setApplied] = useState(held);
  const { mutateAsync: validate, isPending } = useValidateCoupon();

  /** Says why the code is refused. It stays where it was typed, and the price is the whole one again. */
  const refuse = (text: string) => {
    setApplied(null);
    setError(text);
    input.current?.focus();
  };
  const apply = async (given: string) => {
    if (isPending) return;
    const code = couponCodeOf(given);
    setTyped(given);
    if (code === '') return refuse(COUPON_CODE_REQUIRED);
    if (code.length > COUPON_CODE_MAX) return refuse(tooLong(COUPON_CODE_MAX));
    setError(undefined);
    try {
      const { valid, coupon, error: why } = await validate(code);
      if (!valid || coupon === null) return refuse(why ?? COUPON_NOT_VALID);
      setTyped(coupon.code);
      setApplied(coupon);
    } catch (failure) {
      const said = failure instanceof CallError ? failure.fields.code : undefined;
      const texts = { refused: paymentTexts.COUPON_CHECK_FAILED, network: paymentTexts.COUPON_CHECK_NETWORK };
      refuse(said ?? failureTextOf(failure, texts));
    }
  };

  return {
    input,
    typed,
    error,
    applied,
    isChecking: isPending,
    type: (text: string) => {
      setTyped(text);
      setError(undefined);
    },
    apply: (given: string) => void apply(given),
    refuse,
    remove: () => {
      setTyped('');
      setError(undefined);
      setApplied(null);
      input.current?.focus();
    },
    /** Whether the price follows what is typed. When it does not, the field says what to do. */
    isSettled: () => {
      const code = couponCodeOf(typed);
      if (code === '' || code === applied?.code) return true;
      setError(paymentTexts.APPLY_OR_EMPTY);
      input.current?.focus();
      return false;
    },
  };
}
