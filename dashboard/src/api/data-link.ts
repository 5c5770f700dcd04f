import { customerDataRoutes } from '@daybook/schema/words/customer-data-routes';
import { callsOf, ownServer } from './call.ts';

const call = callsOf(ownServer, customerDataRoutes);

/** Sends an email to the address of the cancel token's booking, with the link to all that is held about it. */
export const sendDataLink = (token: string) => call('sendDataLink', { body: { token } });
