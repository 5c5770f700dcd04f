/** Texts about an owner's customers. */

export const CHOOSE_TIME_FIRST = 'Choose a time';
export const CUSTOMER_NOT_FOUND = 'We couldn’t find this customer.';
export const EMAIL_OF_OTHER_CUSTOMER =
  'Another customer has this email address. If they’re the same person, merge the two.';
