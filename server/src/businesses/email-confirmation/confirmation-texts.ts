/** Why no letter is written that asks to confirm the email address of a business (decision 34). */

export const EMAIL_LETTER_JUST_WRITTEN =
  'We wrote to this address less than a minute ago. Please look for the letter there first, among the spam too.';
export const TOO_MANY_EMAIL_LETTERS =
  'We have sent as many letters of this kind as we do for now. Please try again in a few hours.';
