import { withQuery } from '@daybook/schema/rules/path';
import { pages } from '@daybook/schema/words/routes';

/** The address of the bookings tab with that booking highlighted. */
export function bookingAddress(businessId: number, reference: string): string {
  return withQuery(pages.dashboard, { business: businessId, tab: 'bookings', reference });
}

/** The address of the bookings tab with one customer's bookings. */
export function bookingsOfCustomer(businessId: number, customerId: number): string {
  return withQuery(pages.dashboard, { business: businessId, tab: 'bookings', customer: customerId });
}
