import { buildPath, withQuery } from '@daybook/schema/rules/path';
import { pages } from '@daybook/schema/words/routes';

export const customerAddress = (businessId: number, customerId: number) =>
  withQuery(buildPath(pages.customer, { customerId }), { business: businessId });

export const importCustomersAddress = (businessId: number) =>
  withQuery(pages.importCustomers, { business: businessId });

export const customersAddress = (businessId: number) =>
  withQuery(pages.dashboard, { business: businessId, tab: 'customers' });
