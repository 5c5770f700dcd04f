import type { Business, PaymentTrouble } from '@daybook/schema/contract/business';
import type { Pricing } from '@daybook/schema/contract/payment';
import { MINUTE } from '@daybook/schema/figures/periods';
import { momentText, wallClockAt } from '@daybook/schema/rules/calendar-day';
import { longDate } from '@daybook/schema/rules/date';
import { fullPrice } from '@daybook/schema/rules/discount';
import { shortPriceText, penceOf } from '@daybook/schema/rules/money';
import { counted } from '@daybook/schema/words/counted';
import { minutesText } from '@daybook/schema/words/minutes-text';
import { takesBookings } from './billing-status.ts';

/** '£49', '£9.99 a month' */
export function fullPriceText(pricing: Pricing): string {
  return shortPriceText(fullPrice(pricing)) + (pricing === 'subscription' ? ' a month' : '');
}

/** The price at the start of a sentence: '£49, once', '£9.99 a month' */
export const setupPriceText = (pricing: Pricing) =>
  fullPriceText(pricing) + (pricing === 'setup_fee' ? ', once' : '');

/** Returns 'Complete Setup - £49', or 'Continue with Full Access - £49' if the business was open before. */
export function payLabel({ billing_status }: Pick<Business, 'billing_status'>, price: string): string {
  // The only paid businesses that are asked to pay are those whose subscription has ended.
  const hadAccess =
    billing_status === 'trial_ended' || billing_status === 'subscription_ended' || billing_status === 'paid';
  return `${hadAccess ? 'Continue with Full Access' : 'Complete Setup'} - ${price}`;
}

export const startTrialText = (hours: number) => `Start ${hours}-hour free trial`;
export const STARTING_TRIAL = 'Starting...';
export const TRIAL_FAILED = 'We couldn’t start your free trial. Please try again.';

/** 'Your 48-Hour Free Trial Has Ended', with the hours of the business's coupon */
export const trialEndedTitle = ({ trial_hours }: Pick<Business, 'trial_hours'>) =>
  `Your ${trial_hours === null ? '' : `${trial_hours}-Hour `}Free Trial Has Ended`;
export const SUBSCRIPTION_ENDED_TITLE = 'Your subscription has ended';

const MINUTES_UNTIL_HOURS = 120;
const HOURS_UNTIL_DAYS = 72;

/**
 * Returns '7 days', '48 hours' or '12 minutes'. Hours and days are rounded up, so that a new trial of 48 hours says so;
 * minutes are rounded down, because the page's clock may be nearly a minute behind.
 */
export function timeLeft(milliseconds: number): string {
  if (milliseconds < MINUTE) return 'less than a minute';
  const minutes = Math.floor(milliseconds / MINUTE);
  if (minutes < MINUTES_UNTIL_HOURS) return minutesText(minutes);
  const hours = Math.ceil(minutes / 60);
  return hours < HOURS_UNTIL_DAYS ? counted(hours, 'hour') : counted(Math.ceil(hours / 24), 'day');
}

const NEWS: Record<PaymentTrouble['kind'], (price: string, business: string, date: string) => string> = {
  refunded: (price, business, date) => `Your payment of ${price} for ${business} was refunded on ${date}.`,
  lost: (price, business, date) => `Your bank took back your payment of ${price} for ${business} on ${date}.`,
  not_arrived: (price, business, date) =>
    `Your bank transfer of ${price} for ${business}, started on ${date}, didn’t arrive.`,
};

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

/** Follows the title that says what has ended. */
export const closedUntilPaid = (business: string) =>
  `${business} can’t take bookings until you pay. Nothing has been deleted.`;

export function troubleOutlook(business: Business): string {
  const { business_name: name, billing_status, timezone, trial_expires_at, subscription } = business;
  const until = billing_status === 'trial' ? trial_expires_at : (subscription?.paid_until ?? null);
  return takesBookings(business) && until !== null
    ? `Customers can book until ${momentText(Date.parse(until), timezone)}. To take bookings after that, you’ll need to pay.`
    : closedUntilPaid(name);
}

export const MANAGE_SUBSCRIPTION = 'Manage subscription';
