import type { SiteFacts } from '@daybook/schema/contract/site-page';
import { PRODUCT_NAME } from '@daybook/schema/words/product';

export const COMPARISON_ID = 'comparison';
export const COMPARISON_TITLE = 'How others charge';
export const comparisonLede = (readOn: string) =>
  `Read on ${readOn} in saved copies of each company’s own pages. They may have changed since: check the link before you decide.`;
export const COMPARISON_CAPTION = 'How other booking services charge';
export const WHO = 'Service';
export const CHARGES = 'What it charges, and where we read it';
export const readWhen = (date: string) => `read ${date}`;
export const THIS_PAGE = 'This page';
export const OURS_NOTE = 'No commission, on new customers or returning ones.';

export const FAIR_TITLE = 'When another service may suit you better';
export const fairTexts = ({ freeTrialHours }: Pick<SiteFacts, 'freeTrialHours'>) => [
  `A marketplace introduces you to new customers. ${PRODUCT_NAME} doesn’t: people reach your diary through your own website, link or QR code.`,
  `Bookwhen has a free plan. ${PRODUCT_NAME} has ${freeTrialHours === null ? 'none' : 'a free trial, then a price'}.`,
  `${PRODUCT_NAME} takes no payments or deposits from your customers. It sends emails, but no text messages.`,
];
