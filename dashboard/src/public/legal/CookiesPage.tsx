import { PageTop } from '../parts/PageTop.tsx';
import type { PublicPage } from '../public-page.ts';

export const cookiesPage: PublicPage = {
  title: () => 'Cookies',
  description: () => 'Cookies',
  View: CookiesView,
};

function CookiesView() {
  return <PageTop heading="Cookies" />;
}
