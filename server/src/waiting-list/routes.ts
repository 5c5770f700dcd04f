import { calls } from '@daybook/schema/contract/calls';
import { cancelLinkInvalid } from '../bookings/cancel.ts';
import type { Context } from '../context.ts';
import { clientAddressOf } from '../http/client-address.ts';
import type { RequestContext } from '../http/environment.ts';
import type { Mount } from '../http/mount.ts';
import { refuseUntil } from '../http/token-bucket.ts';
import { joinWaitingList, wantEarlier } from './join.ts';
import { addToWaitingList, offerByHand, removeFromWaitingList, showWaitingList } from './owner-list.ts';
import { declineOffer, offerLinkInvalid, seeOffer, takeOffer } from './take.ts';

export function mountWaitingList(mount: Mount, context: Context): void {
  const { links, emails } = context.limits.waitingList;
  /** Limits the requests with links by address, so that nobody guesses one. */
  const byLink =
    <Asked extends { request: RequestContext }, Answer>(answer: (asked: Asked) => Promise<Answer>) =>
    async (asked: Asked): Promise<Answer> => {
      refuseUntil(await links.take(clientAddressOf(asked.request)));
      return answer(asked);
    };
  const byOffer = { invalid: offerLinkInvalid };

  mount(calls.joinWaitingList, ({ params, body, request }) =>
    joinWaitingList(context, params.slug, body, clientAddressOf(request)),
  );
  mount(
    calls.changeWantsEarlier,
    byLink(({ body }) => wantEarlier(context, body.token, body.wants_earlier)),
    { invalid: cancelLinkInvalid },
  );
  mount(
    calls.getOffer,
    byLink(({ query }) => seeOffer(context, query.token)),
    byOffer,
  );
  // Keeps the usual 400, which names the field of an invalid address.
  mount(
    calls.takeOffer,
    byLink(({ body }) => takeOffer(context, body)),
  );
  mount(
    calls.declineOffer,
    byLink(({ body }) => declineOffer(context, body.token)),
    byOffer,
  );

  mount(calls.listWaitingList, ({ business }) => showWaitingList(context, business));
  mount(calls.addToWaitingList, async ({ business, body, user }) => {
    refuseUntil(await emails.take(user.person));
    return addToWaitingList(context, business, body);
  });
  mount(calls.removeFromWaitingList, ({ business, params }) =>
    removeFromWaitingList(context, business, params.entryId),
  );
  mount(calls.offerTime, async ({ business, params, body, user }) => {
    refuseUntil(await emails.take(user.person));
    return offerByHand(context, business, { entryId: params.entryId, slotId: body.slot_id });
  });
}
