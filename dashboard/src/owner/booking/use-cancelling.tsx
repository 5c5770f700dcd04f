import { useState } from 'react';
import type { Business } from '@daybook/schema/contract/business';
import type { OwnerBooking } from '@daybook/schema/contract/owner-booking';
import { longDate } from '@daybook/schema/rules/date';
import { CANCELLING } from '@daybook/schema/words/interface';
import {
  bookingCancelFailed,
  bookingCancelled,
  CANCEL_BOOKING,
  cancelConsequence,
  cancelQuestion,
  KEEP_BOOKING,
  NETWORK_ERROR_SHORT,
  placeConsequence,
} from '@daybook/schema/words/owner-booking-texts';
import { useBookingsBeingCancelled, useCancelBooking } from '../../api/bookings.ts';
import { failureTextOf, statusTextOf } from '../../api/call-error.ts';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { Banner } from '../../ui/message/Banner.tsx';
import { useToast } from '../../ui/message/Toasts.tsx';
import { useFocusHome } from '../../ui/use-focus-home.ts';
import { nameOfAttendee } from './attendee.ts';
import { whenIn } from './when.ts';

/**
 * Cancelling bookings from a list of them: asks first, shows the outcome at once, takes it back with a
 * reason where the server refuses. Put `dialog` and `problem` into the page, and `headingRef` on the heading
 * that takes focus when a cancelled row's button is gone.
 */
export function useCancelling({ id, timezone }: Business) {
  const { mutateAsync } = useCancelBooking(id);
  const underWay = useBookingsBeingCancelled(id);
  const showToast = useToast();
  const [asked, setAsked] = useState<OwnerBooking | null>(null);
  const [problem, setProblem] = useState<string>();
  const headingRef = useFocusHome<HTMLHeadingElement>(underWay.length);

  const cancel = async ({ booking_reference, is_day_event }: OwnerBooking) => {
    setAsked(null);
    setProblem(undefined);
    try {
      const { service_name } = await mutateAsync(booking_reference);
      showToast(bookingCancelled(service_name, is_day_event));
    } catch (error) {
      const why = failureTextOf(error, { refused: statusTextOf(error), network: NETWORK_ERROR_SHORT });
      setProblem(bookingCancelFailed(why));
    }
  };

  return {
    ask: setAsked,
    isUnderWay: ({ booking_reference }: OwnerBooking) => underWay.includes(booking_reference),
    headingRef,
    problem:
      problem === undefined ? null : (
        <Banner tone="brick" isAnnounced onClose={() => setProblem(undefined)}>
          {problem}
        </Banner>
      ),
    dialog: asked ? (
      <CancelQuestion
        {...{ booking: asked, timezone }}
        onConfirm={() => void cancel(asked)}
        onClose={() => setAsked(null)}
      />
    ) : null,
  };
}

interface CancelQuestionProps {
  booking: OwnerBooking;
  timezone: string;
  onConfirm: () => void;
  onClose: () => void;
}

function CancelQuestion({ booking, timezone, onConfirm, onClose }: CancelQuestionProps) {
  const { date, from } = whenIn(booking, timezone);
  const name = nameOfAttendee(booking);
  return (
    <ConfirmDialog
      isOpen
      isDestructive
      title={cancelQuestion(name)}
      confirmText={CANCEL_BOOKING}
      workingText={CANCELLING}
      keepText={KEEP_BOOKING}
      {...{ onConfirm, onClose }}
    >
      {booking.is_day_event
        ? placeConsequence(name, booking.event_name, longDate(date))
        : cancelConsequence(name, longDate(date), from)}
    </ConfirmDialog>
  );
}
