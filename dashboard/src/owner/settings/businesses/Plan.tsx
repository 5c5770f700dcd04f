import { useState } from 'react';
import type { Business } from '@daybook/schema/contract/business';
import { NETWORK_ERROR } from '@daybook/schema/words/texts';
import { failureTextOf } from '#api/call-error.ts';
import { useChange } from '#api/use-call.ts';
import { canBePaidFor } from '#owner/billing-status.ts';
import { MANAGE_SUBSCRIPTION } from '#owner/billing-texts.ts';
import { PayLink } from '#owner/NextStepLink.tsx';
import { useReturning } from '#owner/use-returning.ts';
import { Button } from '#ui/Button.tsx';
import { Stack } from '#ui/Layout.tsx';
import { Problem } from '#ui/message/Problem.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import * as texts from './business-details-texts.ts';
import { planText } from './plan-text.ts';

export function Plan({ business }: { business: Business }) {
  const { subscription } = business;
  return (
    <Stack gap={8}>
      <span>{planText(business)}</span>
      {canBePaidFor(business) ? (
        <span>
          <PayLink business={business} />
        </span>
      ) : null}
      {subscription === null ? null : <ManageSubscription business={business} />}
    </Stack>
  );
}

function ManageSubscription({ business }: { business: Business }) {
  const hasEnded = business.subscription?.status === 'ended';
  const { open, isLeaving, problem } = useLeavingForPortal(business.id);
  return (
    <>
      <span>{hasEnded ? texts.PORTAL_INVOICES : texts.PORTAL_EXPLAINED}</span>
      <span>
        <Button onClick={open} isWorking={isLeaving} workingText={texts.OPENING}>
          {MANAGE_SUBSCRIPTION}
          <VisuallyHidden> {business.business_name}</VisuallyHidden>
        </Button>
      </span>
      <Problem text={problem} />
    </>
  );
}

function useLeavingForPortal(businessId: number) {
  const { mutateAsync: askForAddress } = useChange('openBillingPortal');
  const [isLeaving, setIsLeaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  useReturning(() => setIsLeaving(false));
  const open = async () => {
    setIsLeaving(true);
    setProblem(null);
    try {
      window.location.assign((await askForAddress({ params: { businessId }, body: {} })).url);
    } catch (error) {
      setProblem(failureTextOf(error, { refused: texts.PORTAL_FAILED, network: NETWORK_ERROR }));
      setIsLeaving(false);
    }
  };
  return { open: () => void open(), isLeaving, problem };
}
