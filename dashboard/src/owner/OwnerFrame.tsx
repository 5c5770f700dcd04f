import { Outlet, useLocation } from 'react-router';
import { Footer } from '../navigation/Footer.tsx';
import { VIEW_PUBLIC_DIARY } from '../navigation/navigation-texts.ts';
import { SignedInOnly } from '../navigation/SignedInOnly.tsx';
import { TopBar } from '../navigation/TopBar.tsx';
import { Page } from '../ui/Page.tsx';
import { useOwnBusinesses } from './businesses.ts';
import { BusinessSelector } from './BusinessSelector.tsx';
import { diaryPath } from './diary-address.ts';
import { loginTextOf } from './login-texts.ts';
import styles from './owner.module.css';

/**
 * The frame of every page that needs a session: its bar, and a way to sign in for those who have no session.
 */
export function OwnerFrame() {
  const { businesses, selected } = useOwnBusinesses();
  const { pathname } = useLocation();
  return (
    <Page
      header={
        <TopBar
          links={selected ? [{ to: diaryPath(selected), label: VIEW_PUBLIC_DIARY, isOutside: true }] : []}
        >
          {businesses?.length ? (
            <BusinessSelector businesses={businesses} selected={selected ?? null} />
          ) : null}
        </TopBar>
      }
      footer={<Footer />}
    >
      <meta name="robots" content="noindex" />
      <div className={styles.owner}>
        <SignedInOnly text={loginTextOf(pathname)}>
          <Outlet />
        </SignedInOnly>
      </div>
    </Page>
  );
}
