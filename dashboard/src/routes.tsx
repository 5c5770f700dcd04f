/**
 * Every address of the app. Each page is a file of its own, so that a customer never loads the owner's pages.
 */
import { Suspense, type ComponentType } from 'react';
import { createBrowserRouter, matchPath, Navigate, Outlet } from 'react-router';
import { pages } from '@daybook/schema/words/routes';
import { AdminFrame } from './admin/AdminFrame.tsx';
import { Footer } from './navigation/Footer.tsx';
import { Frame } from './navigation/Frame.tsx';
import { useArriving } from './navigation/use-arriving.ts';
import { OwnerFrame } from './owner/OwnerFrame.tsx';
import { FailedPage, NotFoundPage } from './navigation/FailedPage.tsx';
import { LOADING } from './ui/interface-texts.ts';
import { Loading } from './ui/Loading.tsx';
import { Page } from './ui/Page.tsx';
import { part } from './ui/part.tsx';

const page = (path: string, load: () => Promise<ComponentType>) => ({
  path,
  Component: part(load, FailedPage),
});

/** These pages need a session. owner/OwnerFrame.tsx has their texts for people who are logged out. */
const ownerPages = [
  page(pages.dashboard, async () => {
    const { DashboardPage, preloadTab } = await import('./owner/dashboard/DashboardPage.tsx');
    await preloadTab(window.location.search);
    return DashboardPage;
  }),
  page(pages.customer, async () => (await import('./owner/customers/CustomerPage.tsx')).CustomerPage),
  page(
    pages.newBusiness,
    async () => (await import('./owner/new-business/NewBusinessPage.tsx')).NewBusinessPage,
  ),
  page(pages.newEvent, async () => (await import('./owner/new-event/NewEventPage.tsx')).NewEventPage),
  page(pages.payment, async () => (await import('./owner/payment/PaymentPage.tsx')).PaymentPage),
  page(pages.settings, async () => (await import('./owner/settings/SettingsPage.tsx')).SettingsPage),
];

const adminPages = [
  page(pages.adminCoupons, async () => (await import('./admin/coupons/CouponsPage.tsx')).CouponsPage),
  page(
    pages.adminBusinesses,
    async () => (await import('./admin/businesses/BusinessesPage.tsx')).BusinessesPage,
  ),
  page(pages.adminBusiness, async () => (await import('./admin/businesses/SupportPage.tsx')).SupportPage),
  page(pages.adminUsers, async () => (await import('./admin/users/UsersPage.tsx')).UsersPage),
  page(
    pages.adminNewsletter,
    async () => (await import('./admin/newsletter/NewsletterPage.tsx')).NewsletterPage,
  ),
  page(
    pages.adminTestimonials,
    async () => (await import('./admin/testimonials/TestimonialsPage.tsx')).TestimonialsPage,
  ),
  page(pages.adminEmail, async () => (await import('./admin/emails/EmailPage.tsx')).EmailPage),
  page(pages.adminVisits, async () => (await import('./admin/visits/VisitsPage.tsx')).VisitsPage),
  page(pages.adminAudit, async () => (await import('./admin/audit/AuditPage.tsx')).AuditPage),
];

const visitorPages = [
  page(pages.signedIn, async () => {
    const { CallbackPage } = await import('./sign-in/CallbackPage.tsx');
    // The page that nearly every login leads to loads meanwhile.
    void preloadOwnerPage(pages.dashboard);
    return CallbackPage;
  }),
  page(pages.emailTest, async () => (await import('./admin/emails/EmailTestPage.tsx')).EmailTestPage),
  page(pages.cancel, async () => (await import('./cancel/CancelPage.tsx')).CancelPage),
  page(pages.myData, async () => (await import('./customer-data/CustomerDataPage.tsx')).CustomerDataPage),
];

/** Loads the file of the owner's page at this address. */
export const preloadOwnerPage = async (path: string) =>
  ownerPages.find((page) => matchPath(page.path, path))?.Component.preload();

const ownerRoutes = { element: <OwnerFrame />, children: ownerPages };
const adminRoutes = {
  element: <AdminFrame />,
  children: [...adminPages, { path: '/admin/*', element: <Navigate to={pages.adminBusinesses} replace /> }],
};
const visitorRoutes = [...visitorPages, { path: '*', element: <NotFoundPage /> }];

/** Shows the page without the navigation bar, which failed. */
const FailedShell = () => (
  <Page header={null} footer={<Footer />}>
    <FailedPage />
  </Page>
);

/** Wraps every page. While a page loads, the previous one stays in place. */
function Shell() {
  const isMoving = useArriving(router);
  return (
    <Frame isMoving={isMoving}>
      <Suspense fallback={<Loading text={LOADING} />}>
        <Outlet />
      </Suspense>
    </Frame>
  );
}

export const router = createBrowserRouter([
  {
    element: <Shell />,
    errorElement: <FailedShell />,
    children: [
      {
        errorElement: <FailedPage />,
        children: [ownerRoutes, adminRoutes, ...visitorRoutes],
      },
    ],
  },
]);
