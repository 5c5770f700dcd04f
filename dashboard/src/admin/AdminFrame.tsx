import type { ReactNode } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { pages } from '@daybook/schema/words/routes';
import { ADMIN_ACCESS_REQUIRED, NOT_SIGNED_IN } from '@daybook/schema/words/session-texts';
import { BACK_TO_DASHBOARD } from '#navigation/navigation-texts.ts';
import { SignedInOnly } from '#navigation/SignedInOnly.tsx';
import { useSession } from '#session/SessionContext.tsx';
import { Stack, Work } from '#ui/Layout.tsx';
import { Notice } from '#ui/Notice.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { RouterLinkButton } from '#ui/RouterLinkButton.tsx';
import { Text } from '#ui/Text.tsx';

const ACCESS_DENIED = 'Access Denied';
const missingSettingsText = (names: readonly string[]) =>
  `The privacy policy and the terms are incomplete. Add these settings, then restart: ${names.join(', ')}.`;

export function AdminFrame() {
  return (
    <AdminBody>
      <SignedInOnly text={NOT_SIGNED_IN}>
        <AdminOnly />
      </SignedInOnly>
    </AdminBody>
  );
}

/** Wraps the admin's pages, and the page on which anyone may test email outside production. */
export function AdminBody({ children }: { children: ReactNode }) {
  return (
    <Work>
      <meta name="robots" content="noindex" />
      {children}
    </Work>
  );
}

/** Shows the pages to the admin only. The server refuses other people's calls anyway. */
function AdminOnly() {
  const { user } = useSession();
  const { pathname } = useLocation();
  if (!user?.is_admin)
    return pathname === pages.adminCoupons ? <Navigate to={pages.dashboard} replace /> : <AccessDenied />;
  const missing = user.missing_settings ?? [];
  return (
    <Stack gap={24}>
      {missing.length === 0 ? null : (
        <Text as="div" breaks>
          <Notice tone="warning">{missingSettingsText(missing)}</Notice>
        </Text>
      )}
      <Outlet />
    </Stack>
  );
}

function AccessDenied() {
  return (
    <Stack gap={16}>
      <PageHeading title={ACCESS_DENIED} takesFocus>
        {ACCESS_DENIED}
      </PageHeading>
      <p>{ADMIN_ACCESS_REQUIRED}</p>
      <div>
        <RouterLinkButton kind="primary" to={pages.dashboard}>
          {BACK_TO_DASHBOARD}
        </RouterLinkButton>
      </div>
    </Stack>
  );
}
