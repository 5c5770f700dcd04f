import type { Route } from './routes.ts';

/** The calls by which a customer sees what a business holds about them: only their page and the cancel page carry them. */
export const customerDataRoutes = {
  /** By the token in the email about a booking; answers with an email to that booking's address. */
  sendDataLink: { method: 'POST', path: '/api/my-data/link', access: 'visitor' },
  /** By the token in that email, as the next one is. */
  getMyData: { method: 'GET', path: '/api/my-data', access: 'visitor' },
  requestErasure: { method: 'POST', path: '/api/my-data/erasure', access: 'visitor' },
} as const satisfies Record<string, Route>;

/** The calls by which an owner answers those who ask to be forgotten. */
export const erasureRequestRoutes = {
  listErasureRequests: {
    method: 'GET',
    path: '/api/businesses/:businessId/erasure-requests',
    access: 'owner',
  },
  eraseCustomer: {
    method: 'POST',
    path: '/api/businesses/:businessId/erasure-requests/:requestId/erase',
    access: 'owner',
  },
  keepCustomer: {
    method: 'POST',
    path: '/api/businesses/:businessId/erasure-requests/:requestId/keep',
    access: 'owner',
  },
} as const satisfies Record<string, Route>;

/** Where they stand among the owner's bookings: what the address of a link to them ends with. */
export const ERASURE_REQUESTS_PLACE = 'erasure-requests';
