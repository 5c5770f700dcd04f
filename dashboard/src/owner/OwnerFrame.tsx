import { useMemo } from 'react';
import { Outlet, useLocation } from 'react-router';
import type { Business } from '@daybook/schema/contract/business';
import { isOtherAccount } from '../api/page-account.ts';
import { useInBar, type InBar } from '../navigation/in-bar.ts';
import { VIEW_PUBLIC_DIARY } from '../navigation/navigation-texts.ts';
import { SignedInOnly } from '../navigation/SignedInOnly.tsx';
import { useSession } from '../session/SessionContext.tsx';
import { Banner } from '../ui/message/Banner.tsx';
import { useOwnBusinesses } from './businesses.ts';
import { BusinessSelector } from './BusinessSelector.tsx';
import { diaryPath } from './diary-address.ts';
import { loginTextOf, nowOtherAccount } from './login-texts.ts';
import { Stack, Work } from '../ui/Layout.tsx';

/** Says why the page shows another account than a moment ago. */
function NowOtherAccount() {
  const location = useLocation();
  const { user } = useSession();
  return user && isOtherAccount(location.state) ? (
    <Banner tone="amber" isAnnounced>
      {nowOtherAccount(user.email)}
    </Banner>
  ) : null;
}

/** Which business the page is about, and the way to its diary. */
function inBarOf(businesses: readonly Business[] = [], selected: Business | null = null): InBar {
  return {
    place: businesses.length ? <BusinessSelector {...{ businesses, selected }} /> : null,
    links: selected ? [{ href: diaryPath(selected), label: VIEW_PUBLIC_DIARY, isOutside: true }] : [],
  };
}

/**
 * What every page that needs a session has: its part of the bar, and a way to sign in for those who have no session.
 */
export function OwnerFrame() {
  const { businesses, selected } = useOwnBusinesses();
  const { pathname } = useLocation();
  useInBar(useMemo(() => inBarOf(businesses, selected), [businesses, selected]));
  return (
    <>
      <meta name="robots" content="noindex" />
      <Work>
        <Stack gap={24}>
          <NowOtherAccount />
          <SignedInOnly text={loginTextOf(pathname)}>
            <Outlet />
          </SignedInOnly>
        </Stack>
      </Work>
    </>
  );
}
