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
export const PAYMENTS_UNAVAILABLE =
  'Payments are briefly unavailable. Nothing was charged. Please try again.';
export const NO_SUBSCRIPTION = 'This business has no subscription.';

/* Making a coupon */
export const COUPON_CODE_NOT_VALID = 'Use uppercase letters, numbers, hyphens, and underscores only';
export const COUPON_CODE_TAKEN = 'There is a coupon with this code already.';
export const PERCENTAGE_NOT_VALID = 'Please enter a whole number from 0 to 100';
export const FIXED_NOT_VALID = 'Please enter an amount from £0 to £49';
export const TRIAL_HOURS_NOT_VALID = 'Please choose 24 or 48 hours';
export const COUPON_USES_NOT_VALID = 'Please enter a whole number from 1, or leave it empty';
export const MAX_USES_BELOW_USED = 'It has been used more often than that already.';
export const COUPON_NOT_FOUND = 'This coupon does not exist.';
export const COUPON_STILL_ACTIVE = 'Deactivate the coupon before you delete it.';
