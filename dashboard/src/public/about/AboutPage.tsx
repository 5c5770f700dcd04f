import { PageTop } from '../parts/PageTop.tsx';
import type { PublicPage } from '../public-page.ts';

export const aboutPage: PublicPage = {
  title: () => 'About',
  description: () => 'About',
  View: AboutView,
};

function AboutView() {
  return <PageTop heading="About" />;
}
