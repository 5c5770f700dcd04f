import { waitingListTokenGiven, type WaitingListSeen } from '@daybook/schema/contract/waiting-list';
import { todayIn } from '@daybook/schema/rules/calendar-day';
import { choicePath } from '@daybook/schema/rules/diary-choice';
import { whatText, whenText } from '@daybook/schema/rules/waited-for';
import { pages } from '@daybook/schema/words/routes';
import { waitingMeans } from '@daybook/schema/words/waiting-list-texts';
import type { Context } from '../context.ts';
import { confirmWaiting, leaveWaitingList, seeWaiting, waitingLinkInvalid } from '../waiting-list/join.ts';
import type { LinkAction, LinkView } from './link-document.tsx';
import type { LinkPage } from './link-page.ts';
import * as texts from './waiting-list-texts.ts';

type WaitingChange = 'confirm' | 'leave';

/** `/waiting-list?token=`, from emails about a waiting list. */
export const waitingListPage = (context: Context): LinkPage<WaitingChange> => ({
  path: pages.waitingList,
  token: waitingListTokenGiven,
  invalid: waitingLinkInvalid,
  help: texts.WAITING_LINK_HELP,
  limit: context.limits.waitingList.links,
  see: async ({ token }, { done }) =>
    waitingView(await seeWaiting(context, token), done.at(-1) ?? null, context.clock()),
  changes: {
    confirm: ({ token }) => confirmWaiting(context, token),
    leave: ({ token }) => leaveWaitingList(context, token),
  },
});

const LEAVE: LinkAction = { label: texts.LEAVE, change: 'leave', isPrimary: false };
const CONFIRM: LinkAction = { label: texts.CONFIRM, change: 'confirm', isPrimary: true };

export function waitingView(entry: WaitingListSeen, done: WaitingChange | null, now: number): LinkView {
  const { business_name: business, diary_slug: slug, offer_minutes: minutes } = entry;
  const diary = choicePath(slug, {});
  const shown = {
    business: { name: business, href: diary },
    facts: factsOf(entry, todayIn(entry.timezone, now)),
  };
  switch (entry.status) {
    case 'unconfirmed':
      return {
        ...shown,
        title: texts.CONFIRM_WAITING,
        lines: [texts.confirmMeans(business), texts.WAITING_STRANGER],
        actions: [CONFIRM],
      };
    case 'waiting':
      return {
        ...shown,
        title: done === 'confirm' ? texts.NOW_WAITING : texts.STILL_WAITING,
        lines: [waitingMeans(minutes), texts.WAITING_PROMISES_NOTHING],
        actions: [LEAVE],
      };
    case 'ended': {
      const why = entry.ended_for ?? 'left';
      const { title, text } = texts.NOT_WAITING[why];
      const line = why === 'over' && entry.wants_earlier ? texts.EARLIER_OVER : text;
      return { ...shown, title, lines: [line], actions: [{ label: texts.SEE_DIARY, href: diary }] };
    }
  }
}

function factsOf(entry: WaitingListSeen, today: string): LinkView['facts'] {
  return [
    {
      label: texts.WAITING_FACTS.when,
      value: entry.wants_earlier ? texts.EARLIER_THAN : whenText(entry, today),
    },
    { label: texts.WAITING_FACTS.what, value: whatText(entry) },
    { label: texts.WAITING_FACTS.email, value: entry.attendee_email },
  ];
}
