/** What the landing page says in more than one of its sections. */
import type { Pricing } from '@daybook/schema/contract/payment';
import type { SiteFacts } from '@daybook/schema/contract/site-page';
import { fullPrice } from '@daybook/schema/rules/discount';
import { shortPriceText } from '@daybook/schema/rules/money';
import { FREE_TRIAL_CODE } from '@daybook/schema/words/payment-texts';
import { PRODUCT_NAME } from '@daybook/schema/words/product';

/** What is told of the price, and of the trial before it. */
export type PriceFacts = Pick<SiteFacts, 'pricing' | 'freeTrialHours'>;

export const PAGE_TITLE = 'Online booking for UK service businesses';
export const pageDescription = ({ pricing, freeTrialHours }: PriceFacts) =>
  `Your free times on one page, booked without an account, day or night. ${freeTrialHours === null ? '' : `${freeFirst(freeTrialHours)}, then `}${priceAfterwards(pricing)}`;

export const LEARN_MORE = 'Learn More';
/** Read out after it: a link says where it leads to those, too, who hear the links of a page one after the other. */
export const LEARN_MORE_ABOUT = `about how ${PRODUCT_NAME} is used`;

/** '48 hours free' */
export const freeFirst = (hours: number) => `${hours} hours free`;
export const WITH_CODE = `with ${FREE_TRIAL_CODE}`;
/** '£49 once', '£9.99 a month' */
export const fullPriceText = (pricing: Pricing) =>
  shortPriceText(fullPrice(pricing)) + (pricing === 'setup_fee' ? ' once' : ' a month');
/** Ends the sentence that the price begins. */
export const FOR_EACH_BUSINESS = 'for each business.';
export const PRICE_NOTES: Record<Pricing, string> = {
  setup_fee: 'No commission, no monthly fee.',
  subscription: 'No commission. Cancel at any time, and the month that is paid for stays yours.',
};

function priceAfterwards(pricing: Pricing): string {
  return `${fullPriceText(pricing)} ${FOR_EACH_BUSINESS}`;
}
