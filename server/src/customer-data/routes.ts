import { calls } from '@daybook/schema/contract/calls';
import { clientAddressOf } from '../http/client-address.ts';
import type { RequestContext } from '../http/environment.ts';
import type { Mount } from '../http/mount.ts';
import { refuseUntil, type MakeRateLimit, type RateLimit } from '../http/rate-limit.ts';
import type { CancelTokens } from '../bookings/cancel-token.ts';
import type { Database } from '../database/database.ts';
import type { Rates } from '../http/request-limits.ts';
import type { Clock } from '../runtime/clock.ts';
import type { Secrets } from '../tokens/secrets.ts';
import { cancelLinkInvalid } from '../bookings/cancel.ts';
import { createAnswerRequests, type AnswerRequests } from './decide-erasure-requests.ts';
import { createDeleteCustomer, type DeleteCustomer } from './delete-customer.ts';
import { createLinkTokens } from '../tokens/seal.ts';
import { createEraseStore } from './erase-customer-store.ts';
import { createMyData, dataLinkInvalid, type MyDataUses } from './my-data.ts';
import { createSendDataLink, type SendDataLink } from './send-data-link.ts';

interface CustomerDataUses {
  sendDataLink: SendDataLink;
  myData: MyDataUses;
  requests: AnswerRequests;
  deleteCustomer: DeleteCustomer;
  /** Links opened and confirmed, by network address. */
  links: RateLimit;
}

interface CustomerDataParts {
  database: Database;
  clock: Clock;
  /** Without a trailing slash. */
  publicUrl: string;
  tokens: CancelTokens;
  secrets: Secrets;
  limitOf: MakeRateLimit;
  rates: Pick<Rates, 'bookings'>;
  onMailQueued: () => void;
}

const DONE = { ok: true } as const;

export function mountCustomerData(mount: Mount, parts: CustomerDataParts): void {
  const { database, clock, publicUrl, tokens, secrets, limitOf, rates, onMailQueued } = parts;
  const erasure = { store: createEraseStore(database, tokens), clock, onMailQueued };
  mountUses(mount, {
    sendDataLink: createSendDataLink({ database, cancelTokens: tokens, clock, onMailQueued }),
    myData: createMyData({
      database,
      dataTokens: createLinkTokens('customerDataLink', secrets),
      cancelTokens: tokens,
      clock,
      publicUrl,
      onMailQueued,
    }),
    requests: createAnswerRequests({ database, clock, onMailQueued, erasure }),
    deleteCustomer: createDeleteCustomer({ database, clock, erasure }),
    links: limitOf('customer data', rates.bookings.attempts),
  });
}

function mountUses(
  mount: Mount,
  { sendDataLink, myData, requests, deleteCustomer, links }: CustomerDataUses,
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
