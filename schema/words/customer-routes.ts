import type { Route } from './routes.ts';

/** Calls for an owner's customers, and for bookings that an owner adds. */
export const customerRoutes = {
  addBooking: { method: 'POST', path: '/api/businesses/:businessId/bookings', access: 'owner' },
  listTimesToAdd: { method: 'GET', path: '/api/businesses/:businessId/times', access: 'owner' },
  markNoShow: { method: 'POST', path: '/api/bookings/:reference/no-show', access: 'owner' },
  noteBooking: { method: 'PUT', path: '/api/bookings/:reference/note', access: 'owner' },
  listCustomers: { method: 'GET', path: '/api/businesses/:businessId/customers', access: 'owner' },
  addCustomer: { method: 'POST', path: '/api/businesses/:businessId/customers', access: 'owner' },
  addCustomers: { method: 'POST', path: '/api/businesses/:businessId/customers/several', access: 'owner' },
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
