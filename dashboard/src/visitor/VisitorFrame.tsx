import { Suspense, type ReactNode } from 'react';
import { Outlet } from 'react-router';
import { LOADING } from '../ui/interface-texts.ts';
import { Footer } from '../navigation/Footer.tsx';
import { TopBar } from '../navigation/TopBar.tsx';
import { Loading } from '../ui/Loading.tsx';
import { Page } from '../ui/Page.tsx';

/** The frame of the pages that need no sign-in. */
export function VisitorFrame() {
  return (
    <VisitorPage>
      <Suspense fallback={<Loading text={LOADING} />}>
        <Outlet />
      </Suspense>
    </VisitorPage>
  );
}

/** Shown while a page's own file loads. */
export function VisitorLoading() {
  return (
    <VisitorPage>
      <Loading text={LOADING} />
    </VisitorPage>
  );
}

export function VisitorPage({ children }: { children: ReactNode }) {
  return (
    <Page header={<TopBar />} footer={<Footer />}>
      {children}
    </Page>
  );
}
