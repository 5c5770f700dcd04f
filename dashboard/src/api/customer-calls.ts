import { customerRoutes } from '@daybook/schema/words/customer-routes';
import { callsOf, ownServer } from './call.ts';

export const callCustomers = callsOf(ownServer, customerRoutes);
