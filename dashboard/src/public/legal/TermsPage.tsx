import { PageTop } from '../parts/PageTop.tsx';
import type { PublicPage } from '../public-page.ts';

export const termsPage: PublicPage = {
  title: () => 'Terms',
  description: () => 'Terms',
  View: TermsView,
};

function TermsView() {
  return <PageTop heading="Terms" />;
}
