import type { Business } from '@daybook/schema/contract/business';
import type { OwnerEvent } from '@daybook/schema/contract/event';
import { AddBookingDialog } from '#owner/add-booking/AddBookingButton.tsx';
import type { BookingStart } from '#owner/add-booking/booking-start.ts';
import type { TimeOffStart } from '#owner/time-off/TimeOffDialog.tsx';
import { dialogPart } from '#ui/part.tsx';
import { AttendeesDialog } from './AttendeesDialog.tsx';
import { DayDialog } from './month/DayDialog.tsx';

const TimeOffDialog = dialogPart(
  async () => (await import('#owner/time-off/TimeOffDialog.tsx')).TimeOffDialog,
);

export type OpenedDialog =
  | { dialog: 'day'; date: string }
  | { dialog: 'event'; event: OwnerEvent }
  | { dialog: 'time off'; start: TimeOffStart }
  | { dialog: 'booking'; start: BookingStart };

interface CalendarDialogsProps {
  business: Business;
  opened: OpenedDialog;
  onOpen: (next: OpenedDialog) => void;
  onOpenWeek: (date: string) => void;
  onClose: () => void;
}

export function CalendarDialogs({ business, opened, onOpen, onOpenWeek, onClose }: CalendarDialogsProps) {
  switch (opened.dialog) {
    case 'day':
      return (
        <DayDialog
          business={business}
          onClose={onClose}
          date={opened.date}
          onOpenEvent={(event) => onOpen({ dialog: 'event', event })}
          onOpenWeek={() => {
            onClose();
            onOpenWeek(opened.date);
          }}
        />
      );
    case 'event':
      return (
        <AttendeesDialog
          business={business}
          onClose={onClose}
          event={opened.event}
          onAddBooking={(start) => onOpen({ dialog: 'booking', start })}
        />
      );
    case 'time off':
      return <TimeOffDialog business={business} onClose={onClose} start={opened.start} />;
    case 'booking':
      return <AddBookingDialog business={business} onClose={onClose} start={opened.start} />;
  }
}
