/** What the letters about a customer's own data are called, in the admin's list and in that data itself. */
import {
  CUSTOMER_FORGOTTEN,
  CUSTOMER_KEPT,
  DATA_LINK,
  FORGET_ASKED,
  FORGET_DUE,
} from './customer-data-facts.ts';

/** By `emails.kind`. */
export const customerLetterNames: ReadonlyMap<string, string> = new Map([
  [DATA_LINK, 'Link to their own data, to the customer'],
  [FORGET_ASKED, 'Somebody asks to be forgotten, to the business'],
  [FORGET_DUE, 'Somebody still waits to be forgotten, to the business'],
  [CUSTOMER_FORGOTTEN, 'Forgotten, to the customer'],
  [CUSTOMER_KEPT, 'Records are kept, to the customer'],
]);
