/** What is done with people's data, as UK data protection law wants it told. Each figure is the one that the code keeps to. */
import type { SiteFacts } from '@daybook/schema/contract/site-page';
import { PRODUCT_NAME } from '@daybook/schema/words/product';
import type { ReadingSection } from '../../parts/ReadingPage.tsx';
import { OperatorText } from '../OperatorText.tsx';
import { ABROAD, KEPT, OTHERS, safetyAt } from './handling.tsx';
import { CUSTOMERS, OWNERS, VISITORS } from './people.tsx';
import { CHANGES, CHILDREN, COMPLAINTS, RIGHTS } from './rights.tsx';

export const PRIVACY_TITLE = 'Privacy Policy';
export const PRIVACY_DESCRIPTION = `Whose data ${PRODUCT_NAME} holds, what for, how long, who else sees it, and how you get it, correct it or have it deleted.`;
export const PRIVACY_LEDE = `Whose data ${PRODUCT_NAME} holds, what for, for how long, and what you can ask for. It is written for three kinds of people: customers who book, businesses that are booked, and visitors of these pages.`;

export const privacySections = (facts: SiteFacts): readonly ReadingSection[] => [
  { id: 'who-we-are', heading: 'Who we are', body: <OperatorText facts={facts} /> },
  CUSTOMERS,
  OWNERS,
  VISITORS,
  OTHERS,
  ABROAD,
  KEPT,
  safetyAt(facts.origin),
  RIGHTS,
  COMPLAINTS,
  CHILDREN,
  CHANGES,
];
