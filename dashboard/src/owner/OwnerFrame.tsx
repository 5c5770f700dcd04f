import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router';
import { VIEW_PUBLIC_DIARY } from '@daybook/schema/words/business-texts';
import { USER_LOAD_FAILED } from '@daybook/schema/words/session-texts';
import { LOADING } from '../ui/interface-texts.ts';
import { Footer } from '../navigation/Footer.tsx';
import { TopBar } from '../navigation/TopBar.tsx';
import { useSession } from '../session/SessionContext.tsx';
import { Loaded } from '../ui/Loaded.tsx';
import { Loading } from '../ui/Loading.tsx';
import { Page } from '../ui/Page.tsx';
import { useOwnBusinesses } from './businesses.ts';
import { BusinessSelector } from './BusinessSelector.tsx';
import { diaryPath } from './diary-address.ts';
import { loginTextOf } from './login-texts.ts';
import { NotSignedIn } from './NotSignedIn.tsx';
import styles from './owner.module.css';

/**
 * The frame of every page that needs a session: its bar, and a way to sign in for those who have no session.
 */
export function OwnerFrame() {
  const { businesses, selected } = useOwnBusinesses();
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
        <SignedInOnly />
      </div>
    </Page>
  );
}

function SignedInOnly() {
  const { user, isPending, hasFailed, reload } = useSession();
  const { pathname } = useLocation();
  const who = user ?? (isPending || hasFailed ? undefined : 'nobody');
  return (
    <Loaded query={{ data: who, error: hasFailed, refetch: reload }} failed={USER_LOAD_FAILED}>
      {(found) =>
        found === 'nobody' ? (
          <NotSignedIn text={loginTextOf(pathname)} />
        ) : (
          <Suspense fallback={<Loading text={LOADING} />}>
            <Outlet />
          </Suspense>
        )
      }
    </Loaded>
  );
}
