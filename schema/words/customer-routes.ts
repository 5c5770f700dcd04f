import type { Route } from './routes.ts';

/** An owner's customers, and the bookings that an owner makes for them. */
export const customerRoutes = {
  addBooking: { method: 'POST', path: '/api/businesses/:businessId/bookings', access: 'owner' },
  /** Free times for it. */
  listTimesToAdd: { method: 'GET', path: '/api/businesses/:businessId/times', access: 'owner' },
  markNoShow: { method: 'POST', path: '/api/bookings/:reference/no-show', access: 'owner' },
  listCustomers: { method: 'GET', path: '/api/businesses/:businessId/customers', access: 'owner' },
  getCustomer: { method: 'GET', path: '/api/businesses/:businessId/customers/:customerId', access: 'owner' },
  changeCustomer: {
    method: 'PUT',
    path: '/api/businesses/:businessId/customers/:customerId',
    access: 'owner',
  },
  mergeCustomers: {
    method: 'POST',
    path: '/api/businesses/:businessId/customers/:customerId/merge',
    access: 'owner',
  },
  deleteCustomer: {
    method: 'DELETE',
    path: '/api/businesses/:businessId/customers/:customerId',
    access: 'owner',
  },
} as const satisfies Record<string, Route>;
