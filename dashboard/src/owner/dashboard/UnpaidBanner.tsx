import { useNavigate } from 'react-router';
import type { Business } from '@daybook/schema/contract/business';
import { buildPath } from '@daybook/schema/rules/path';
import { FREE_TRIAL_CODE } from '@daybook/schema/words/payment-texts';
import { pages } from '@daybook/schema/words/routes';
import { failureTextOf } from '#api/call-error.ts';
import { useChange } from '#api/use-call.ts';
import { Button } from '#ui/Button.tsx';
import { Row } from '#ui/Layout.tsx';
import { Banner } from '#ui/message/Banner.tsx';
import { useToast } from '#ui/message/Toasts.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { startTrialText } from '../billing-texts.ts';
import { PayLink } from '../NextStepLink.tsx';
import type { Activated } from '../use-payment-arriving.ts';
import { useTrialHours } from '../use-trial-hours.ts';
import * as texts from './dashboard-texts.ts';

/** Leads to paying, and starts the free trial at a press if this account can have it. */
export function UnpaidBanner({ business }: { business: Business }) {
  const hours = useTrialHours();
  const isOffered = hours !== null;
  return (
    <Banner
      tone="amber"
      action={
        <Row gap={8}>
          {isOffered && <StartTrial business={business} hours={hours} />}
          <PayLink business={business} kind={isOffered ? 'secondary' : 'primary'} />
        </Row>
      }
    >
      {texts.notSetUp(business.business_name)}
      {isOffered && (
        <>
          <br />
          {hours === undefined ? <Skeleton width="16rem" height="1em" /> : texts.trialTerms(hours)}
        </>
      )}
    </Banner>
  );
}

function StartTrial({ business, hours }: { business: Business; hours: number | undefined }) {
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
  if (hours === undefined) return <Skeleton width="13rem" height="2.75rem" />;
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
