import { PageTop } from '../parts/PageTop.tsx';
import type { PublicPage } from '../public-page.ts';

export const notFoundPage: PublicPage = {
  title: () => 'NotFound',
  description: () => 'NotFound',
  View: NotFoundView,
};

function NotFoundView() {
  return <PageTop heading="NotFound" />;
}
