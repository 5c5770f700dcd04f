/** Confirming the email address of a business (decision 34): what the letter and the page behind its link both say. */

export const EMAIL_LINK_INVALID = 'This link is not valid, or has expired.';
export const EMAIL_CONFIRM_MEANS =
  'Once it is confirmed, this is the address for letters about the business’s bookings, and for its customers’ replies.';
export const EMAIL_CONFIRM = 'Confirm address';
