/** Addresses in the owner's dashboard. The dashboard links to them, and so do emails to the owner. */

import { pages } from '../words/routes.ts';
import { withQuery } from './path.ts';

/** Returns the path of the bookings with that one opened. */
export function bookingAddress(businessId: number, reference: string): string {
  return withQuery(pages.dashboard, { business: businessId, tab: 'bookings', reference });
}

/** Returns the path of one customer's bookings. */
export function bookingsOfCustomer(businessId: number, customerId: number): string {
  return withQuery(pages.dashboard, { business: businessId, tab: 'bookings', customer: customerId });
}
