import { calls } from '@daybook/schema/contract/calls';
import { clientAddressOf } from '../http/client-address.ts';
import type { RequestContext } from '../http/environment.ts';
import type { Mount } from '../http/mount.ts';
import { refuseUntil, type RateLimit } from '../http/rate-limit.ts';
import { cancelLinkInvalid } from '../bookings/cancel.ts';
import type { AnswerRequests } from './decide-erasure-requests.ts';
import { dataLinkInvalid, type MyDataUses } from './my-data.ts';
import type { SendDataLink } from './send-data-link.ts';

export interface CustomerDataUses {
  sendDataLink: SendDataLink;
  myData: MyDataUses;
  requests: AnswerRequests;
  /** Counts the links that an address of the network opens and presses. */
  links: RateLimit;
}

const DONE = { ok: true } as const;

export function mountCustomerData(
  mount: Mount,
  { sendDataLink, myData, requests, links }: CustomerDataUses,
): void {
  const mustNotRush = async (context: RequestContext) =>
    refuseUntil(await links.take(clientAddressOf(context)));
  const byDataToken = { invalid: dataLinkInvalid };

  mount(
    calls.sendDataLink,
    async ({ body, context }) => {
      await mustNotRush(context);
      return sendDataLink(body.token);
    },
    { invalid: cancelLinkInvalid },
  );

  mount(
    calls.getMyData,
    async ({ query, context }) => {
      await mustNotRush(context);
      return myData.see(query.token, query.page);
    },
    byDataToken,
  );

  mount(
    calls.requestErasure,
    async ({ body, context }) => {
      await mustNotRush(context);
      return myData.ask(body.token);
    },
    byDataToken,
  );

  mount(calls.listErasureRequests, ({ business }) => requests.list(business));

  mount(calls.eraseCustomer, async ({ business, params }) => {
    const expiryNotice = await requests.forget(business, params.requestId);
    return { ...DONE, has_found: expiryNotice !== 'nothing found' };
  });

  mount(calls.keepCustomer, async ({ business, params, body }) => {
    await requests.keep(business, params.requestId, body.reason);
    return DONE;
  });
}
