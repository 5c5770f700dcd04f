import type { Business } from '@daybook/schema/contract/business';
import { buildPath } from '@daybook/schema/rules/path';
import { COMPLETE_SETUP } from '@daybook/schema/words/business-texts';
import { ADD_NEW_EVENT } from '@daybook/schema/words/dashboard';
import { pages } from '@daybook/schema/words/routes';
import { RouterLinkButton } from '../ui/RouterLinkButton.tsx';
import { takesBookings } from './standing.ts';

/** The one next step of a business: plan an event, or first complete its setup. */
export function NextStepLink({ business }: { business: Business }) {
  const isOpen = takesBookings(business);
  return (
    <RouterLinkButton
      kind="primary"
      to={buildPath(isOpen ? pages.newEvent : pages.payment, { businessId: business.id })}
    >
      {isOpen ? ADD_NEW_EVENT : COMPLETE_SETUP}
    </RouterLinkButton>
  );
}
