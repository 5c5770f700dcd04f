import { PageTop } from '../../parts/PageTop.tsx';
import type { PublicPage } from '../../public-page.ts';

export const faqPage: PublicPage = {
  title: () => 'Faq',
  description: () => 'Faq',
  View: FaqView,
};

function FaqView() {
  return <PageTop heading="Faq" />;
}
