import type { Business } from '@daybook/schema/contract/business';
import type { OwnerBooking } from '@daybook/schema/contract/owner-booking';
import { longDate } from '@daybook/schema/rules/date';
import { CANCELLING } from '../../../../ui/interface-texts.ts';
import { whoBooked } from '../../../../booking-words/seen-booking.ts';
import { whenIn } from '../../../../booking-words/when.ts';
import { ConfirmDialog } from '../../../../ui/dialog/ConfirmDialog.tsx';
import * as texts from './cancel-question-texts.ts';
import { CANCEL_BOOKING } from './owner-booking-texts.ts';

interface CancelQuestionProps {
  business: Business;
  booking: OwnerBooking;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before it cancels that booking, and says what cancelling does. */
export function CancelQuestion({ business, booking, onConfirm, onClose }: CancelQuestionProps) {
  const { date, from } = whenIn(booking, business.timezone);
  const name = whoBooked(booking);
  return (
    <ConfirmDialog
      isOpen
      isDestructive
      title={texts.cancelQuestion(name)}
      confirmText={CANCEL_BOOKING}
      workingText={CANCELLING}
      keepText={texts.KEEP_BOOKING}
      {...{ onConfirm, onClose }}
    >
      {booking.is_day_event
        ? texts.placeConsequence(name, booking.event_name, longDate(date), business.is_imported)
        : texts.cancelConsequence(name, longDate(date), from, business.is_imported)}
    </ConfirmDialog>
  );
}
