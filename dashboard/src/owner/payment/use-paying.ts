import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Business } from '@daybook/schema/contract/business';
import type { CheckoutAnswer } from '@daybook/schema/contract/payment';
import { withQuery } from '@daybook/schema/rules/path';
import { pages } from '@daybook/schema/words/routes';
import { CallError, failureTextOf } from '../../api/call-error.ts';
import { useCheckout } from '../../api/payment.ts';
import type { Activated } from '../activated.ts';
import { useReturning } from '../use-returning.ts';
import * as texts from './payment-texts.ts';
import type { CouponState } from './use-coupon.ts';

export type Paying = ReturnType<typeof usePaying>;

/**
 * Begins a payment, and leaves for the provider's page, or for the dashboard when nothing is to be paid. It takes one
 * press at a time.
 */
export function usePaying(business: Business, coupon: CouponState) {
  const { mutateAsync: begin } = useCheckout(business.id);
  const navigate = useNavigate();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isLeaving, setIsLeaving] = useState(false);
  // A second press may come before React has drawn the first.
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
      leave(await begin({ coupon_code: coupon.applied?.code ?? null }));
    } catch (error) {
      const ofCoupon = error instanceof CallError ? error.fields.coupon_code : undefined;
      if (ofCoupon === undefined)
        setRefusal(failureTextOf(error, { refused: texts.CHECKOUT_FAILED, network: texts.PAYMENT_FAILED }));
      else coupon.refuse(ofCoupon);
      stay();
    }
  };
  return { pay: () => void pay(), isLeaving, refusal };
}
