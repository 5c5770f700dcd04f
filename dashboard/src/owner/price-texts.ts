/** What full access costs, wherever the dashboard says it: by the model that the server tells. */
import type { Business } from '@daybook/schema/contract/business';
import type { Pricing } from '@daybook/schema/contract/payment';
import { fullPrice } from '@daybook/schema/rules/discount';
import { shortPriceText } from '@daybook/schema/rules/money';

/** '£49', '£9.99 a month' */
export function fullPriceText(pricing: Pricing): string {
  return shortPriceText(fullPrice(pricing)) + (pricing === 'subscription' ? ' a month' : '');
}

/** The same as a sentence begins: '£49, once', '£9.99 a month' */
export const setupPriceText = (pricing: Pricing) =>
  fullPriceText(pricing) + (pricing === 'setup_fee' ? ', once' : '');

/** 'Complete Setup - £49'; of what was open before and has ended: 'Continue with Full Access - £49'. */
export function payLabel({ billing_status }: Pick<Business, 'billing_status'>, price: string): string {
  // Of a business that is paid for, only one whose subscription has ended is asked to pay.
  const hadAccess =
    billing_status === 'trial_ended' || billing_status === 'subscription_ended' || billing_status === 'paid';
  return `${hadAccess ? 'Continue with Full Access' : 'Complete Setup'} - ${price}`;
}

/** 'Your 48-Hour Free Trial Has Ended', with the hours that its coupon gave. */
export const trialEndedTitle = ({ trial_hours }: Pick<Business, 'trial_hours'>) =>
  `Your ${trial_hours === null ? '' : `${trial_hours}-Hour `}Free Trial Has Ended`;
export const SUBSCRIPTION_ENDED_TITLE = 'Your subscription has ended';
