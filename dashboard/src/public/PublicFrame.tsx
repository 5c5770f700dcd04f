import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { Loading } from '../ui/Loading.tsx';
import { Page } from '../ui/Page.tsx';
import { Footer } from './navigation/Footer.tsx';
import { Header } from './navigation/Header.tsx';

/** The frame of the pages that need no sign-in. */
export function PublicFrame() {
  return (
    <PublicPage>
      <Outlet />
    </PublicPage>
  );
}

/** Shown while a page's own file loads. */
export function PublicLoading() {
  return (
    <PublicPage>
      <Loading text="Loading…" />
    </PublicPage>
  );
}

export function PublicPage({ children }: { children: ReactNode }) {
  return (
    <Page header={<Header />} footer={<Footer />}>
      {children}
    </Page>
  );
}
