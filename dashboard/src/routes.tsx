/**
 * Every address of the app. Each page is a file of its own, so that a customer never loads the owner's pages.
 */

import { useIsFetching } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { createBrowserRouter, Navigate, Outlet } from 'react-router';
import { pages } from '@daybook/schema/words/routes';
import { AdminFrame } from './admin/AdminFrame.tsx';
import { FailedPage, NotFoundPage } from './navigation/FailedPage.tsx';
import { Footer } from './navigation/Footer.tsx';
import { Frame } from './navigation/Frame.tsx';
import { useArriving } from './navigation/use-arriving.ts';
import { OwnerFrame } from './owner/OwnerFrame.tsx';
import { adminPages, ownerPages, pageAt, visitorPages, type LazyPage } from './pages.ts';
import { useSession } from './session/SessionContext.tsx';
import { LOADING } from './ui/interface-texts.ts';
import { Loading } from './ui/Loading.tsx';
import { Page } from './ui/Page.tsx';
import { part, prefetchWhenIdle } from './ui/part.tsx';

const made = (lazy: readonly LazyPage[], isPrefetched: boolean) =>
  lazy.map(({ path, load }) => ({ path, Component: part(load, FailedPage, isPrefetched) }));

const ofOwners = made(ownerPages, true);
const ofAdmin = made(adminPages, false);
const ofVisitors = made(visitorPages, false);

/** Loads the file of the page at this address. */
export const preloadPage = async (path: string) =>
  [...ofOwners, ...ofAdmin, ...ofVisitors]
    .find((page) => page.path === pageAt(path)?.path)
    ?.Component.preload();

const ownerRoutes = { element: <OwnerFrame />, children: ofOwners };
const adminRoutes = {
  element: <AdminFrame />,
  children: [...ofAdmin, { path: '/admin/*', element: <Navigate to={pages.adminBusinesses} replace /> }],
};
const visitorRoutes = [...ofVisitors, { path: '*', element: <NotFoundPage /> }];

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
      <Prefetch />
      <Suspense fallback={<Loading text={LOADING} />}>
        <Outlet />
      </Suspense>
    </Frame>
  );
}

/** Loads an owner's other pages and dialogs once this page has its data. */
function Prefetch() {
  const { user } = useSession();
  const isOwner = user !== null && !user.is_admin;
  const isIdle = useIsFetching() === 0;
  useEffect(() => (isOwner && isIdle ? prefetchWhenIdle() : undefined), [isOwner, isIdle]);
  return null;
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
