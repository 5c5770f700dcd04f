/** What has become of that which the letters about a customer's own data tell of, at the moment when they are sent. */
import { isSameAddress } from '@daybook/schema/rules/normalised-email';
import { findBooking } from '../bookings/store.ts';
import type { Database } from '../database/database.ts';
import { findOpenRequest } from './forget-requests-store.ts';
import type { CustomerLetterParts } from './letter-makers.ts';

export function createCustomerLetterStates({
  read,
}: Database): Pick<CustomerLetterParts, 'isLinkWanted' | 'isAnswerWanted'> {
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
