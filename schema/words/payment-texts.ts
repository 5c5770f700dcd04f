/** A coupon: what the server answers, and what the payment page says of the same. */

/** The coupon of the free trial that every database has from the start. */
export const FREE_TRIAL_CODE = 'DIARYFREE';

export const COUPON_CODE_REQUIRED = 'Please enter a coupon code';
export const COUPON_NOT_VALID = 'Invalid coupon code';
