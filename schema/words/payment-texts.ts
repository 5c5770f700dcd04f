/** Texts about coupons that the server and the payment page share. */

/** The free trial's coupon, which every new database has. */
export const FREE_TRIAL_CODE = 'DIARYFREE';

export const COUPON_CODE_REQUIRED = 'Please enter a coupon code';
export const COUPON_NOT_VALID = 'Invalid coupon code';
