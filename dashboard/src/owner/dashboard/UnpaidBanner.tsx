import type { Business } from '@daybook/schema/contract/business';
import { DEFAULT_TRIAL_HOURS } from '@daybook/schema/figures/periods';
import { Row } from '#ui/Layout.tsx';
import { Banner } from '#ui/message/Banner.tsx';
import { PayLink } from '../NextStepLink.tsx';
import { StartTrial } from '../StartTrial.tsx';
import { useTrialHours } from '../use-trial-hours.ts';
import * as texts from './dashboard-texts.ts';
import styles from './dashboard.module.css';

/** Leads to paying, and starts the free trial at a press if this account can have it. */
export function UnpaidBanner({ business }: { business: Business }) {
  const hours = useTrialHours();
  // Keeps the room of the offer until we know, so that nothing moves.
  const room = hours === undefined ? styles.room : undefined;
  const isOffered = hours !== null;
  return (
    <Banner
      tone="amber"
      action={
        <Row gap={8}>
          {isOffered && (
            <div className={room}>
              <StartTrial business={business} hours={hours ?? DEFAULT_TRIAL_HOURS} />
            </div>
          )}
          <PayLink business={business} kind={isOffered ? 'secondary' : 'primary'} />
        </Row>
      }
    >
      {texts.notSetUp(business.business_name)}
      {isOffered && <div className={room}>{texts.trialTerms(hours ?? DEFAULT_TRIAL_HOURS)}</div>}
    </Banner>
  );
}
