import type { Route } from './routes.ts';

/** The calls by which a business comes from a file: a table of their own, so that only the page about it carries it. */
export const importRoutes = {
  /** A business that is being brought is an arrival: nobody sees anything of it until it is finished. */
  beginImport: { method: 'POST', path: '/api/imports', access: 'owner' },
  importEvents: { method: 'POST', path: '/api/imports/:importId/events', access: 'owner' },
  importBookings: { method: 'POST', path: '/api/imports/:importId/bookings', access: 'owner' },
  importVisits: { method: 'POST', path: '/api/imports/:importId/visits', access: 'owner' },
  finishImport: { method: 'POST', path: '/api/imports/:importId/finish', access: 'owner' },
  discardImport: { method: 'DELETE', path: '/api/imports/:importId', access: 'owner' },
} as const satisfies Record<string, Route>;
