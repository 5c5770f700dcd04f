import type { ReactNode } from 'react';
import type { Business } from '@daybook/schema/contract/business';
import { momentText } from '@daybook/schema/rules/calendar-day';
import { Notice } from '#ui/Notice.tsx';
import { Heading, Text } from '#ui/Text.tsx';
import { useNow } from '#ui/use-now.ts';
import {
  troubleNews,
  troubleOutlook,
  SUBSCRIPTION_ENDED_TITLE,
  trialEndedTitle,
  timeLeft,
} from '../billing-texts.ts';
import { diaryAddressToRead } from '../businesses.ts';
import * as texts from './payment-texts.ts';

export function BillingStatus({ business }: { business: Business }): ReactNode {
  if (business.payment_trouble)
    return (
      <Noted
        lead={null}
        title={troubleNews(business, business.payment_trouble)}
        text={troubleOutlook(business)}
      />
    );
  switch (business.billing_status) {
    case 'trial':
      return <OnTrial business={business} />;
    case 'trial_ended':
      return <Ended business={business} title={trialEndedTitle(business)} />;
    case 'subscription_ended':
      return <Ended business={business} title={SUBSCRIPTION_ENDED_TITLE} />;
    case 'paid':
      return <Lead business={business}>{texts.subscribeAgain(untilText(business))}</Lead>;
    case 'unpaid':
    case 'inactive':
      return <Lead business={business}>{texts.opensAt(diaryAddressToRead(business))}</Lead>;
  }
}

function OnTrial({ business }: { business: Business }) {
  const now = useNow();
  const ends = Date.parse(business.trial_expires_at ?? '');
  return (
    <Lead business={business}>
      {texts.onTrialUntil(momentText(ends, business.timezone), timeLeft(ends - now))}
    </Lead>
  );
}

const untilText = ({ subscription, timezone }: Business) =>
  subscription && momentText(Date.parse(subscription.paid_until), timezone);

function Ended({ business, title }: { business: Business; title: string }) {
  return (
    <Noted
      lead={<Lead business={business}>{texts.isClosed}</Lead>}
      title={title}
      text={texts.KEPT_MEANWHILE}
    />
  );
}

function Noted({ lead, title, text }: { lead: ReactNode; title: string; text: string }) {
  return (
    <>
      {lead}
      <Notice tone="warning">
        <Heading>{title}</Heading>
        <p>{text}</p>
      </Notice>
    </>
  );
}

function Lead({ business, children }: { business: Business; children: string }) {
  return (
    <Text tone="soft" breaks>
      <Text as="strong" weight="strong" tone="ink">
        {business.business_name}
      </Text>{' '}
      {children}
    </Text>
  );
}
