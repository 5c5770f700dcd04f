import type { Business, PaymentTrouble } from '@daybook/schema/contract/business';
import { momentText, wallClockAt } from '@daybook/schema/rules/calendar-day';
import { longDate } from '@daybook/schema/rules/date';
import { penceOf, shortPriceText } from '@daybook/schema/rules/money';
import { closedUntilPaid } from './dashboard/dashboard-texts.ts';
import { takesBookings } from './billing-status.ts';

const NEWS: Record<PaymentTrouble['kind'], (price: string, business: string, date: string) => string> = {
  refunded: (price, business, date) => `Your payment of ${price} for ${business} was refunded on ${date}.`,
  lost: (price, business, date) => `Your bank took back your payment of ${price} for ${business} on ${date}.`,
  not_arrived: (price, business, date) =>
    `Your bank transfer of ${price} for ${business}, started on ${date}, didn’t arrive.`,
};

/** 'Your payment of £49 for Willow Hair was refunded on Tuesday 24 November 2026.' */
export function troubleNews(
  { business_name, timezone }: Business,
  { kind, amount, at }: PaymentTrouble,
): string {
  return NEWS[kind](
    shortPriceText(penceOf(amount)),
    business_name,
    longDate(wallClockAt(Date.parse(at), timezone).date),
  );
}

/** What holds of its diary after the news. */
export function troubleOutlook(business: Business): string {
  const { business_name: name, billing_status, timezone, trial_expires_at, subscription } = business;
  const until = billing_status === 'trial' ? trial_expires_at : (subscription?.paid_until ?? null);
  return takesBookings(business) && until !== null
    ? `Customers can book until ${momentText(Date.parse(until), timezone)}. To take bookings after that, you’ll need to pay.`
    : closedUntilPaid(name);
}
