/** What the calls about a customer's data refuse, where no page has to know the words. */

/** Of the demonstration (decision 213). */
export const DEMONSTRATION_WRITES_NO_EMAIL =
  'Demo bookings are deleted after an hour, and we send no emails about them.';
export const DATA_EMAILS_BOUNDED =
  'We’ve sent this address too many emails recently. Check its inbox first, or try again later.';
/** To the owner. */
export const CUSTOMER_STILL_TO_COME =
  'This customer has an upcoming appointment. Cancel it first, or reply when it’s over.';
export const EMAIL_ON_ITS_WAY =
  'An email to this customer is still on its way. Please try again in a few minutes.';
