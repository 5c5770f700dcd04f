import { PRODUCT_NAME } from '@daybook/schema/words/product';
import markdown from './accessibility.md?raw';
import { legalPage } from './legal-page.tsx';

export const accessibilityPage = legalPage({
  title: 'Accessibility Statement',
  description: `How accessible ${PRODUCT_NAME} is, how it was tested, what does not work yet, and whom to tell.`,
  lede: 'We want everyone to be able to book, and to run a diary. This page says how far we have got.',
  markdown,
});
