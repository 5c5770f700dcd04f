import type { OwnerBooking } from '@daybook/schema/contract/owner-booking';
import { whoBooked } from '#booking-words/seen-booking.ts';
import { QuietLink } from '#ui/QuietLink.tsx';
import { customerAddress } from './customer-address.ts';

/** A deleted customer's name has no link. */
export function CustomerName({ businessId, booking }: { businessId: number; booking: OwnerBooking }) {
  const name = whoBooked(booking);
  const { customer_id: id } = booking;
  return id === null ? name : <QuietLink to={customerAddress(businessId, id)}>{name}</QuietLink>;
}
