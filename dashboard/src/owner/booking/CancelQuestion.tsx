import type { OwnerBooking } from '@daybook/schema/contract/owner-booking';
import { longDate } from '@daybook/schema/rules/date';
import { CANCELLING } from '../../ui/interface-texts.ts';
import { whoBooked } from '../../booking/seen-booking.ts';
import { whenIn } from '../../booking/when.ts';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import {
  CANCEL_BOOKING,
  cancelConsequence,
  cancelQuestion,
  KEEP_BOOKING,
  placeConsequence,
} from './owner-booking-texts.ts';

interface CancelQuestionProps {
  booking: OwnerBooking;
  /** The business's zone. */
  timezone: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before it cancels that booking, and says what cancelling does. */
export function CancelQuestion({ booking, timezone, onConfirm, onClose }: CancelQuestionProps) {
  const { date, from } = whenIn(booking, timezone);
  const name = whoBooked(booking);
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
