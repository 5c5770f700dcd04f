import type { LucideIcon } from 'lucide-react';
import Check from 'lucide-react/icons/check';
import MailCheck from 'lucide-react/icons/mail-check';
import MailQuestion from 'lucide-react/icons/mail-question-mark';
import MailX from 'lucide-react/icons/mail-x';
import type { SignupSeen } from '@daybook/schema/contract/newsletter';
import {
  NEWSLETTER_CONFIRM,
  NEWSLETTER_LINK_INVALID,
  NEWSLETTER_MEANS,
} from '@daybook/schema/words/newsletter-texts';
import { call } from '../api/call.ts';
import { Button, type ButtonKind } from '../ui/Button.tsx';
import { Actions } from '../ui/Layout.tsx';
import * as texts from './newsletter-link-texts.ts';
import { LINK_CHANGE_FAILED, LINK_CONFIRMING } from './email-link-texts.ts';
import { LinkNotOpen, LinkPage } from './LinkPage.tsx';
import { linkState, useLink, type Link, type Unopened } from './use-link.ts';

type SignupChange = 'confirm' | 'end';

/**
 * The page behind the link in every email about the newsletter: `/newsletter?token=`. Opening it changes
 * nothing. It needs no account: anyone who reads that email decides.
 */
export function NewsletterLinkPage() {
  const { link, reload, submit } = useLink<SignupSeen, SignupChange>({
    name: 'newsletter link',
    load: (token, signal) => call('getSignup', { query: { token }, signal }),
    change: (token, change) =>
      call(change === 'confirm' ? 'confirmSignup' : 'endSignup', { body: { token } }),
  });
  const state = newsletterLinkState(link);

  if (state.kind !== 'loading' && state.kind !== 'failed')
    return <Signup key={state.kind} {...state} onChange={submit} />;
  return (
    <LinkNotOpen
      state={state}
      title={texts.NEWSLETTER_OURS}
      labels={[texts.NEWSLETTER_EMAIL]}
      help={texts.NEWSLETTER_LINK_HELP}
      onRetry={reload}
    />
  );
}

interface Shown {
  /** `confirmed` just now on this page, `subscribed` before. */
  kind: 'asked' | 'confirmed' | 'subscribed' | 'ended';
  email: string;
  isWorking: boolean;
  problem: string | null;
}

export function newsletterLinkState(known: Link<SignupSeen, SignupChange>): Unopened | Shown {
  const link = linkState(known, { invalid: NEWSLETTER_LINK_INVALID, changeFailed: LINK_CHANGE_FAILED });
  if (link.kind !== 'open') return link;
  const { seen, isWorking, problem } = link;
  return { kind: kindOf(seen, known.change), email: seen.email, isWorking, problem };
}

function kindOf(
  { status }: SignupSeen,
  { given, isDone }: Link<SignupSeen, SignupChange>['change'],
): Shown['kind'] {
  if (status === 'pending') return 'asked';
  if (status === 'unsubscribed') return 'ended';
  return isDone && given === 'confirm' ? 'confirmed' : 'subscribed';
}

interface View {
  icon: LucideIcon;
  tone: 'leaf' | 'sky';
  title: string;
  lines: string[];
  button: { change: SignupChange; kind: ButtonKind; label: string; workingText: string };
}

const UNSUBSCRIBE: View['button'] = {
  change: 'end',
  kind: 'secondary',
  label: texts.NEWSLETTER_END,
  workingText: texts.NEWSLETTER_ENDING,
};

const VIEWS: Record<Shown['kind'], View> = {
  asked: {
    icon: MailQuestion,
    tone: 'sky',
    title: texts.NEWSLETTER_ASKED,
    lines: [texts.NEWSLETTER_ASKED_BY, NEWSLETTER_MEANS, texts.NEWSLETTER_STRANGER],
    button: {
      change: 'confirm',
      kind: 'primary',
      label: NEWSLETTER_CONFIRM,
      workingText: LINK_CONFIRMING,
    },
  },
  confirmed: {
    icon: Check,
    tone: 'leaf',
    title: texts.NEWSLETTER_CONFIRMED,
    lines: [texts.NEWSLETTER_CONFIRMED_MEANS],
    button: UNSUBSCRIBE,
  },
  subscribed: {
    icon: MailCheck,
    tone: 'sky',
    title: texts.NEWSLETTER_SUBSCRIBED,
    lines: [texts.NEWSLETTER_SUBSCRIBED_MEANS],
    button: UNSUBSCRIBE,
  },
  ended: {
    icon: MailX,
    tone: 'sky',
    title: texts.NEWSLETTER_ENDED,
    lines: [texts.NEWSLETTER_ENDED_MEANS],
    button: {
      change: 'confirm',
      kind: 'secondary',
      label: texts.NEWSLETTER_AGAIN,
      workingText: LINK_CONFIRMING,
    },
  },
};

function Signup({
  kind,
  email,
  isWorking,
  problem,
  onChange,
}: Shown & { onChange: (change: SignupChange) => void }) {
  const { button, ...view } = VIEWS[kind];
  return (
    <LinkPage {...view} facts={[{ label: texts.NEWSLETTER_EMAIL, value: email }]} problem={problem}>
      <Actions>
        <Button
          kind={button.kind}
          workingText={button.workingText}
          isWorking={isWorking}
          onClick={() => onChange(button.change)}
        >
          {button.label}
        </Button>
      </Actions>
    </LinkPage>
  );
}
