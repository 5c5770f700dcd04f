import { PageTop } from '../parts/PageTop.tsx';
import type { PublicPage } from '../public-page.ts';

export const privacyPage: PublicPage = {
  title: () => 'Privacy',
  description: () => 'Privacy',
  View: PrivacyView,
};

function PrivacyView() {
  return <PageTop heading="Privacy" />;
}
