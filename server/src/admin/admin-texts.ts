export const PAID_BY_SUBSCRIPTION =
  'A subscription pays for this business, so you can’t set it to unpaid. Its owner can cancel the subscription in Settings.';
export const COUPON_CODE_TAKEN = 'There is already a coupon with this code.';
export const MAX_USES_BELOW_USED = 'It has already been used more often than that.';
export const COUPON_STILL_ACTIVE = 'Deactivate the coupon before you delete it.';
