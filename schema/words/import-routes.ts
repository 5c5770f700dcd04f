/** Calls for exporting and importing a business. */

import type { Route } from './routes.ts';

export const businessFileRoutes = {
  downloadBusiness: { method: 'GET', path: '/api/businesses/:businessId/file', access: 'owner' },
} as const satisfies Record<string, Route>;

export const importRoutes = {
  /** Nobody sees the business until its import is finished. */
  beginImport: { method: 'POST', path: '/api/imports', access: 'owner' },
  importCatalogue: { method: 'POST', path: '/api/imports/:importId/catalogue', access: 'owner' },
  importAvailability: { method: 'POST', path: '/api/imports/:importId/availability', access: 'owner' },
  importEvents: { method: 'POST', path: '/api/imports/:importId/events', access: 'owner' },
  importBookings: { method: 'POST', path: '/api/imports/:importId/bookings', access: 'owner' },
  importVisits: { method: 'POST', path: '/api/imports/:importId/visits', access: 'owner' },
  importCustomers: { method: 'POST', path: '/api/imports/:importId/customers', access: 'owner' },
  finishImport: { method: 'POST', path: '/api/imports/:importId/finish', access: 'owner' },
  discardImport: { method: 'DELETE', path: '/api/imports/:importId', access: 'owner' },
} as const satisfies Record<string, Route>;
