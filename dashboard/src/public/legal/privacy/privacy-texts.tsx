/** How people's data is used, in the order in which privacy notices are read. Each figure is the one that the code keeps to. */
import type { SiteFacts } from '@daybook/schema/contract/site-page';
import { PRODUCT_NAME } from '@daybook/schema/words/product';
import type { ReadingSection } from '../../parts/ReadingPage.tsx';
import { COLLECTED } from './collected.tsx';
import { keptOf } from './kept.tsx';
import { REASONS } from './reasons.tsx';
import { sharingOf, TRANSFERS } from './recipients.tsx';
import { CHANGES, CHILDREN, COMPLAINTS, rightsOf } from './rights.tsx';
import { safetyAt } from './safety.tsx';
import { objectionOf, whoWeAre } from './who-we-are.tsx';
import { widgetOf } from './widget.tsx';

export const PRIVACY_TITLE = 'Privacy Policy';
export const PRIVACY_DESCRIPTION = `How ${PRODUCT_NAME} uses personal data: what we collect, why, who we share it with, how long we keep it, and your rights.`;
export const PRIVACY_LEDE = `How we use personal data: for people who book with a business, for businesses with an account, and for visitors to our own pages.`;

export const privacySections = (facts: SiteFacts): readonly ReadingSection[] => [
  whoWeAre(facts),
  objectionOf(facts),
  COLLECTED,
  REASONS,
  sharingOf(facts),
  widgetOf(facts),
  TRANSFERS,
  keptOf(facts),
  safetyAt(facts.origin),
  rightsOf(facts),
  COMPLAINTS,
  CHILDREN,
  CHANGES,
];
