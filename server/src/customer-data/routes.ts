import { calls } from '@daybook/schema/contract/calls';
import { cancelLinkInvalid } from '../bookings/cancel.ts';
import type { Context } from '../context.ts';
import { clientAddressOf } from '../http/client-address.ts';
import type { RequestContext } from '../http/environment.ts';
import type { Mount } from '../http/mount.ts';
import { refuseUntil } from '../http/token-bucket.ts';
import { agreeToErase, keepCustomer, listErasureRequests } from './decide-erasure-requests.ts';
import { deleteCustomer } from './delete-customer.ts';
import { dataLinkInvalid, readMyData, requestErasure } from './my-data.ts';
import { sendDataLink } from './send-data-link.ts';

const DONE = { ok: true } as const;

export function mountCustomerData(mount: Mount, context: Context): void {
  const { limits } = context;
  const mustNotRush = async (request: RequestContext) =>
    refuseUntil(await limits.customerDataLinks.take(clientAddressOf(request)));
  const byDataToken = { invalid: dataLinkInvalid };

  mount(
    calls.sendDataLink,
    async ({ body, request }) => {
      await mustNotRush(request);
      return sendDataLink(context, body.token);
    },
    { invalid: cancelLinkInvalid },
  );

  mount(
    calls.getMyData,
    async ({ query, request }) => {
      await mustNotRush(request);
      return readMyData(context, query.token, query.page);
    },
    byDataToken,
  );

  mount(
    calls.requestErasure,
    async ({ body, request }) => {
      await mustNotRush(request);
      return requestErasure(context, body.token);
    },
    byDataToken,
  );

  mount(calls.listErasureRequests, ({ business }) => listErasureRequests(context, business));

  mount(calls.eraseCustomer, async ({ business, params }) => {
    const outcome = await agreeToErase(context, business, params.requestId);
    return { ...DONE, has_found: outcome !== 'nothing found' };
  });

  mount(calls.deleteCustomer, async ({ business, params }) => {
    const hasFound = await deleteCustomer(context, {
      businessId: business.id,
      customerId: params.customerId,
    });
    return { ...DONE, has_found: hasFound };
  });

  mount(calls.keepCustomer, async ({ business, params, body }) => {
    await keepCustomer(context, business, params.requestId, body.reason);
    return DONE;
  });
}
