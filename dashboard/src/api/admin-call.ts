import { adminRoutes } from '@daybook/schema/words/admin-routes';
import { callsOf, ownServer } from './call.ts';

/** The admin's calls, as `call` makes the others. */
export const callAdmin = callsOf(ownServer, adminRoutes);
