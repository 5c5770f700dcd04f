/** Shared by the email that confirms a business's address and the page behind its link. */

export const EMAIL_CONFIRM_MEANS =
  'Once you confirm, we’ll send this business’s booking emails and its customers’ replies to this address.';
export const EMAIL_CONFIRM = 'Confirm address';
