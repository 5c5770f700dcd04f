import type { ReactNode } from 'react';
import type { Business } from '@daybook/schema/contract/business';
import { LOCALE } from '@daybook/schema/words/product';
import { Banner } from '../../ui/message/Banner.tsx';
import { CompleteSetupLink } from '../NextStepLink.tsx';
import { deactivated, notSetUp, trialEnded, trialEndsAt } from './dashboard-texts.ts';

/** What stands between the business and its bookings, with the way to its payment page. */
export function StandingBanner({ business }: { business: Business }): ReactNode {
  const name = business.business_name;
  const amber = (text: string) => (
    <Banner tone="amber" action={<CompleteSetupLink business={business} />}>
      {text}
    </Banner>
  );
  switch (business.standing) {
    case 'paid':
      return null;
    case 'trial':
      return business.trial_expires_at === null
        ? null
        : amber(trialEndsAt(name, momentIn(business.timezone, business.trial_expires_at)));
    case 'unpaid':
      return amber(notSetUp(name));
    case 'trial_ended':
      return amber(trialEnded(name));
    case 'inactive':
      return <Banner tone="brick">{deactivated(name)}</Banner>;
  }
}

/** 'Tuesday 24 November 2026 at 10:30' on the business's clock. */
function momentIn(timeZone: string, instant: string): string {
  return new Intl.DateTimeFormat(LOCALE, {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone,
    hourCycle: 'h23',
  }).format(new Date(instant));
}
