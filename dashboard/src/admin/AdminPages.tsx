/** The admin's pages, each by its address, for the admin alone. Each page is a file of its own to load. */
import type { ComponentType } from 'react';
import { Navigate, useLocation, useRoutes } from 'react-router';
import { pages } from '@daybook/schema/words/routes';
import { NOT_SIGNED_IN } from '@daybook/schema/words/session-texts';
import { SignedInOnly } from '../navigation/SignedInOnly.tsx';
import { useSession } from '../session/SessionContext.tsx';
import { part } from '../ui/part.tsx';
import { AccessDenied } from './AccessDenied.tsx';
import { AdminBody } from './AdminBody.tsx';
import { MissingSettings } from './MissingSettings.tsx';

const page = (path: string, load: () => Promise<ComponentType>) => {
  const Loaded = part(load);
  return { path: path.slice('/admin/'.length), element: <Loaded /> };
};

const routes = [
  page(pages.adminCoupons, async () => (await import('./coupons/CouponsPage.tsx')).CouponsPage),
  page(pages.adminBusinesses, async () => (await import('./businesses/BusinessesPage.tsx')).BusinessesPage),
  page(pages.adminBusiness, async () => (await import('./businesses/SupportPage.tsx')).SupportPage),
  page(pages.adminUsers, async () => (await import('./users/UsersPage.tsx')).UsersPage),
  page(pages.adminNewsletter, async () => (await import('./newsletter/NewsletterPage.tsx')).NewsletterPage),
  page(
    pages.adminTestimonials,
    async () => (await import('./testimonials/TestimonialsPage.tsx')).TestimonialsPage,
  ),
  page(pages.adminEmail, async () => (await import('./email-diagnostic/EmailPage.tsx')).EmailPage),
  page(pages.adminVisits, async () => (await import('./visits/VisitsPage.tsx')).VisitsPage),
  page(pages.adminAudit, async () => (await import('./audit/AuditPage.tsx')).AuditPage),
  { path: '*', element: <Navigate to={pages.adminBusinesses} replace /> },
];

export function AdminPages() {
  return (
    <AdminBody>
      <SignedInOnly text={NOT_SIGNED_IN}>
        <AdminOnly />
      </SignedInOnly>
    </AdminBody>
  );
}

/**
 * Shows the pages to the admin, and says to everybody else that they are the admin's. The server refuses the others
 * whatever is shown here.
 */
function AdminOnly() {
  const { user } = useSession();
  const { pathname } = useLocation();
  const found = useRoutes(routes);
  if (user?.is_admin)
    return (
      <>
        <MissingSettings names={user.missing_settings ?? []} />
        {found}
      </>
    );
  return pathname === pages.adminCoupons ? <Navigate to={pages.dashboard} replace /> : <AccessDenied />;
}
