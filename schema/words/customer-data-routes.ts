import type { Route } from './routes.ts';

/** The calls by which a customer sees what a business holds about them: only their page and the cancel page carry them. */
export const customerDataRoutes = {
  /** By the token in the letter about a booking; answers with a letter to that booking's address. */
  sendDataLink: { method: 'POST', path: '/api/my-data/link', access: 'visitor' },
  /** By the token in that letter, as the next one is. */
  getMyData: { method: 'GET', path: '/api/my-data', access: 'visitor' },
  askToBeForgotten: { method: 'POST', path: '/api/my-data/forget', access: 'visitor' },
} as const satisfies Record<string, Route>;

/** The calls by which an owner answers those who ask to be forgotten. */
export const forgetRequestRoutes = {
  listForgetRequests: {
    method: 'GET',
    path: '/api/businesses/:businessId/forget-requests',
    access: 'owner',
  },
  forgetCustomer: {
    method: 'POST',
    path: '/api/businesses/:businessId/forget-requests/:requestId/forget',
    access: 'owner',
  },
  keepCustomer: {
    method: 'POST',
    path: '/api/businesses/:businessId/forget-requests/:requestId/keep',
    access: 'owner',
  },
} as const satisfies Record<string, Route>;

/** Where they stand among the owner's bookings: what the address of a link to them ends with. */
export const FORGET_REQUESTS_PLACE = 'forget-requests';
