import { withQuery } from '@daybook/schema/rules/path';
import { pages } from '@daybook/schema/words/routes';

export function bookingAddress(businessId: number, reference: string): string {
  return withQuery(pages.dashboard, { business: businessId, tab: 'bookings', reference });
}

export function bookingsOfCustomer(businessId: number, customerId: number): string {
  return withQuery(pages.dashboard, { business: businessId, tab: 'bookings', customer: customerId });
}
