import type { Business } from '@daybook/schema/contract/business';
import { withQuery } from '@daybook/schema/rules/path';
import { pages } from '@daybook/schema/words/routes';
import { Row } from '#ui/Layout.tsx';
import { RouterLinkButton } from '#ui/RouterLinkButton.tsx';
import { takesBookings } from '../billing-status.ts';
import { ADD_NEW_BUSINESS, TAKINGS } from '../business-texts.ts';
import { NextStepLink } from '../NextStepLink.tsx';

interface SecondaryLinksProps {
  business: Business;
  /** Only for its place and for the windows that show it. */
  className: string | undefined;
}

/** Links to what an owner does now and then: next to the greeting, but on a phone below today's list. */
export function SecondaryLinks({ business, className }: SecondaryLinksProps) {
  return (
    <Row gap={8} className={className}>
      <RouterLinkButton to={withQuery(pages.takings, { business: business.id })}>{TAKINGS}</RouterLinkButton>
      <RouterLinkButton to={pages.newBusiness}>{ADD_NEW_BUSINESS}</RouterLinkButton>
      {/* A business that takes no bookings has a banner above, which links to payment. */}
      {takesBookings(business) ? <NextStepLink kind="secondary" business={business} /> : null}
    </Row>
  );
}
