/** What the emails about a customer's own data are called, in the admin's list and in that data itself. */
import {
  CUSTOMER_FORGOTTEN,
  CUSTOMER_KEPT,
  DATA_LINK,
  FORGET_ASKED,
  FORGET_DUE,
} from './customer-data-facts.ts';

/** By `emails.kind`. */
export const customerLetterNames: ReadonlyMap<string, string> = new Map([
  [DATA_LINK, 'Link to the data held, to the customer'],
  [FORGET_ASKED, 'Deletion request, to the business'],
  [FORGET_DUE, 'Deletion request still unanswered, to the business'],
  [CUSTOMER_FORGOTTEN, 'Deletion request completed, to the customer'],
  [CUSTOMER_KEPT, 'Deletion request declined, to the customer'],
]);
