/** What the landing page says in more than one of its sections. */
import type { Pricing } from '@daybook/schema/contract/payment';
import { FREE_TRIAL_HOURS } from '@daybook/schema/figures/periods';
import { fullPrice } from '@daybook/schema/rules/discount';
import { shortPriceText } from '@daybook/schema/rules/money';
import { FREE_TRIAL_CODE } from '@daybook/schema/words/payment-texts';
import { PRODUCT_NAME } from '@daybook/schema/words/product';

export const PAGE_TITLE = 'Online booking for UK service businesses';
export const pageDescription = (pricing: Pricing) =>
  `Your free times on one page, booked without an account, day or night. ${FREE_TRIAL_HOURS} hours free, then ${priceAfterwards(pricing)}`;

export const LEARN_MORE = 'Learn More';
/** Read out after it: a link says where it leads to those, too, who hear the links of a page one after the other. */
export const LEARN_MORE_ABOUT = `about how ${PRODUCT_NAME} is used`;

/** '48 hours free' */
export const FREE_FIRST = `${FREE_TRIAL_HOURS} hours free`;
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
