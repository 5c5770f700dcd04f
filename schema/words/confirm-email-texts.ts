/** Confirming the email address of a business (decision 34): what the email and the page behind its link both say. */

export const EMAIL_LINK_INVALID = 'This link isn’t valid or has expired.';
export const EMAIL_CONFIRM_MEANS =
  'Once you confirm, we’ll send this business’s booking emails and its customers’ replies to this address.';
export const EMAIL_CONFIRM = 'Confirm address';
