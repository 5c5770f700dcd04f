import type { Route } from './routes.ts';

/** The calls by which a business comes from a file: a table of their own, so that only the page about it carries it. */
export const arrivalRoutes = {
  /** A business that is being brought is an arrival: nobody sees anything of it until it is finished. */
  beginArrival: { method: 'POST', path: '/api/arrivals', access: 'owner' },
  bringEvents: { method: 'POST', path: '/api/arrivals/:arrivalId/events', access: 'owner' },
  bringBookings: { method: 'POST', path: '/api/arrivals/:arrivalId/bookings', access: 'owner' },
  bringVisits: { method: 'POST', path: '/api/arrivals/:arrivalId/visits', access: 'owner' },
  finishArrival: { method: 'POST', path: '/api/arrivals/:arrivalId/finish', access: 'owner' },
  discardArrival: { method: 'DELETE', path: '/api/arrivals/:arrivalId', access: 'owner' },
} as const satisfies Record<string, Route>;
