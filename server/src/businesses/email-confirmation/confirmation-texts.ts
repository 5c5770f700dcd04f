/** Why no email is written that asks to confirm the email address of a business (decision 34). */

export const CONFIRMATION_EMAIL_JUST_WRITTEN =
  'We emailed this address less than a minute ago. Check its inbox and spam folder first.';
export const TOO_MANY_CONFIRMATION_EMAILS =
  'We’ve sent as many of these emails as we can for now. Please try again in a few hours.';
