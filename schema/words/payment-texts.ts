/** Paying and coupons: what the server answers, and what the payment page says of the same. */

/** The coupon of the free trial that every database has from the start. */
export const FREE_TRIAL_CODE = 'DIARYFREE';

export const COUPON_CODE_REQUIRED = 'Please enter a coupon code';
export const COUPON_NOT_VALID = 'Invalid coupon code';
export const COUPON_EXPIRED = 'This coupon has expired';
export const COUPON_USED_UP = 'This coupon has been used as often as it can be';
export const COUPON_ALREADY_USED = 'This business has used this coupon already';
export const TRIAL_ALREADY_USED =
  'Your account has had its free trial already. There is one trial per account, whatever the number of businesses.';
export const TRIAL_NOT_NEEDED = 'This business has been paid for already: it needs no trial.';

export const ALREADY_PAID = 'This business is paid for already.';
export const PAYMENT_UNDER_WAY =
  'A payment for this business is on its way. We set the business up as soon as it has arrived.';
export const CHECKOUT_FAILED = 'Failed to create checkout session';
export const NO_CHECKOUT_URL = 'No checkout URL provided';
export const PAYMENTS_UNAVAILABLE =
  'Payments are briefly unavailable. Nothing was charged. Please try again.';
export const NO_SUBSCRIPTION = 'This business has no subscription.';
