import { PageTop } from '../parts/PageTop.tsx';
import type { PublicPage } from '../public-page.ts';

export const landingPage: PublicPage = {
  title: () => 'Landing',
  description: () => 'Landing',
  View: LandingView,
};

function LandingView() {
  return <PageTop heading="Landing" />;
}
