/** Every address of the app. Each page is its own file to load, so that a customer never loads the owner's. */
import type { RouteObject } from 'react-router';
import { pages } from '@daybook/schema/words/routes';
import { FailedPage } from './public/FailedPage.tsx';
import { PublicFrame, PublicLoading } from './public/PublicFrame.tsx';

export const routes: RouteObject[] = [
  {
    Component: PublicFrame,
    HydrateFallback: PublicLoading,
    ErrorBoundary: FailedPage,
    children: [
      {
        index: true,
        lazy: async () => ({ Component: (await import('./public/home/HomePage.tsx')).HomePage }),
      },
      {
        path: pages.cancel,
        lazy: async () => ({ Component: (await import('./cancel/CancelPage.tsx')).CancelPage }),
      },
      {
        path: '*',
        lazy: async () => ({ Component: (await import('./public/NotFoundPage.tsx')).NotFoundPage }),
      },
    ],
  },
];
