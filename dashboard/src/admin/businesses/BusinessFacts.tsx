import type { BusinessForSupport } from '@daybook/schema/contract/admin/businesses';
import { buildPath } from '@daybook/schema/rules/path';
import { zoneName } from '@daybook/schema/rules/zone-name';
import { diaryPage } from '@daybook/schema/words/routes';
import { Facts } from '../../ui/Facts.tsx';
import { Columns } from '../../ui/Layout.tsx';
import { dayOf, momentOf } from '../uk-time.ts';
import {
  NO_OWNER,
  BILLING_STATUSES,
  subscriptionText,
  SUPPORT_FACTS,
  trialEnded,
  trialUntil,
} from './business-texts.ts';

interface BusinessFactsProps {
  found: BusinessForSupport;
  /** Milliseconds since 1970. */
  now: number;
}

/** How a business stands, and how it is reached. */
export function BusinessFacts({ found: { business, subscription }, now }: BusinessFactsProps) {
  const { trial_expires_at: trial, owner_name, owner_email, diary_slug } = business;
  return (
    <Columns count="two" from={768}>
      <Facts
        facts={[
          { label: SUPPORT_FACTS.billing_status, value: BILLING_STATUSES[business.billing_status] },
          { label: SUPPORT_FACTS.subscription, value: subscription && sayingOf(subscription) },
          {
            label: SUPPORT_FACTS.trial,
            value: trial && (Date.parse(trial) > now ? trialUntil : trialEnded)(momentOf(trial)),
          },
          { label: SUPPORT_FACTS.created, value: dayOf(business.created_at) },
          { label: SUPPORT_FACTS.updated, value: momentOf(business.updated_at) },
        ]}
      />
      <Facts
        facts={[
          {
            label: SUPPORT_FACTS.owner,
            value: [owner_name, owner_email].filter(Boolean).join(' · ') || NO_OWNER,
          },
          { label: SUPPORT_FACTS.email, value: business.business_email },
          { label: SUPPORT_FACTS.phone, value: business.business_phone },
          {
            label: SUPPORT_FACTS.address,
            value: [business.business_address, business.postcode].filter(Boolean).join(', '),
          },
          {
            label: SUPPORT_FACTS.diary,
            value: (
              <a href={buildPath(diaryPage, { slug: diary_slug })} target="_blank" rel="noopener">
                /diary/{diary_slug}
              </a>
            ),
          },
          { label: SUPPORT_FACTS.timezone, value: zoneName(business.timezone) },
        ]}
      />
    </Columns>
  );
}

function sayingOf(subscription: NonNullable<BusinessForSupport['subscription']>): string {
  const { status, paid_until, ends_with_period, grace_ends_at } = subscription;
  if (status === 'active' && ends_with_period) return subscriptionText.ends_with_period(momentOf(paid_until));
  return subscriptionText[status](
    momentOf(status === 'past_due' ? (grace_ends_at ?? paid_until) : paid_until),
  );
}
