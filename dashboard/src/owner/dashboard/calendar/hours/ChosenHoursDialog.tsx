import { dayTitle } from '@daybook/schema/rules/date';
import { Button } from '../../../../ui/Button.tsx';
import { Dialog } from '../../../../ui/dialog/Dialog.tsx';
import { ADD_BOOKING } from '../../../business-texts.ts';
import type { TimeOffStart } from '../../../time-off/TimeOffDialog.tsx';
import { ADD_TIME_OFF, chosenHours, WHAT_TO_ADD } from '../calendar-texts.ts';

interface ChosenHoursDialogProps {
  chosen: TimeOffStart;
  onAddBooking: () => void;
  onTimeOff: () => void;
  onClose: () => void;
}

export function ChosenHoursDialog({ chosen, onAddBooking, onTimeOff, onClose }: ChosenHoursDialogProps) {
  const { starts_on: date = '', start_time: start, end_time: end } = chosen;
  return (
    <Dialog
      isOpen
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
