import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Business } from '@daybook/schema/contract/business';
import type { OfferedCoupon } from '@daybook/schema/contract/coupon';
import type { CheckoutAnswer } from '@daybook/schema/contract/payment';
import { COUPON_CODE_MAX } from '@daybook/schema/figures/bounds';
import { couponCodeOf } from '@daybook/schema/rules/discount';
import { withQuery } from '@daybook/schema/rules/path';
import { tooLong } from '@daybook/schema/words/booking-form-texts';
import { COUPON_CODE_REQUIRED, COUPON_NOT_VALID } from '@daybook/schema/words/payment-texts';
import { pages } from '@daybook/schema/words/routes';
import { CallError, failureTextOf } from '#api/call-error.ts';
import { useChange } from '#api/use-call.ts';
import type { Activated } from '../use-payment-arriving.ts';
import { useReturning } from '../use-returning.ts';
import type { Offer } from './offer.ts';
import * as texts from './payment-texts.ts';

export type Paying = ReturnType<typeof usePaying>;

/** Opens the provider's page, or the dashboard if nothing is to be paid. It ignores clicks meanwhile. */
export function usePaying(business: Business, coupon: CouponState, way: Offer['way']) {
  const { mutateAsync: begin } = useChange('createCheckout');
  const navigate = useNavigate();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isLeaving, setIsLeaving] = useState(false);
  // A second click may come before React has rendered the first.
  const hasBegun = useRef(false);
  const stay = () => {
    hasBegun.current = false;
    setIsLeaving(false);
  };
  useReturning(stay);

  const leave = ({ free_activation, redirect_url, checkout_url }: CheckoutAnswer) => {
    if (free_activation) {
      const activated: Activated = coupon.applied?.discount_type === 'trial' ? 'trial' : 'setup';
      return void navigate(redirect_url ?? withQuery(pages.dashboard, { business: business.id }), {
        state: { activated },
      });
    }
    if (checkout_url !== null) return window.location.assign(checkout_url);
    setRefusal(texts.NO_CHECKOUT_URL);
    stay();
  };
  const pay = async () => {
    if (hasBegun.current || coupon.isChecking || !coupon.isSettled()) return;
    hasBegun.current = true;
    setIsLeaving(true);
    setRefusal(null);
    try {
      leave(
        await begin({
          params: { businessId: business.id },
          body: { coupon_code: coupon.applied?.code ?? null },
        }),
      );
    } catch (error) {
      const ofCoupon = error instanceof CallError ? error.fields.coupon_code : undefined;
      if (ofCoupon === undefined) {
        setRefusal(
          failureTextOf(error, way === 'checkout' ? texts.CHECKOUT_FAILED : texts.ACTIVATION_FAILED),
        );
      } else coupon.refuse(ofCoupon);
      stay();
    }
  };
  return { pay: () => void pay(), isLeaving, refusal };
}

export type CouponState = ReturnType<typeof useCoupon>;

/** `applied` is as the server last returned it. `held` is an unfinished payment's coupon, applied at once. */
export function useCoupon(held: OfferedCoupon | null) {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(held?.code ?? '');
  const [error, setError] = useState<string>();
  const [applied, setApplied] = useState(held);
  const { mutateAsync: validate, isPending } = useChange('validateCoupon');

  // Says why the code is refused. The field keeps it, and the price is the full one again.
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
      const { valid, coupon, error: why } = await validate({ body: { code } });
      if (!valid || coupon === null) return refuse(why ?? COUPON_NOT_VALID);
      setTyped(coupon.code);
      setApplied(coupon);
    } catch (failure) {
      const said = failure instanceof CallError ? failure.fields.code : undefined;
      refuse(said ?? failureTextOf(failure, texts.COUPON_CHECK_FAILED));
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
    /** Returns whether the typed code is applied. If it isn't, the field says what to do. */
    isSettled: () => {
      const code = couponCodeOf(typed);
      if (code === '' || code === applied?.code) return true;
      setError(texts.APPLY_OR_EMPTY);
      input.current?.focus();
      return false;
    },
  };
}
