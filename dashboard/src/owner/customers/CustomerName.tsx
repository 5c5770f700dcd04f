import type { OwnerBooking } from '@daybook/schema/contract/owner-booking';
import { whoBooked } from '#booking-words/seen-booking.ts';
import { Badge } from '#ui/Badge.tsx';
import { QuietLink } from '#ui/QuietLink.tsx';
import { customerAddress } from './customer-address.ts';

/** Shows the name, with the owner's alert about the customer. A deleted customer's name has no link. */
export function CustomerName({ businessId, booking }: { businessId: number; booking: OwnerBooking }) {
  const name = whoBooked(booking);
  const { customer_id: id, customer_alert: alert } = booking;
  if (id === null) return name;
  return (
    <>
      <QuietLink to={customerAddress(businessId, id)}>{name}</QuietLink>
      {alert === null ? null : (
        <>
          {' '}
          <Badge tone="brick">{alert}</Badge>
        </>
      )}
    </>
  );
}
