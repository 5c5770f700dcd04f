/** Why nothing is paid now. */

export const TRIAL_NOT_NEEDED = 'This business has been paid for already: it needs no trial.';
export const ALREADY_PAID = 'This business is paid for already.';
export const PAYMENT_UNDER_WAY =
  'A payment for this business is on its way. We set the business up as soon as it has arrived.';
export const PAYMENTS_UNAVAILABLE =
  'Payments are briefly unavailable. Nothing was charged. Please try again.';
export const NO_SUBSCRIPTION = 'This business has no subscription.';
