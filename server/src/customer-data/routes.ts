import { calls } from '@daybook/schema/contract/calls';
import { clientAddressOf } from '../http/client-address.ts';
import type { RequestContext } from '../http/environment.ts';
import type { Mount } from '../http/mount.ts';
import { refuseUntil } from '../http/rate-limit.ts';
import type { Context } from '../context.ts';
import { cancelLinkInvalid } from '../bookings/cancel.ts';
import { createAnswerRequests } from './decide-erasure-requests.ts';
import { createDeleteCustomer } from './delete-customer.ts';
import { createLinkTokens } from '../tokens/seal.ts';
import { createEraseStore } from './erase-customer-store.ts';
import { createMyData, dataLinkInvalid } from './my-data.ts';
import { createSendDataLink } from './send-data-link.ts';

const DONE = { ok: true } as const;

export function mountCustomerData(mount: Mount, context: Context): void {
  const { database, clock, publicUrl, tokens, secrets, limits, onMailQueued } = context;
  const erasure = { store: createEraseStore(database, tokens), clock, onMailQueued };
  const sendDataLink = createSendDataLink({ database, cancelTokens: tokens, clock, onMailQueued });
  const myData = createMyData({
    database,
    dataTokens: createLinkTokens('customerDataLink', secrets),
    cancelTokens: tokens,
    clock,
    publicUrl,
    onMailQueued,
  });
  const requests = createAnswerRequests({ database, clock, onMailQueued, erasure });
  const deleteCustomer = createDeleteCustomer({ database, clock, erasure });
  const mustNotRush = async (request: RequestContext) =>
    refuseUntil(await limits.customerDataLinks.take(clientAddressOf(request)));
  const byDataToken = { invalid: dataLinkInvalid };

  mount(
    calls.sendDataLink,
    async ({ body, request }) => {
      await mustNotRush(request);
      return sendDataLink(body.token);
    },
    { invalid: cancelLinkInvalid },
  );

  mount(
    calls.getMyData,
    async ({ query, request }) => {
      await mustNotRush(request);
      return myData.see(query.token, query.page);
    },
    byDataToken,
  );

  mount(
    calls.requestErasure,
    async ({ body, request }) => {
      await mustNotRush(request);
      return myData.ask(body.token);
    },
    byDataToken,
  );

  mount(calls.listErasureRequests, ({ business }) => requests.list(business));

  mount(calls.eraseCustomer, async ({ business, params }) => {
    const outcome = await requests.forget(business, params.requestId);
    return { ...DONE, has_found: outcome !== 'nothing found' };
  });

  mount(calls.deleteCustomer, async ({ business, params }) => {
    const hasFound = await deleteCustomer({ businessId: business.id, customerId: params.customerId });
    return { ...DONE, has_found: hasFound };
  });

  mount(calls.keepCustomer, async ({ business, params, body }) => {
    await requests.keep(business, params.requestId, body.reason);
    return DONE;
  });
}
