import { customerRoutes } from '@daybook/schema/words/customer-routes';
import { callsOf, ownServer } from './call.ts';

/** The calls about customers, as `call` makes the others. */
export const callCustomers = callsOf(ownServer, customerRoutes);
