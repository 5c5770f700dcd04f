/** What the admin is told about users, invalid coupons and testimonials. */

import { TESTIMONIALS_MAX } from '../figures/bounds.ts';

export const USER_NOT_FOUND = 'We couldn’t find this account.';
export const COUPON_CODE_HINT = 'Use uppercase letters, numbers, hyphens, and underscores only';
/** Returns a text such as 'A code can’t have a space or “!”. Take them out.' for these characters. */
export function couponCodeHas(signs: string): string {
  const [first = '', ...others] = [...signs].map((sign) => (sign === ' ' ? 'a space' : `“${sign}”`));
  const last = others.pop();
  return last === undefined
    ? `A code can’t have ${first}. Take it out.`
    : `A code can’t have ${[first, ...others].join(', ')} or ${last}. Take them out.`;
}
export const PERCENTAGE_NOT_VALID = 'Please enter a whole number from 0 to 100';
export const FIXED_NOT_VALID = 'Please enter an amount from £0 to £49';
export const TRIAL_HOURS_NOT_VALID = 'Please choose 24 or 48 hours';
export const COUPON_USES_NOT_VALID = 'Please enter a whole number from 1, or leave it empty';
export const COUPON_NOT_FOUND = 'We couldn’t find this coupon.';
export const TESTIMONIAL_NAME_REQUIRED = 'Please enter their name';
export const TESTIMONIAL_BUSINESS_REQUIRED = 'Please enter the name of their business';
export const TESTIMONIAL_WORDS_REQUIRED = 'Please enter what they said';
export const CONSENT_IN_FUTURE = 'The day of consent can’t be in the future';
export const TESTIMONIAL_NOT_FOUND = 'We couldn’t find this testimonial.';
export const TESTIMONIALS_FULL = `You can have ${TESTIMONIALS_MAX} testimonials. Delete one before you add another.`;
