import { useMemo } from 'react';
import { Outlet, useLocation } from 'react-router';
import type { Business } from '@daybook/schema/contract/business';
import { useInBar, type InBar } from '../navigation/in-bar.ts';
import { VIEW_PUBLIC_DIARY } from '../navigation/navigation-texts.ts';
import { SignedInOnly } from '../navigation/SignedInOnly.tsx';
import { useOwnBusinesses } from './businesses.ts';
import { BusinessSelector } from './BusinessSelector.tsx';
import { diaryPath } from './diary-address.ts';
import { loginTextOf } from './login-texts.ts';
import styles from './owner.module.css';

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
      <div className={styles.owner}>
        <SignedInOnly text={loginTextOf(pathname)}>
          <Outlet />
        </SignedInOnly>
      </div>
    </>
  );
}
