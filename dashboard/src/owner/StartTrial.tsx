import { useNavigate } from 'react-router';
import type { Business } from '@daybook/schema/contract/business';
import { buildPath } from '@daybook/schema/rules/path';
import { FREE_TRIAL_CODE } from '@daybook/schema/words/payment-texts';
import { pages } from '@daybook/schema/words/routes';
import { failureTextOf } from '#api/call-error.ts';
import { useChange } from '#api/use-call.ts';
import { Button } from '#ui/Button.tsx';
import { useToast } from '#ui/message/Toasts.tsx';
import { startTrialText, STARTING_TRIAL, TRIAL_FAILED } from './billing-texts.ts';
import type { Activated } from './use-payment-arriving.ts';

/** Starts the free trial, whose length it says. Then the dashboard opens. */
export function StartTrial({ business, hours }: { business: Business; hours: number }) {
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
    onError: (error) => showToast(failureTextOf(error, TRIAL_FAILED)),
  });
  return (
    <Button
      kind="primary"
      isWorking={start.isPending}
      workingText={STARTING_TRIAL}
      onClick={() => start.mutate({ params, body: { coupon_code: FREE_TRIAL_CODE } })}
    >
      {startTrialText(hours)}
    </Button>
  );
}
