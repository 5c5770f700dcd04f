import type { Route } from './routes.ts';

/** Calls for repeat visits: one customer's bookings, every so many weeks. */
export const seriesRoutes = {
  checkSeries: { method: 'GET', path: '/api/businesses/:businessId/series', access: 'owner' },
  addSeries: { method: 'POST', path: '/api/businesses/:businessId/series', access: 'owner' },
  checkSeriesMove: { method: 'POST', path: '/api/bookings/:reference/series/check', access: 'owner' },
  moveSeries: { method: 'POST', path: '/api/bookings/:reference/series/move', access: 'owner' },
} as const satisfies Record<string, Route>;
