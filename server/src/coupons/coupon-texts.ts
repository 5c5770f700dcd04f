/** Why a coupon cannot be used. */

export const COUPON_EXPIRED = 'This coupon has expired';
export const COUPON_USED_UP = 'This coupon has been used as often as it can be';
export const COUPON_ALREADY_USED = 'This business has used this coupon already';
export const TRIAL_ALREADY_USED =
  'Your account has had its free trial already. There is one trial per account, whatever the number of businesses.';
