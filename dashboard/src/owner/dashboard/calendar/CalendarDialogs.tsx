import type { Business } from '@daybook/schema/contract/business';
import { ClosesWhenFailed, part } from '../../../ui/part.tsx';
import { AddBookingDialog } from '../../add-booking/AddBookingButton.tsx';
import type { TimeOffStart } from '../../time-off/TimeOffDialog.tsx';
import { AttendeesDialog } from './AttendeesDialog.tsx';
import { ChosenHoursDialog } from './hours/ChosenHoursDialog.tsx';
import { DayDialog } from './month/DayDialog.tsx';
import type { OpenedDialog } from './opened-dialog.ts';

const TimeOffDialog = part(
  async () => (await import('../../time-off/TimeOffDialog.tsx')).TimeOffDialog,
  ClosesWhenFailed,
);

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
          {...{ business, onClose }}
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
          {...{ business, onClose }}
          event={opened.event}
          time={opened.time}
          onAddBooking={(start) => onOpen({ dialog: 'booking', start })}
        />
      );
    case 'hours':
      return (
        <ChosenHoursDialog
          chosen={opened.hours}
          onAddBooking={() => onOpen({ dialog: 'booking', start: bookingStartOf(opened.hours) })}
          onTimeOff={() => onOpen({ dialog: 'time off', start: opened.hours })}
          onClose={onClose}
        />
      );
    case 'time off':
      return <TimeOffDialog {...{ business, onClose }} start={opened.start} />;
    case 'booking':
      return <AddBookingDialog {...{ business, onClose }} start={opened.start} />;
  }
}

const bookingStartOf = ({ starts_on: date, start_time: time, resource_id: personId }: TimeOffStart) => ({
  ...(date ? { date } : {}),
  ...(time ? { time } : {}),
  personId: personId ?? null,
});
