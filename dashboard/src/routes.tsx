/**
 * Every address of the app. Each page loads as a file of its own, so that a customer never loads the owner's
 * pages.
 */
import { Suspense, type ComponentType } from 'react';
import { matchPath, useLocation, useRoutes, type RouteObject } from 'react-router';
import { pages } from '@daybook/schema/words/routes';
import { useArriving } from './navigation/AppRouter.tsx';
import { Footer } from './navigation/Footer.tsx';
import { Frame } from './navigation/Frame.tsx';
import { FailedPage } from './visitor/FailedPage.tsx';
import { ErrorBoundary } from './ui/ErrorBoundary.tsx';
import { LOADING } from './ui/interface-texts.ts';
import { Loading } from './ui/Loading.tsx';
import { Page } from './ui/Page.tsx';
import { part } from './ui/part.tsx';

type Load = () => Promise<ComponentType>;

const page = (path: string, load: Load) => ({ path, load });

/** These pages need a session: owner/login-texts.ts has their texts for people without one. */
const ownerPages = [
  page(pages.dashboard, async () => (await import('./owner/dashboard/DashboardPage.tsx')).DashboardPage),
  page(
    pages.newBusiness,
    async () => (await import('./owner/new-business/NewBusinessPage.tsx')).NewBusinessPage,
  ),
  page(pages.newEvent, async () => (await import('./owner/new-event/NewEventPage.tsx')).NewEventPage),
  page(pages.payment, async () => (await import('./owner/payment/PaymentPage.tsx')).PaymentPage),
  page(pages.settings, async () => (await import('./owner/settings/SettingsPage.tsx')).SettingsPage),
];

/** The admin's pages are one file here, which knows their addresses: nobody else carries them. */
const adminPages = page('/admin/*', async () => (await import('./admin/AdminPages.tsx')).AdminPages);

const visitorPages = [
  page(pages.signedIn, async () => (await import('./visitor/sign-in/CallbackPage.tsx')).CallbackPage),
  page(
    pages.confirmEmail,
    async () => (await import('./visitor/confirm-email/ConfirmEmailPage.tsx')).ConfirmEmailPage,
  ),
  page(
    pages.newsletterLink,
    async () => (await import('./visitor/newsletter-link/NewsletterLinkPage.tsx')).NewsletterLinkPage,
  ),
  page(pages.emailTest, async () => (await import('./admin/email-test/EmailTestPage.tsx')).EmailTestPage),
  page(pages.cancel, async () => (await import('./cancel/CancelPage.tsx')).CancelPage),
  page(pages.myData, async () => (await import('./customer-data/CustomerDataPage.tsx')).CustomerDataPage),
  page('*', async () => (await import('./visitor/NotFoundPage.tsx')).NotFoundPage),
];

/** Loads the frame, and at the same time the page inside it. */
async function loadOwnerFrame() {
  const inside = ownerPages.find(({ path }) => matchPath(path, window.location.pathname));
  // The page that needs a file reports when it fails to load.
  void inside?.load().catch(() => undefined);
  return (await import('./owner/OwnerFrame.tsx')).OwnerFrame;
}

function lazily(load: Load) {
  const Loaded = part(load, FailedPage);
  return <Loaded />;
}

const toRoute = ({ path, load }: { path: string; load: Load }): RouteObject => ({
  path,
  element: lazily(load),
});
const routes: RouteObject[] = [
  { element: lazily(loadOwnerFrame), children: ownerPages.map(toRoute) },
  toRoute(adminPages),
  ...visitorPages.map(toRoute),
];

/** The bar broke: the page stands without it. */
const FailedShell = () => (
  <Page header={null} footer={<Footer />}>
    <FailedPage />
  </Page>
);

/** The page at the browser's address. While a page loads, the one before it stays in place. */
export function App() {
  const { key } = useLocation();
  useArriving();
  return (
    <ErrorBoundary place={key} fallback={<FailedShell />}>
      <Frame>
        <ErrorBoundary place={key} fallback={<FailedPage />}>
          <Suspense fallback={<Loading text={LOADING} />}>{useRoutes(routes)}</Suspense>
        </ErrorBoundary>
      </Frame>
    </ErrorBoundary>
  );
}
