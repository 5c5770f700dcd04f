import { CUSTOMER_NOT_FOUND } from '@daybook/schema/words/customer-texts';
import type { Database } from '../database/database.ts';
import { Refusal } from '../http/errors.ts';
import type { Clock } from '../runtime/clock.ts';
import { nextTurn } from '../runtime/next-turn.ts';
import { CUSTOMER_HAS_UPCOMING, EMAIL_ON_ITS_WAY } from './customer-data-responses.ts';
import { STEPS_AT_ONCE } from './decide-erasure-requests.ts';
import { agreeToDelete, type DeleteObstacle } from './delete-customer-store.ts';
import type { CustomerById } from './erase-customer-store.ts';
import { eraseCustomer, type EraseParts } from './erase-customers.ts';

interface DeleteCustomerParts {
  database: Database;
  clock: Clock;
  erasure: EraseParts;
}

export type DeleteCustomer = ReturnType<typeof createDeleteCustomer>;

/**
 * The returned function deletes what a business holds about a customer, with or without an address. The job
 * does what isn't done when it resolves. It resolves to whether anything was found. Throws the 404, and the
 * 409 while an appointment is upcoming or an email to the customer is being sent.
 */
export function createDeleteCustomer({ database, clock, erasure }: DeleteCustomerParts) {
  return async function deleteCustomer(customer: CustomerById): Promise<boolean> {
    const now = clock();
    const { businessId } = customer;
    const outcome = await database.write({ business: businessId }, (tx) => agreeToDelete(tx, customer, now));
    if (!outcome.ok) throw refusalOf(outcome.reason);
    let hasFound = false;
    for (const request of outcome.value)
      if ((await eraseCustomer(erasure, request, STEPS_AT_ONCE)) !== 'nothing found') hasFound = true;
    if (outcome.value.length > 0) return hasFound;
    while (await erasure.store.eraseSomeWithoutAddress(customer, now)) {
      hasFound = true;
      await nextTurn();
    }
    return hasFound;
  };
}

function refusalOf(obstacle: DeleteObstacle): Refusal {
  switch (obstacle) {
    case 'no customer':
      return new Refusal(404, CUSTOMER_NOT_FOUND);
    case 'upcoming':
      return new Refusal(409, CUSTOMER_HAS_UPCOMING);
    case 'email on its way':
      return new Refusal(409, EMAIL_ON_ITS_WAY);
  }
}
