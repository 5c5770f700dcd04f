import { useState } from 'react';
import { Navigate } from 'react-router';
import type { Business } from '@daybook/schema/contract/business';
import { withQuery } from '@daybook/schema/rules/path';
import { BACK_TO_DASHBOARD } from '@daybook/schema/words/business-texts';
import { pages } from '@daybook/schema/words/routes';
import { readCheckoutPath } from '../../api/told-by-server.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { RouterLinkButton } from '../../ui/RouterLinkButton.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { BusinessInPath } from '../BusinessInPath.tsx';
import { CHECKOUT, NO_CHECKOUT, PAYMENT_TITLE, SETUP_OPENS_DIARY } from './payment-texts.ts';

export function PaymentPage() {
  return <BusinessInPath title={PAYMENT_TITLE}>{(business) => <Setup business={business} />}</BusinessInPath>;
}

function Setup({ business }: { business: Business }) {
  const [checkout] = useState(readCheckoutPath);
  if (business.has_paid) return <Navigate to={pages.dashboard} replace />;
  return (
    <Stack gap={24}>
      <PageHeading title={PAYMENT_TITLE}>{PAYMENT_TITLE}</PageHeading>
      <p>
        <strong>{business.business_name}</strong>. {checkout === null ? NO_CHECKOUT : SETUP_OPENS_DIARY}
      </p>
      <Stack gap={8} isRow>
        {checkout === null ? null : (
          <LinkButton kind="primary" href={withQuery(checkout, { business_id: business.id })}>
            {CHECKOUT}
          </LinkButton>
        )}
        <RouterLinkButton to={pages.dashboard}>{BACK_TO_DASHBOARD}</RouterLinkButton>
      </Stack>
    </Stack>
  );
}
