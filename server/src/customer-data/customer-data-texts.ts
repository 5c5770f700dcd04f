/** What the calls about a customer's data refuse, where no page has to know the words. */

/** Of the demonstration (decision 213). */
export const DEMONSTRATION_WRITES_NO_LETTER =
  'Bookings of the demonstration are forgotten after an hour, and no letter is sent about them.';
export const DATA_LETTERS_BOUNDED =
  'We have written to this email address as often as we do in a short time. Please look for the letter there first, or try again later.';
/** To the owner. */
export const CUSTOMER_STILL_TO_COME =
  'This customer has an appointment to come. Cancel it first, or answer when it is over.';
export const LETTER_ON_ITS_WAY =
  'A letter to this customer is still on its way. Please try again in a few minutes.';
