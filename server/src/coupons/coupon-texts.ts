/** Why a coupon cannot be used. */

export const COUPON_EXPIRED = 'This coupon has expired';
export const COUPON_USED_UP = 'This coupon has reached its usage limit';
export const COUPON_ALREADY_USED = 'This business has already used this coupon';
export const TRIAL_ALREADY_USED =
  'Your account has already had its free trial. Each account gets one, however many businesses it has.';
