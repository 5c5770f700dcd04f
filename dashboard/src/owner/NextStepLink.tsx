import type { Business } from '@daybook/schema/contract/business';
import { buildPath } from '@daybook/schema/rules/path';
import { COMPLETE_SETUP } from '@daybook/schema/words/business-texts';
import { pages } from '@daybook/schema/words/routes';
import type { ButtonKind } from '../ui/button-class.ts';
import { RouterLinkButton } from '../ui/RouterLinkButton.tsx';
import { ADD_NEW_EVENT } from './dashboard/dashboard-texts.ts';
import { takesBookings } from './standing.ts';

/** The one next step of a business: plan an event, or first complete its setup. */
export function NextStepLink({ business }: { business: Business }) {
  if (!takesBookings(business)) return <CompleteSetupLink kind="primary" business={business} />;
  return (
    <RouterLinkButton kind="primary" to={buildPath(pages.newEvent, { businessId: business.id })}>
      {ADD_NEW_EVENT}
    </RouterLinkButton>
  );
}

/** To its payment, which a business in its trial may make at any time. */
export function CompleteSetupLink({ business, kind }: { business: Business; kind?: ButtonKind }) {
  return (
    <RouterLinkButton {...(kind && { kind })} to={buildPath(pages.payment, { businessId: business.id })}>
      {COMPLETE_SETUP}
    </RouterLinkButton>
  );
}
