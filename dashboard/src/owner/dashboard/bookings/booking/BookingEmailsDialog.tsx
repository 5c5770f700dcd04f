import type { Business } from '@daybook/schema/contract/business';
import type { OwnerBooking } from '@daybook/schema/contract/owner-booking';
import { Dialog } from '../../../../ui/dialog/Dialog.tsx';
import { EMAILS } from './booking-emails-texts.ts';
import { BookingEmails } from './BookingEmails.tsx';

interface BookingEmailsDialogProps {
  business: Business;
  booking: OwnerBooking;
  onClose: () => void;
}

/** Shows the emails about any booking, even one that can't be edited any more. */
export function BookingEmailsDialog({ business, booking, onClose }: BookingEmailsDialogProps) {
  return (
    <Dialog isOpen title={EMAILS} onClose={onClose}>
      <BookingEmails {...{ business, booking }} />
    </Dialog>
  );
}
