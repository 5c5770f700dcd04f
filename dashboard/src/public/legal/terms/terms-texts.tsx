/** The terms between the operator and a business that uses Daybook. Each figure is the one that the product keeps to. */
import type { SiteFacts } from '@daybook/schema/contract/site-page';
import { PRODUCT_NAME } from '@daybook/schema/words/product';
import type { ReadingSection } from '../../parts/ReadingPage.tsx';
import { OperatorText } from '../OperatorText.tsx';
import { buyingOf } from './buying.tsx';
import { customersDataOf } from './customers-data.tsx';
import { expiryNoticeOf } from './ending.tsx';
import { CHANGES, LAW, LIABILITY } from './liability.tsx';
import { ACCOUNT, CUSTOMERS, SERVICE, YOUR_PART } from './using.tsx';

export const TERMS_TITLE = 'Terms and Conditions';
export const TERMS_DESCRIPTION = `What a business agrees to when it uses ${PRODUCT_NAME}: the price, the trial, cancelling, liability and the data processing agreement.`;
export const TERMS_LEDE = `The agreement between the operator of this ${PRODUCT_NAME} (‘we’) and a business that keeps a diary here (‘you’). People who book make their agreement with the business, not with us.`;

export const termsSections = (facts: SiteFacts): readonly ReadingSection[] => [
  { id: 'who-we-are', heading: 'Who we are', body: <OperatorText facts={facts} /> },
  ACCOUNT,
  ...buyingOf(facts),
  YOUR_PART,
  CUSTOMERS,
  customersDataOf(facts),
  SERVICE,
  expiryNoticeOf(facts),
  LIABILITY,
  CHANGES,
  LAW,
];
