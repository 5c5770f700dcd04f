import { PageTop } from '../../parts/PageTop.tsx';
import type { PublicPage } from '../../public-page.ts';

export const supportPage: PublicPage = {
  title: () => 'Support',
  description: () => 'Support',
  View: SupportView,
};

function SupportView() {
  return <PageTop heading="Support" />;
}
