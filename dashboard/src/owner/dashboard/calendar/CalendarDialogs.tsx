import type { Business } from '@daybook/schema/contract/business';
import type { OwnerEvent } from '@daybook/schema/contract/event';
import { dayTitle } from '@daybook/schema/rules/date';
import { AddBookingDialog } from '#owner/add-booking/AddBookingButton.tsx';
import type { BookingStart } from '#owner/add-booking/booking-start.ts';
import { ADD_BOOKING, ADD_TIME_OFF } from '#owner/business-texts.ts';
import type { TimeOffStart } from '#owner/time-off/TimeOffDialog.tsx';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { dialogPart } from '#ui/part.tsx';
import { AttendeesDialog } from './AttendeesDialog.tsx';
import { chosenHours, WHAT_TO_ADD } from './calendar-texts.ts';
import { DayDialog } from './month/DayDialog.tsx';

const TimeOffDialog = dialogPart(
  async () => (await import('#owner/time-off/TimeOffDialog.tsx')).TimeOffDialog,
);

export type OpenedDialog =
  | { dialog: 'day'; date: string }
  /** `time` (HH:MM) is where the owner clicked in the week. */
  | { dialog: 'event'; event: OwnerEvent; time?: string | undefined }
  | { dialog: 'hours'; hours: TimeOffStart }
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
      return <TimeOffDialog business={business} onClose={onClose} start={opened.start} />;
    case 'booking':
      return <AddBookingDialog business={business} onClose={onClose} start={opened.start} />;
  }
}

const bookingStartOf = ({ starts_on: date, start_time: time, resource_id: personId }: TimeOffStart) => ({
  ...(date ? { date } : {}),
  ...(time ? { time } : {}),
  personId: personId ?? null,
});

interface ChosenHoursDialogProps {
  chosen: TimeOffStart;
  onAddBooking: () => void;
  onTimeOff: () => void;
  onClose: () => void;
}

function ChosenHoursDialog({ chosen, onAddBooking, onTimeOff, onClose }: ChosenHoursDialogProps) {
  const { starts_on: date = '', start_time: start, end_time: end } = chosen;
  return (
    <Dialog
      title={chosenHours(dayTitle(date), start ?? '', end ?? '')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onTimeOff}>{ADD_TIME_OFF}</Button>
          <Button kind="primary" onClick={onAddBooking} autoFocus>
            {ADD_BOOKING}
          </Button>
        </>
      }
    >
      {WHAT_TO_ADD}
    </Dialog>
  );
}
