import { useState } from 'react';
import type { Business } from '@daybook/schema/contract/business';
import { buildPath, withQuery } from '@daybook/schema/rules/path';
import { pages } from '@daybook/schema/words/routes';
import { readPricing } from '#api/page-data.ts';
import type { ButtonKind } from '#ui/Button.tsx';
import { RouterLinkButton } from '#ui/RouterLinkButton.tsx';
import { takesBookings } from './billing-status.ts';
import { fullPriceText, payLabel, MANAGE_SUBSCRIPTION } from './billing-texts.ts';
import { ADD_NEW_EVENT } from './business-texts.ts';

/**
 * Leads to planning an event, or first to paying. Draws nothing if deactivated, or if payment is arriving.
 */
export function NextStepLink({ business, kind = 'primary' }: { business: Business; kind?: ButtonKind }) {
  if (business.billing_status === 'inactive') return null;
  if (!takesBookings(business) && business.unfinished_checkout === 'processing') return null;
  if (!takesBookings(business)) return <PayLink kind={kind} business={business} />;
  return (
    <RouterLinkButton kind={kind} to={buildPath(pages.newEvent, { businessId: business.id })}>
      {ADD_NEW_EVENT}
    </RouterLinkButton>
  );
}

export function PayLink({ business, kind }: { business: Business; kind?: ButtonKind }) {
  const [pricing] = useState(readPricing);
  return (
    <RouterLinkButton {...(kind && { kind })} to={buildPath(pages.payment, { businessId: business.id })}>
      {payLabel(business, fullPriceText(pricing))}
    </RouterLinkButton>
  );
}

/** Leads to where the owner changes the card, and cancels or resumes the subscription. */
export function ManageLink({ business }: { business: Business }) {
  return (
    <RouterLinkButton to={withQuery(pages.settings, { tab: 'businesses', business: business.id })}>
      {MANAGE_SUBSCRIPTION}
    </RouterLinkButton>
  );
}
