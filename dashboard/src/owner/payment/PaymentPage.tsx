import { Navigate } from 'react-router';
import type { Business } from '@daybook/schema/contract/business';
import { withQuery } from '@daybook/schema/rules/path';
import { BACK_TO_DASHBOARD } from '@daybook/schema/words/business-texts';
import { LOCAL_CHECKOUT, LOCAL_CHECKOUT_EXPLAINED, PAYMENT_TITLE } from '@daybook/schema/words/dashboard';
import { pages } from '@daybook/schema/words/routes';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { RouterLinkButton } from '../../ui/RouterLinkButton.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { BusinessInPath } from '../BusinessInPath.tsx';

/** The server's stand-in for a payment provider; it exists outside production only. */
const LOCAL_CHECKOUT_PATH = '/dev/checkout';

export function PaymentPage() {
  return <BusinessInPath>{(business) => <Setup business={business} />}</BusinessInPath>;
}

function Setup({ business }: { business: Business }) {
  if (business.has_paid) return <Navigate to={pages.dashboard} replace />;
  return (
    <Stack gap={24}>
      <PageHeading title={PAYMENT_TITLE}>{PAYMENT_TITLE}</PageHeading>
      <p>
        <strong>{business.business_name}</strong>. {LOCAL_CHECKOUT_EXPLAINED}
      </p>
      <Stack gap={8} isRow>
        <LinkButton kind="primary" href={withQuery(LOCAL_CHECKOUT_PATH, { business_id: business.id })}>
          {LOCAL_CHECKOUT}
        </LinkButton>
        <RouterLinkButton to={pages.dashboard}>{BACK_TO_DASHBOARD}</RouterLinkButton>
      </Stack>
    </Stack>
  );
}
