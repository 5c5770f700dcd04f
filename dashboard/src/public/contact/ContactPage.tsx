import { PageTop } from '../parts/PageTop.tsx';
import type { PublicPage } from '../public-page.ts';

export const contactPage: PublicPage = {
  title: () => 'Contact',
  description: () => 'Contact',
  View: ContactView,
};

function ContactView() {
  return <PageTop heading="Contact" />;
}
