/**
 * Every page of the app with the file that draws it. This module is part of the document's first script, which asks for
 * the page's own files while the app's still load, so it imports nothing of the app at once.
 */

import type { ComponentType } from 'react';
import { pages } from '@daybook/schema/words/routes';
import { tabFiles, tabIn } from './owner/dashboard/tab-files.ts';

export interface LazyPage {
  path: string;
  load: () => Promise<ComponentType>;
}

const dashboard: LazyPage = {
  path: pages.dashboard,
  load: async () => {
    const { search } = window.location;
    const [{ DashboardPage, preloadTab }] = await Promise.all([
      import('./owner/dashboard/DashboardPage.tsx'),
      tabFiles[tabIn(new URLSearchParams(search))](),
    ]);
    await preloadTab(search);
    return DashboardPage;
  },
};

/** These pages need a session. owner/OwnerFrame.tsx has their texts for people who are logged out. */
export const ownerPages: readonly LazyPage[] = [
  dashboard,
  {
    path: pages.customer,
    load: async () => (await import('./owner/customers/CustomerPage.tsx')).CustomerPage,
  },
  {
    path: pages.importCustomers,
    load: async () => (await import('./owner/import-customers/ImportCustomersPage.tsx')).ImportCustomersPage,
  },
  {
    path: pages.register,
    load: async () => (await import('./owner/register/RegisterPage.tsx')).RegisterPage,
  },
  { path: pages.takings, load: async () => (await import('./owner/takings/TakingsPage.tsx')).TakingsPage },
  {
    path: pages.newBusiness,
    load: async () => (await import('./owner/new-business/NewBusinessPage.tsx')).NewBusinessPage,
  },
  { path: pages.setUp, load: async () => (await import('./owner/set-up/SetUpPage.tsx')).SetUpPage },
  {
    path: pages.newEvent,
    load: async () => (await import('./owner/new-event/NewEventPage.tsx')).NewEventPage,
  },
  { path: pages.payment, load: async () => (await import('./owner/payment/PaymentPage.tsx')).PaymentPage },
  {
    path: pages.settings,
    load: async () => (await import('./owner/settings/SettingsPage.tsx')).SettingsPage,
  },
];

export const adminPages: readonly LazyPage[] = [
  {
    path: pages.adminCoupons,
    load: async () => (await import('./admin/coupons/CouponsPage.tsx')).CouponsPage,
  },
  {
    path: pages.adminBusinesses,
    load: async () => (await import('./admin/businesses/BusinessesPage.tsx')).BusinessesPage,
  },
  {
    path: pages.adminBusiness,
    load: async () => (await import('./admin/businesses/SupportPage.tsx')).SupportPage,
  },
  { path: pages.adminUsers, load: async () => (await import('./admin/users/UsersPage.tsx')).UsersPage },
  {
    path: pages.adminNewsletter,
    load: async () => (await import('./admin/newsletter/NewsletterPage.tsx')).NewsletterPage,
  },
  {
    path: pages.adminTestimonials,
    load: async () => (await import('./admin/testimonials/TestimonialsPage.tsx')).TestimonialsPage,
  },
  { path: pages.adminEmail, load: async () => (await import('./admin/emails/EmailPage.tsx')).EmailPage },
  { path: pages.adminVisits, load: async () => (await import('./admin/visits/VisitsPage.tsx')).VisitsPage },
  { path: pages.adminAudit, load: async () => (await import('./admin/audit/AuditPage.tsx')).AuditPage },
];

export const visitorPages: readonly LazyPage[] = [
  {
    path: pages.signedIn,
    load: async () => {
      const { CallbackPage } = await import('./sign-in/CallbackPage.tsx');
      // The page that nearly every login leads to loads meanwhile.
      dashboard.load().catch(() => undefined);
      return CallbackPage;
    },
  },
  {
    path: pages.emailTest,
    load: async () => (await import('./admin/emails/EmailTestPage.tsx')).EmailTestPage,
  },
];

/** Returns whether the page is at this path, whose variable parts are ids. */
const isAt = (path: string) => (page: LazyPage) =>
  new RegExp(`^${page.path.replace(/:\w+/g, '[^/]+')}/?$`).test(path);

export const pageAt = (path: string): LazyPage | undefined =>
  [...ownerPages, ...adminPages, ...visitorPages].find(isAt(path));
