import type { CallAnswer, CallName } from '@daybook/schema/contract/calls';
import { routes, type Route } from '@daybook/schema/words/routes';
import { readCsrfCookie } from './csrf-cookie.ts';
import { onOtherAccount, readPageAccount } from './page-account.ts';
import { readAnswer, request, type AnyGiven, type Given, type Server } from './request.ts';

/** Where each of some calls lives: the whole of a table of routes. */
type Table<Name extends CallName> = Record<Name, Route>;

/**
 * Makes the calls of a server that the table has.
 *
 * `call('getCancelDetails', { query: { token } })` resolves to the row's answer. It rejects with a CallError
 * for every failing answer and when there is none, and with the signal's reason when it was aborted.
 */
export function callsOf<Name extends CallName>(server: Server, table: Table<Name>) {
  function call<Asked extends Name>(name: Asked, given: Given<Asked>): Promise<CallAnswer<Asked>>;
  async function call(name: Name, given: AnyGiven): Promise<unknown> {
    return readAnswer(await request(server, table[name], given), given.signal);
  }
  return call;
}

export const ownServer: Server = {
  origin: '',
  readCsrfToken: readCsrfCookie,
  readAccount: readPageAccount,
  onOtherAccount,
};
/** Every call but the admin's. */
export const call = callsOf(ownServer, routes);
export type Call = typeof call;
