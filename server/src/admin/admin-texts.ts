/** What the platform’s admin is refused. */

export const PAID_BY_SUBSCRIPTION =
  'A subscription pays for this business, so it cannot be set to unpaid. Its owner can cancel the subscription in Settings.';
export const COUPON_CODE_TAKEN = 'There is a coupon with this code already.';
export const MAX_USES_BELOW_USED = 'It has been used more often than that already.';
export const COUPON_STILL_ACTIVE = 'Deactivate the coupon before you delete it.';
