import { CUSTOMER_NOT_FOUND } from '@daybook/schema/words/customer-texts';
import { Refusal } from '../http/errors.ts';
import { CUSTOMER_HAS_UPCOMING, EMAIL_ON_ITS_WAY } from './customer-data-responses.ts';
import { STEPS_AT_ONCE } from './decide-erasure-requests.ts';
import { agreeToDelete, deleteWithoutBookings, type DeleteObstacle } from './delete-customer-store.ts';
import { type CustomerById, eraseSomeWithoutAddress } from './erase-customer-store.ts';
import { eraseCustomer, type EraseContext } from './erase-customers.ts';

/**
 * Deletes what a business holds about a customer, with or without an address. The job does what isn't done
 * when it resolves. It resolves to whether anything was found. Throws the 404, and the 409 while an appointment
 * is upcoming or an email to the customer is being sent.
 */
export async function deleteCustomer(context: EraseContext, customer: CustomerById): Promise<boolean> {
  const { database, tokens, clock } = context;
  const now = clock();
  const lockOn = { business: customer.businessId };
  const outcome = await database.write(lockOn, (tx) => agreeToDelete(tx, customer, now));
  if (!outcome.ok) throw refusalOf(outcome.reason);
  let hasFound = false;
  for (const request of outcome.value)
    if ((await eraseCustomer(context, request, STEPS_AT_ONCE)) !== 'nothing found') hasFound = true;
  if (outcome.value.length > 0) return hasFound;
  while (await database.write(lockOn, (tx) => eraseSomeWithoutAddress(tx, customer, tokens, now)))
    hasFound = true;
  if (await database.write(lockOn, (tx) => deleteWithoutBookings(tx, customer))) hasFound = true;
  return hasFound;
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
