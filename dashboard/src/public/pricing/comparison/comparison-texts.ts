import type { SiteFacts } from '@daybook/schema/contract/site-page';
import { PRODUCT_NAME } from '@daybook/schema/words/product';

export const COMPARISON_ID = 'comparison';
export const COMPARISON_TITLE = 'What others charge';
export const comparisonLede = (readOn: string) =>
  `Read on ${readOn} in stored copies of the companies’ own pages, which may be older than that day. Prices change: follow the link before you decide. Sums stand in the currency in which they were read.`;
export const COMPARISON_CAPTION = 'Prices of other ways to take bookings';
export const WHO = 'Who';
export const CHARGES = 'What it charges, and where that was read';
export const readWhen = (date: string) => `read ${date}`;
export const THIS_PAGE = 'This page';
export const OURS_NOTE = 'No share of any visit, whoever the customer is.';

export const FAIR_TITLE = 'When something else suits you better';
export const fairTexts = ({ freeTrialHours }: Pick<SiteFacts, 'freeTrialHours'>) => [
  `A marketplace shows you to people who have never heard of you. ${PRODUCT_NAME} does not: customers reach your diary by your own website, link or QR code.`,
  `Setmore and Square have plans that cost nothing. ${PRODUCT_NAME} has ${freeTrialHours === null ? '' : 'a trial, and then '}a price.`,
  `${PRODUCT_NAME} takes no payments or deposits from your customers, and sends emails but no text messages.`,
];
