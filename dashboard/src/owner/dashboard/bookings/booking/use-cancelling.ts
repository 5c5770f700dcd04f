import type { OwnerBooking } from '@daybook/schema/contract/owner-booking';
import { useCancelBooking } from '../../../../api/bookings.ts';
import { failureTextOf, statusTextOf } from '../../../../api/call-error.ts';
import { useToast } from '../../../../ui/message/Toasts.tsx';
import { bookingCancelFailed, bookingCancelled, NETWORK_ERROR_SHORT } from './owner-booking-texts.ts';

/**
 * Cancels bookings of a business. Lists show the outcome at once, and take it back when the server refuses. That is told
 * wherever the owner is by then.
 */
export function useCancelling(businessId: number) {
  const { mutateAsync } = useCancelBooking(businessId);
  const showToast = useToast();
  return async ({ booking_reference, is_day_event }: OwnerBooking) => {
    try {
      const { service_name, is_attendee_notified } = await mutateAsync(booking_reference);
      showToast(bookingCancelled(service_name, is_day_event, is_attendee_notified));
    } catch (error) {
      const why = failureTextOf(error, { refused: statusTextOf(error), network: NETWORK_ERROR_SHORT });
      showToast(bookingCancelFailed(why), 'problem');
    }
  };
}
