import { buildPath, withQuery } from '@daybook/schema/rules/path';
import { pages } from '@daybook/schema/words/routes';

/** The address of a customer's page. */
export const customerAddress = (businessId: number, customerId: number) =>
  withQuery(buildPath(pages.customer, { customerId }), { business: businessId });

/** The address of the list of customers. */
export const customersAddress = (businessId: number) =>
  withQuery(pages.dashboard, { business: businessId, tab: 'customers' });
