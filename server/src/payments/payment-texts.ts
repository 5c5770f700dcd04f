/** Why nothing is paid now. */

export const TRIAL_NOT_NEEDED = 'This business is already paid for, so it doesn’t need a trial.';
export const ALREADY_PAID = 'This business is already paid for.';
export const PAYMENT_UNDER_WAY =
  'We’re waiting for a payment for this business. We’ll set the business up as soon as it arrives.';
export const PAYMENTS_UNAVAILABLE =
  'Payments are briefly unavailable. Nothing was charged. Please try again.';
export const NO_SUBSCRIPTION = 'This business has no subscription.';
