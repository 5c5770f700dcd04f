import type { LucideIcon } from 'lucide-react';
import Check from 'lucide-react/icons/check';
import MailCheck from 'lucide-react/icons/mail-check';
import type { EmailConfirmation } from '@daybook/schema/contract/business';
import { GO_TO_HOME } from '@daybook/schema/words/texts';
import { Emblem } from '../../ui/Emblem.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Message } from '../Message.tsx';
import {
  EMAIL_ALREADY_CONFIRMED,
  EMAIL_ALREADY_EXPLAINED,
  EMAIL_CONFIRMED,
  emailConfirmedFor,
} from './confirm-email-texts.ts';
import { factsOf } from './Review.tsx';

interface OutcomeProps {
  icon: LucideIcon;
  tone: 'leaf' | 'sky';
  title: string;
  lead: string;
  email: EmailConfirmation;
}

function Outcome({ icon, tone, title, lead, email }: OutcomeProps) {
  return (
    <Message>
      <Emblem icon={icon} tone={tone} />
      <PageHeading title={title} takesFocus>
        {title}
      </PageHeading>
      <p>{lead}</p>
      <Facts facts={factsOf(email)} />
      <div>
        <LinkButton href="/">{GO_TO_HOME}</LinkButton>
      </div>
    </Message>
  );
}

export function Confirmed({ email }: { email: EmailConfirmation }) {
  const lead = emailConfirmedFor(email.business_name);
  return <Outcome icon={Check} tone="leaf" title={EMAIL_CONFIRMED} lead={lead} email={email} />;
}

export function AlreadyConfirmed({ email }: { email: EmailConfirmation }) {
  return (
    <Outcome
      icon={MailCheck}
      tone="sky"
      title={EMAIL_ALREADY_CONFIRMED}
      lead={EMAIL_ALREADY_EXPLAINED}
      email={email}
    />
  );
}
