import { Navigate, Outlet, useLocation } from 'react-router';
import { pages } from '@daybook/schema/words/routes';
import { NOT_SIGNED_IN } from '@daybook/schema/words/session-texts';
import { SignedInOnly } from '../navigation/SignedInOnly.tsx';
import { useSession } from '../session/SessionContext.tsx';
import { AccessDenied } from './AccessDenied.tsx';
import { AdminBody } from './AdminBody.tsx';
import { MissingSettings } from './MissingSettings.tsx';

/** What is around each of the admin's pages: they are shown to the admin alone. */
export function AdminFrame() {
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
  if (user?.is_admin)
    return (
      <>
        <MissingSettings names={user.missing_settings ?? []} />
        <Outlet />
      </>
    );
  return pathname === pages.adminCoupons ? <Navigate to={pages.dashboard} replace /> : <AccessDenied />;
}
