import { useState } from 'react';
import type { Business } from '@daybook/schema/contract/business';
import type { OwnerBooking } from '@daybook/schema/contract/owner-booking';
import { longDate } from '@daybook/schema/rules/date';
import { whenIn } from '@daybook/schema/rules/when';
import { IMPORTED_EMAILED } from '@daybook/schema/words/business-file';
import { useCancelBooking } from '#api/bookings.ts';
import { failureTextOf, statusTextOf } from '#api/call-error.ts';
import { whoBooked } from '#booking-words/seen-booking.ts';
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx';
import { CANCELLING } from '#ui/interface-texts.ts';
import { useToast } from '#ui/message/Toasts.tsx';
import { CANCEL_BOOKING } from './owner-booking-texts.ts';
import { WhichVisits } from './WhichVisits.tsx';

interface CancelQuestionProps {
  business: Business;
  booking: OwnerBooking;
  onClose: () => void;
}

/** Closes at once: lists show the booking as cancelled, and restore it if the server refuses. */
export function CancelQuestion({ business, booking, onClose }: CancelQuestionProps) {
  const { mutateAsync } = useCancelBooking();
  const [which, setWhich] = useState<'one' | 'later'>('one');
  const andLater = which === 'later';
  const showToast = useToast();
  const cancel = async () => {
    onClose();
    try {
      const { service_name, is_attendee_notified, cancelled_count } = await mutateAsync({
        params: { reference: booking.booking_reference },
        query: andLater ? { and_later: 'true' } : {},
      });
      showToast(
        cancelled_count > 1
          ? visitsCancelled(cancelled_count, is_attendee_notified)
          : bookingCancelled(service_name, booking.is_day_event, is_attendee_notified),
      );
    } catch (error) {
      const why = failureTextOf(error, { refused: statusTextOf(error), network: 'Network error' });
      showToast(`Failed to cancel booking: ${why}`, 'problem');
    }
  };
  const { date, from } = whenIn(booking, business.timezone);
  const name = whoBooked(booking);
  return (
    <ConfirmDialog
      isDestructive
      title={cancelQuestion(name)}
      confirmText={CANCEL_BOOKING}
      workingText={CANCELLING}
      keepText={KEEP_BOOKING}
      onConfirm={() => void cancel()}
      onClose={onClose}
    >
      <WhichVisits booking={booking} value={which} onChoose={setWhich} />
      <p>
        {andLater
          ? laterConsequence(name, longDate(date), business.is_imported)
          : booking.is_day_event
            ? placeConsequence(name, booking.event_name, longDate(date), business.is_imported)
            : cancelConsequence(name, longDate(date), from, business.is_imported)}
      </p>
    </ConfirmDialog>
  );
}

/** `service` is null for bookings without one. */
export function bookingCancelled(service: string | null, isDayEvent: boolean, isNotified: boolean): string {
  const told = isNotified ? 'We’re emailing the customer' : 'The customer won’t be emailed';
  const freed = isDayEvent ? 'place' : 'time slot';
  return `Booking cancelled successfully! ${told}, and the ${freed}${service === null ? '' : ` for ${service}`} is free again.`;
}

export const visitsCancelled = (count: number, isNotified: boolean) =>
  `${count} bookings cancelled. ${isNotified ? 'We’re emailing the customer one list of them' : 'The customer won’t be emailed'}, and their times are free again.`;

const KEEP_BOOKING = 'Keep booking';
const cancelQuestion = (customer: string) => `Cancel the booking for ${customer}?`;
/** `isImported`: some of the people, known only from a file, may not be emailed. */
const cancelConsequence = (customer: string, date: string, time: string, isImported: boolean) =>
  `${toldText(customer, isImported)}, and ${time} on ${date} will be free again.${limits(isImported)}`;
const laterConsequence = (customer: string, date: string, isImported: boolean) =>
  `${toldText(customer, isImported)} one list, and the times of their visits from ${date} will be free again.${limits(isImported)}`;
/** For a day event, which has places instead of times. */
const placeConsequence = (customer: string, event: string, date: string, isImported: boolean) =>
  `${toldText(customer, isImported)}, and their place at ${event} on ${date} will be free again.${limits(isImported)}`;
const toldText = (customer: string, isImported: boolean) =>
  `We’ll email ${customer}${isImported ? ', unless this booking was imported' : ''}`;
const limits = (isImported: boolean) => (isImported ? ` ${IMPORTED_EMAILED}` : '');
