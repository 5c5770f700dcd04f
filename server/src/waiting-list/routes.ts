import { calls } from '@daybook/schema/contract/calls';
import { cancelLinkInvalid } from '../bookings/cancel.ts';
import type { Context } from '../context.ts';
import { clientAddressOf } from '../http/client-address.ts';
import type { RequestContext } from '../http/environment.ts';
import type { Mount } from '../http/mount.ts';
import { refuseUntil } from '../http/rate-limit.ts';
import { createLinkTokens } from '../tokens/seal.ts';
import { createWaiting, joinWaitingList, waitingLinkInvalid, waitingParts } from './join.ts';
import { createOwnerList } from './owner-list.ts';
import { createTaking, offerLinkInvalid } from './take.ts';

export function mountWaitingList(mount: Mount, context: Context): void {
  const { links, emails } = context.limits.waitingList;
  const parts = waitingParts(context);
  const waiting = createWaiting(parts);
  const ownerList = createOwnerList(parts);
  const offerTokens = createLinkTokens('offerLink', context.secrets);
  const taking = createTaking({
    ...parts,
    ...context,
    offerTokens,
    cancelTokens: context.tokens,
  });
  /** Limits the requests with links by address, so that nobody guesses one. */
  const byLink =
    <Asked extends { request: RequestContext }, Answer>(answer: (asked: Asked) => Promise<Answer>) =>
    async (asked: Asked): Promise<Answer> => {
      refuseUntil(await links.take(clientAddressOf(asked.request)));
      return answer(asked);
    };
  const byEntry = { invalid: waitingLinkInvalid };
  const byOffer = { invalid: offerLinkInvalid };

  mount(calls.joinWaitingList, ({ params, body, request }) =>
    joinWaitingList(context, params.slug, body, clientAddressOf(request)),
  );
  mount(
    calls.getWaitingListEntry,
    byLink(({ query }) => waiting.seen(query.token)),
    byEntry,
  );
  mount(
    calls.confirmWaitingList,
    byLink(({ body }) => waiting.confirm(body.token)),
    byEntry,
  );
  mount(
    calls.leaveWaitingList,
    byLink(({ body }) => waiting.leave(body.token)),
    byEntry,
  );
  mount(
    calls.changeWantsEarlier,
    byLink(({ body }) => waiting.wantEarlier(body.token, body.wants_earlier)),
    { invalid: cancelLinkInvalid },
  );
  mount(
    calls.getOffer,
    byLink(({ query }) => taking.seen(query.token)),
    byOffer,
  );
  // Keeps the usual 400, which names the field of an invalid address.
  mount(
    calls.takeOffer,
    byLink(({ body }) => taking.take(body)),
  );
  mount(
    calls.declineOffer,
    byLink(({ body }) => taking.decline(body.token)),
    byOffer,
  );

  mount(calls.listWaitingList, async ({ business }) => ownerList.list(business));
  mount(calls.addToWaitingList, async ({ business, body, user }) => {
    refuseUntil(await emails.take(user.person));
    return ownerList.add(business, body);
  });
  mount(calls.removeFromWaitingList, async ({ business, params }) =>
    ownerList.remove(business, params.entryId),
  );
  mount(calls.offerTime, async ({ business, params, body, user }) => {
    refuseUntil(await emails.take(user.person));
    return ownerList.offer(business, params.entryId, body.slot_id);
  });
}
