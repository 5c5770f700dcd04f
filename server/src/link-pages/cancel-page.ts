import { calls } from '@daybook/schema/contract/calls';
import type { CancelAnswer } from '@daybook/schema/contract/cancel';
import { pages } from '@daybook/schema/words/routes';
import { cancelByLink, cancelLinkInvalid, seeBooking } from '../bookings/cancel.ts';
import type { Context } from '../context.ts';
import { sendDataLink } from '../customer-data/send-data-link.ts';
import { refuseUntil, type RateLimit } from '../http/token-bucket.ts';
import { wantEarlier } from '../waiting-list/join.ts';
import * as texts from './cancel-texts.ts';
import { alreadyCancelled, cancelled, review, tooLate, type CancelChange } from './cancel-views.tsx';
import type { DrawnView, LinkTo } from './link-document.tsx';
import type { LinkPage, OpenedLink, ShownAfter } from './link-page.ts';

/** `/cancel?token=`, from the emails about a booking. */
export function cancelPage(context: Context): LinkPage<CancelChange> {
  const { customerDataLinks, waitingList } = context.limits;
  const wants = (isWanted: boolean) =>
    limited(waitingList.links, ({ token }) => wantEarlier(context, token, isWanted));
  return {
    path: pages.cancel,
    token: calls.getCancelDetails.query,
    invalid: cancelLinkInvalid,
    help: texts.CANCEL_LINK_HELP,
    failed: { unable: texts.CANCEL_UNABLE_TO_LOAD, unexpected: texts.CANCEL_LOAD_FAILED },
    saysWhy: true,
    see: async (link, shown) => cancelView(await seeBooking(context, link), link.to, shown),
    changes: {
      cancel: (link) => cancelByLink(context, link),
      earlier: wants(true),
      'not-earlier': wants(false),
      data: limited(customerDataLinks, ({ token }) => sendDataLink(context, token)),
    },
  };
}

/** Counts a change by address. Seeing and cancelling a booking count themselves. */
const limited =
  <Done>(limit: RateLimit, change: (link: OpenedLink) => Promise<Done>) =>
  async (link: OpenedLink): Promise<Done> => {
    refuseUntil(await limit.take(link.address));
    return change(link);
  };

export function cancelView(booking: CancelAnswer, to: LinkTo, shown: ShownAfter<CancelChange>): DrawnView {
  const page = { booking, to, shown };
  // It stays so when something else is done afterwards.
  if (booking.status === 'cancelled')
    return shown.done.includes('cancel') ? cancelled(page) : alreadyCancelled(page);
  return booking.can_cancel ? review(page) : tooLate(page);
}
