import type { Route } from './routes.ts';

/** The call by which a business leaves as one file: only the page that offers it carries it. */
export const businessFileRoutes = {
  downloadBusiness: { method: 'GET', path: '/api/businesses/:businessId/file', access: 'owner' },
} as const satisfies Record<string, Route>;
