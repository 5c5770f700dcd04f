import type { Business } from '@daybook/schema/contract/business';
import { SUBSCRIPTION_MONTH_PENCE } from '@daybook/schema/figures/prices';
import { momentText, wallClockAt } from '@daybook/schema/rules/calendar-day';
import { longDate } from '@daybook/schema/rules/date';
import { shortPriceText } from '@daybook/schema/rules/money';
import { troubleNews, troubleOutlook, trialEndedTitle } from '#owner/billing-texts.ts';

/** Says how a business is paid for. Dates are on the business's clock. */
export function planText(business: Business): string {
  const { billing_status, timezone, paid_at, trial_expires_at, subscription } = business;
  if (billing_status === 'inactive') return 'Deactivated.';
  if (paid_at !== null) return `Full access since ${dayText(paid_at, timezone)}. Nothing more to pay.`;
  if (business.payment_trouble)
    return `${troubleNews(business, business.payment_trouble)} ${troubleOutlook(business)}`;
  if (billing_status === 'trial' && trial_expires_at !== null)
    return `Free trial until ${momentText(Date.parse(trial_expires_at), timezone)}.`;
  if (billing_status === 'trial_ended') return `${trialEndedTitle(business)}.`;
  return subscription === null ? 'Not set up yet.' : subscriptionText(business, subscription);
}

function subscriptionText(
  { billing_status, timezone }: Business,
  { status, paid_until, ends_with_period, grace_ends_at }: NonNullable<Business['subscription']>,
): string {
  const paidUntil = momentText(Date.parse(paid_until), timezone);
  if (billing_status === 'subscription_ended')
    return `The subscription has ended. It was paid until ${paidUntil}.`;
  if (status === 'ended') return `The subscription has ended. Full access until ${paidUntil}.`;
  if (grace_ends_at !== null)
    return `The last payment didn’t go through. Full access until ${momentText(Date.parse(grace_ends_at), timezone)}.`;
  if (ends_with_period) return `Cancelled. Full access until ${paidUntil}.`;
  return `${shortPriceText(SUBSCRIPTION_MONTH_PENCE)} a month. Paid until ${paidUntil}, then renews automatically.`;
}

function dayText(instant: string, timezone: string): string {
  return longDate(wallClockAt(Date.parse(instant), timezone).date);
}
