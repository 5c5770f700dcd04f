import { useNavigate } from 'react-router';
import type { Business } from '@daybook/schema/contract/business';
import { DEFAULT_TRIAL_HOURS } from '@daybook/schema/figures/periods';
import { buildPath } from '@daybook/schema/rules/path';
import { FREE_TRIAL_CODE } from '@daybook/schema/words/payment-texts';
import { pages } from '@daybook/schema/words/routes';
import { failureTextOf } from '#api/call-error.ts';
import { useChange } from '#api/use-call.ts';
import { Button } from '#ui/Button.tsx';
import { Row } from '#ui/Layout.tsx';
import { Banner } from '#ui/message/Banner.tsx';
import { useToast } from '#ui/message/Toasts.tsx';
import { startTrialText } from '../billing-texts.ts';
import { PayLink } from '../NextStepLink.tsx';
import type { Activated } from '../use-payment-arriving.ts';
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

function StartTrial({ business, hours }: { business: Business; hours: number }) {
  const navigate = useNavigate();
  const showToast = useToast();
  const params = { businessId: business.id };
  const start = useChange('createCheckout', {
    onSuccess: ({ free_activation, redirect_url }) => {
      // Without a trial after all (its code has changed meanwhile), the payment page says what there is.
      if (!free_activation || redirect_url === null) return void navigate(buildPath(pages.payment, params));
      const activated: Activated = 'trial';
      void navigate(redirect_url, { state: { activated } });
    },
    onError: (error) => showToast(failureTextOf(error, texts.TRIAL_FAILED)),
  });
  return (
    <Button
      kind="primary"
      isWorking={start.isPending}
      workingText={texts.STARTING_TRIAL}
      onClick={() => start.mutate({ params, body: { coupon_code: FREE_TRIAL_CODE } })}
    >
      {startTrialText(hours)}
    </Button>
  );
}
