import type { LucideIcon } from 'lucide-react';
import Check from 'lucide-react/icons/check';
import Clock from 'lucide-react/icons/clock';
import MailQuestion from 'lucide-react/icons/mail-question-mark';
import type { EndedFor, WaitingListSeen } from '@daybook/schema/contract/waiting-list';
import { todayIn } from '@daybook/schema/rules/calendar-day';
import { choicePath } from '@daybook/schema/rules/diary-choice';
import { WAITING_LIST_LINK_INVALID, waitingMeans } from '@daybook/schema/words/waiting-list-texts';
import { waitingListRoutes } from '@daybook/schema/words/waiting-list-routes';
import { callsOf, ownServer } from '../api/call.ts';
import { whatText, whenText } from '../booking-words/waited-for.ts';
import { Button } from '../ui/Button.tsx';
import type { Fact } from '../ui/Facts.tsx';
import { Actions } from '../ui/Layout.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { useNow } from '../ui/use-now.ts';
import { LINK_CHANGE_FAILED, LINK_CONFIRMING } from './email-link-texts.ts';
import { LinkNotOpen, LinkPage } from './LinkPage.tsx';
import { linkState, useLink, type Link, type Unopened } from './use-link.ts';
import * as texts from './waiting-list-link-texts.ts';

const call = callsOf(ownServer, waitingListRoutes);

type WaitingChange = 'confirm' | 'leave';

/**
 * The page behind the link in emails about a waiting list: `/waiting-list?token=`. Opening it changes
 * nothing. It needs no account: anyone who reads that email decides.
 */
export function WaitingListLinkPage() {
  const { link, reload, submit } = useLink<WaitingListSeen, WaitingChange>({
    name: 'waiting list link',
    load: (token, signal) => call('getWaitingListEntry', { query: { token }, signal }),
    change: (token, change) =>
      call(change === 'confirm' ? 'confirmWaitingList' : 'leaveWaitingList', { body: { token } }),
  });
  const state = waitingListLinkState(link);

  if (state.kind !== 'loading' && state.kind !== 'failed')
    return <Entry key={state.kind} state={state} onChange={submit} />;
  return (
    <LinkNotOpen
      state={state}
      title={texts.WAITING_LIST_TITLE}
      labels={Object.values(texts.WAITING_FACTS)}
      help={texts.WAITING_LINK_HELP}
      onRetry={reload}
    />
  );
}

/** `confirmed` just now on this page, `waiting` before. */
type Shown = ({ kind: 'asked' | 'confirmed' | 'waiting' } | { kind: 'ended'; why: EndedFor }) & {
  entry: WaitingListSeen;
  isWorking: boolean;
  problem: string | null;
};

export function waitingListLinkState(known: Link<WaitingListSeen, WaitingChange>): Unopened | Shown {
  const link = linkState(known, { invalid: WAITING_LIST_LINK_INVALID, changeFailed: LINK_CHANGE_FAILED });
  if (link.kind !== 'open') return link;
  const { seen: entry, isWorking, problem } = link;
  const shown = { entry, isWorking, problem };
  if (entry.status === 'unconfirmed') return { kind: 'asked', ...shown };
  if (entry.status === 'ended') return { kind: 'ended', why: entry.ended_for ?? 'left', ...shown };
  const isNew = known.change.isDone && known.change.given === 'confirm';
  return { kind: isNew ? 'confirmed' : 'waiting', ...shown };
}

interface View {
  icon: LucideIcon;
  tone: 'leaf' | 'sky';
  title: string;
  lines: string[];
}

function viewOf(state: Shown): View {
  const { business_name: business, offer_minutes: minutes } = state.entry;
  switch (state.kind) {
    case 'asked':
      return {
        icon: MailQuestion,
        tone: 'sky',
        title: texts.CONFIRM_WAITING,
        lines: [texts.confirmMeans(business), texts.WAITING_STRANGER],
      };
    case 'confirmed':
    case 'waiting':
      return {
        icon: state.kind === 'confirmed' ? Check : Clock,
        tone: state.kind === 'confirmed' ? 'leaf' : 'sky',
        title: state.kind === 'confirmed' ? texts.NOW_WAITING : texts.STILL_WAITING,
        lines: [waitingMeans(minutes), texts.WAITING_PROMISES_NOTHING],
      };
    case 'ended': {
      const { title, text } = texts.NOT_WAITING[state.why];
      const isEarlierOver = state.why === 'over' && state.entry.wants_earlier;
      return {
        icon: state.why === 'booked' ? Check : Clock,
        tone: 'sky',
        title,
        lines: [isEarlierOver ? texts.EARLIER_OVER : text],
      };
    }
  }
}

function Entry({ state, onChange }: { state: Shown; onChange: (change: WaitingChange) => void }) {
  const { entry, isWorking, problem } = state;
  const today = todayIn(entry.timezone, useNow());
  return (
    <LinkPage {...viewOf(state)} facts={factsOf(entry, today)} problem={problem}>
      <Actions>
        {state.kind === 'asked' ? (
          <Button
            kind="primary"
            workingText={LINK_CONFIRMING}
            isWorking={isWorking}
            onClick={() => onChange('confirm')}
          >
            {texts.CONFIRM}
          </Button>
        ) : state.kind === 'ended' ? (
          <LinkButton href={choicePath(entry.diary_slug, {})}>{texts.SEE_DIARY}</LinkButton>
        ) : (
          <Button workingText={texts.LEAVING} isWorking={isWorking} onClick={() => onChange('leave')}>
            {texts.LEAVE}
          </Button>
        )}
      </Actions>
    </LinkPage>
  );
}

function factsOf(entry: WaitingListSeen, today: string): Fact[] {
  return [
    { label: texts.WAITING_FACTS.business, value: entry.business_name },
    {
      label: texts.WAITING_FACTS.when,
      value: entry.wants_earlier ? texts.EARLIER_THAN : whenText(entry, today),
    },
    { label: texts.WAITING_FACTS.what, value: whatText(entry) },
    { label: texts.WAITING_FACTS.email, value: entry.attendee_email },
  ];
}
