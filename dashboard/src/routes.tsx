/** Every address of the app. Each page is its own file to load, so that a customer never loads the owner's. */
import type { RouteObject } from 'react-router';
import { pages } from '@daybook/schema/words/routes';
import {
  LOG_IN_FOR_BUSINESS,
  LOG_IN_FOR_DASHBOARD,
  LOG_IN_FOR_EVENT,
  LOG_IN_FOR_PAYMENT,
  LOG_IN_FOR_SETTINGS,
} from '@daybook/schema/words/session-texts';
import type { OwnerRoute } from './owner/OwnerFrame.tsx';
import { FailedPage } from './public/FailedPage.tsx';
import { PublicFrame, PublicLoading } from './public/PublicFrame.tsx';

const ownersOnly = (loginText: string): OwnerRoute => ({ loginText });

/** Each with what it says to those who are not signed in (specification 1, section 2). */
const ownerPages: RouteObject[] = [
  {
    path: pages.dashboard,
    handle: ownersOnly(LOG_IN_FOR_DASHBOARD),
    lazy: async () => ({ Component: (await import('./owner/dashboard/DashboardPage.tsx')).DashboardPage }),
  },
  {
    path: pages.newBusiness,
    handle: ownersOnly(LOG_IN_FOR_BUSINESS),
    lazy: async () => ({
      Component: (await import('./owner/new-business/NewBusinessPage.tsx')).NewBusinessPage,
    }),
  },
  {
    path: pages.newEvent,
    handle: ownersOnly(LOG_IN_FOR_EVENT),
    lazy: async () => ({ Component: (await import('./owner/new-event/NewEventPage.tsx')).NewEventPage }),
  },
  {
    path: pages.payment,
    handle: ownersOnly(LOG_IN_FOR_PAYMENT),
    lazy: async () => ({ Component: (await import('./owner/payment/PaymentPage.tsx')).PaymentPage }),
  },
  {
    path: pages.settings,
    handle: ownersOnly(LOG_IN_FOR_SETTINGS),
    lazy: async () => ({ Component: (await import('./owner/settings/SettingsPage.tsx')).SettingsPage }),
  },
];

export const routes: RouteObject[] = [
  {
    lazy: async () => ({ Component: (await import('./owner/OwnerFrame.tsx')).OwnerFrame }),
    HydrateFallback: PublicLoading,
    ErrorBoundary: FailedPage,
    children: ownerPages,
  },
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
        path: pages.signedIn,
        lazy: async () => ({
          Component: (await import('./public/sign-in/CallbackPage.tsx')).CallbackPage,
        }),
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
