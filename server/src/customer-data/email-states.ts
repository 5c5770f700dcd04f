/** What has become of that which the emails about a customer's own data tell of, at the moment when they are sent. */
import { isSameAddress } from '@daybook/schema/rules/normalised-email';
import { findBooking } from '../bookings/bookings-store.ts';
import type { Database } from '../database/database.ts';
import { findOpenRequest } from './erasure-requests-store.ts';
import type { CustomerEmailParts } from './customer-data-emails.ts';

export function createCustomerEmailStates({
  read,
}: Database): Pick<CustomerEmailParts, 'isLinkWanted' | 'isAnswerWanted'> {
  return {
    async isLinkWanted({ bookingId, email, expiresAt }, now) {
      const found = await findBooking(read, bookingId);
      return found !== null && expiresAt > now && isSameAddress(found.booking.attendeeEmail, email);
    },
    async isAnswerWanted({ businessId, requestId, askedAt }) {
      const request = await findOpenRequest(read, businessId, requestId);
      return request !== null && request.forgettingSince === null && request.askedAt === askedAt;
    },
  };
}
