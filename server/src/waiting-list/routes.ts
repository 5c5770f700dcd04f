import { calls } from '@daybook/schema/contract/calls';
import { cancelLinkInvalid } from '../bookings/cancel.ts';
import { clientAddressOf } from '../http/client-address.ts';
import type { RequestContext } from '../http/environment.ts';
import type { Mount } from '../http/mount.ts';
import { refuseUntil, type RateLimit } from '../http/rate-limit.ts';
import { waitingLinkInvalid, type JoinWaitingList, type Waiting } from './join.ts';
import type { OwnerList } from './owner-list.ts';
import { offerLinkInvalid, type Taking } from './take.ts';

interface WaitingListRouteParts {
  joinWaitingList: JoinWaitingList;
  waiting: Omit<Waiting, 'join'>;
  taking: Taking;
  ownerList: OwnerList;
  links: RateLimit;
  emails: RateLimit;
}

export function mountWaitingList(
  mount: Mount,
  { joinWaitingList, waiting, taking, ownerList, links, emails }: WaitingListRouteParts,
): void {
  /** Limits the requests with links by address, so that nobody guesses one. */
  const byLink =
    <Parts extends { context: RequestContext }, Answer>(answer: (parts: Parts) => Promise<Answer>) =>
    async (parts: Parts): Promise<Answer> => {
      refuseUntil(await links.take(clientAddressOf(parts.context)));
      return answer(parts);
    };
  const byEntry = { invalid: waitingLinkInvalid };
  const byOffer = { invalid: offerLinkInvalid };

  mount(calls.joinWaitingList, ({ params, body, context }) =>
    joinWaitingList(params.slug, body, clientAddressOf(context)),
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
