import { PageTop } from '../parts/PageTop.tsx';
import type { PublicPage } from '../public-page.ts';

export const pricingPage: PublicPage = {
  title: () => 'Pricing',
  description: () => 'Pricing',
  View: PricingView,
};

function PricingView() {
  return <PageTop heading="Pricing" />;
}
