import type { LucideIcon } from 'lucide-react';
import Check from 'lucide-react/icons/check';
import MailCheck from 'lucide-react/icons/mail-check';
import MailQuestion from 'lucide-react/icons/mail-question-mark';
import MailX from 'lucide-react/icons/mail-x';
import { NEWSLETTER_CONFIRM, NEWSLETTER_MEANS } from '@daybook/schema/words/newsletter-texts';
import { Button } from '../../ui/Button.tsx';
import type { ButtonKind } from '../../ui/button-class.ts';
import { Emblem } from '../../ui/Emblem.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { LINK_CONFIRMING } from '../link-texts.ts';
import { Message } from '../Message.tsx';
import type { LinkState, Wish } from './link-state.ts';
import {
  NEWSLETTER_AGAIN,
  NEWSLETTER_ASKED,
  NEWSLETTER_ASKED_BY,
  NEWSLETTER_CONFIRMED,
  NEWSLETTER_CONFIRMED_MEANS,
  NEWSLETTER_EMAIL,
  NEWSLETTER_END,
  NEWSLETTER_ENDED,
  NEWSLETTER_ENDED_MEANS,
  NEWSLETTER_EXPIRY_NOTICE,
  NEWSLETTER_STRANGER,
  NEWSLETTER_SUBSCRIBED,
  NEWSLETTER_SUBSCRIBED_MEANS,
} from './newsletter-link-texts.ts';

type Shown = Exclude<LinkState, { kind: 'loading' | 'failed' }>;

interface View {
  icon: LucideIcon;
  tone: 'leaf' | 'sky';
  title: string;
  texts: string[];
  press: { wish: Wish; kind: ButtonKind; label: string; workingText: string };
}

const UNSUBSCRIBE: View['press'] = {
  wish: 'end',
  kind: 'secondary',
  label: NEWSLETTER_END,
  workingText: NEWSLETTER_EXPIRY_NOTICE,
};

const VIEWS: Record<Shown['kind'], View> = {
  asked: {
    icon: MailQuestion,
    tone: 'sky',
    title: NEWSLETTER_ASKED,
    texts: [NEWSLETTER_ASKED_BY, NEWSLETTER_MEANS, NEWSLETTER_STRANGER],
    press: {
      wish: 'confirm',
      kind: 'primary',
      label: NEWSLETTER_CONFIRM,
      workingText: LINK_CONFIRMING,
    },
  },
  confirmed: {
    icon: Check,
    tone: 'leaf',
    title: NEWSLETTER_CONFIRMED,
    texts: [NEWSLETTER_CONFIRMED_MEANS],
    press: UNSUBSCRIBE,
  },
  subscribed: {
    icon: MailCheck,
    tone: 'sky',
    title: NEWSLETTER_SUBSCRIBED,
    texts: [NEWSLETTER_SUBSCRIBED_MEANS],
    press: UNSUBSCRIBE,
  },
  ended: {
    icon: MailX,
    tone: 'sky',
    title: NEWSLETTER_ENDED,
    texts: [NEWSLETTER_ENDED_MEANS],
    press: {
      wish: 'confirm',
      kind: 'secondary',
      label: NEWSLETTER_AGAIN,
      workingText: LINK_CONFIRMING,
    },
  },
};

/** How the address stands, and the one thing that can be done about it. */
export function SignupState({
  kind,
  email,
  isWorking,
  problem,
  onPress,
}: Shown & { onPress: (wish: Wish) => void }) {
  const { icon, tone, title, texts, press } = VIEWS[kind];
  return (
    <Message>
      <Emblem icon={icon} tone={tone} />
      <PageHeading title={title} takesFocus>
        {title}
      </PageHeading>
      <Facts facts={[{ label: NEWSLETTER_EMAIL, value: email }]} />
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <div>
        <Button
          kind={press.kind}
          workingText={press.workingText}
          isWorking={isWorking}
          onClick={() => onPress(press.wish)}
        >
          {press.label}
        </Button>
      </div>
      {problem === null ? null : (
        <Notice tone="error" isAnnounced>
          {problem}
        </Notice>
      )}
    </Message>
  );
}
