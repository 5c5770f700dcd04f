import { PRODUCT_NAME } from '@daybook/schema/words/product';
import { legalPage } from './legal-page.tsx';
import markdown from './privacy.md?raw';

export const privacyPage = legalPage({
  title: 'Privacy Policy',
  description: `How ${PRODUCT_NAME} uses personal data: what we collect, why, who we share it with, how long we keep it, and your rights.`,
  lede: 'How we use personal data: for people who book with a business, for businesses with an account, and for visitors to our own pages.',
  markdown,
});
