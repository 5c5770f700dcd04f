/** What the emails about a customer's own data are called, in the admin's list and in that data itself. */
import {
  CUSTOMER_ERASED,
  CUSTOMER_KEPT,
  DATA_LINK,
  ERASURE_REQUESTED,
  ERASURE_DUE,
} from './customer-data-facts.ts';

/** By `emails.kind`. */
export const customerEmailNames: ReadonlyMap<string, string> = new Map([
  [DATA_LINK, 'Link to the data held, to the customer'],
  [ERASURE_REQUESTED, 'Deletion request, to the business'],
  [ERASURE_DUE, 'Deletion request still unanswered, to the business'],
  [CUSTOMER_ERASED, 'Deletion request completed, to the customer'],
  [CUSTOMER_KEPT, 'Deletion request declined, to the customer'],
]);
