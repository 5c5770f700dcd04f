import { PageTop } from '../../parts/PageTop.tsx';
import type { PublicPage } from '../../public-page.ts';

export const howToUsePage: PublicPage = {
  title: () => 'HowToUse',
  description: () => 'HowToUse',
  View: HowToUseView,
};

function HowToUseView() {
  return <PageTop heading="HowToUse" />;
}
