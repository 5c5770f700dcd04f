/** Texts that more than one section of the landing page uses. */
import type { Pricing } from '@daybook/schema/contract/payment';
import type { SiteFacts } from '@daybook/schema/contract/site-page';
import { fullPrice } from '@daybook/schema/rules/discount';
import { shortPriceText } from '@daybook/schema/rules/money';
import { PRODUCT_NAME } from '@daybook/schema/words/product';
import { GET_STARTED_FREE } from '../../navigation/navigation-texts.ts';

/** What the price and the free trial before it depend on. */
export type PriceFacts = Pick<SiteFacts, 'pricing' | 'freeTrialHours'>;

export const PAGE_TITLE = 'Online booking for UK service businesses';
export const pageDescription = ({ pricing, freeTrialHours }: PriceFacts) =>
  `Customers book your free times online, day or night, without an account. ${freeTrialHours === null ? '' : `${tryFree(freeTrialHours)}, then `}${fullPriceText(pricing)} ${PER_BUSINESS}`;

const GET_STARTED = 'Get started';
/** Says 'free' only while a code gives a free trial. */
export const getStartedText = ({ freeTrialHours }: PriceFacts) =>
  freeTrialHours === null ? GET_STARTED : GET_STARTED_FREE;
export const LEARN_MORE = 'Learn More';
/** Read out after 'Learn More', for people who hear a page's links in a list. */
export const LEARN_MORE_ABOUT = `about how to use ${PRODUCT_NAME}`;

export const tryFree = (hours: number) => `Try it free for ${hours} hours`;
/** '£49 once', '£9.99 a month' */
export const fullPriceText = (pricing: Pricing) =>
  shortPriceText(fullPrice(pricing)) + (pricing === 'setup_fee' ? ' once' : ' a month');
/** Ends the sentence that the price begins. */
export const PER_BUSINESS = 'per business.';
export const PRICE_NOTES: Record<Pricing, string> = {
  setup_fee: 'No monthly fee, no commission.',
  subscription:
    'No commission. Cancel at any time: your diary stays open until the end of the month you’ve paid for.',
};
