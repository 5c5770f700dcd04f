import type { OwnerBooking } from '@daybook/schema/contract/owner-booking';
import { useMarkNoShow } from '#api/bookings.ts';
import { failureTextOf } from '#api/call-error.ts';
import { whoBooked } from '#booking-words/seen-booking.ts';
import { Button } from '#ui/Button.tsx';
import { useToast } from '#ui/message/Toasts.tsx';
import { useNow } from '#ui/use-now.ts';
import * as texts from './no-show-texts.ts';

interface NoShowProps {
  booking: OwnerBooking;
  /** Names the booking for people who hear the button without its row. The default is the customer's name. */
  what?: string;
  onMarked?: (didNotCome: boolean) => void;
}

/** Draws nothing before the booking starts, or if it is cancelled. */
export function NoShowButton(props: NoShowProps) {
  const { starts_at, status } = props.booking;
  const hasBegun = Date.parse(starts_at) <= useNow();
  return hasBegun && status !== 'cancelled' ? <MarkNoShow {...props} /> : null;
}

function MarkNoShow({ booking, what = whoBooked(booking), onMarked }: NoShowProps) {
  const mark = useMarkNoShow();
  const showToast = useToast();
  const { did_not_come: isMarked, booking_reference: reference } = booking;
  const toggle = async () => {
    try {
      await mark.mutateAsync({ params: { reference }, body: { did_not_come: !isMarked } });
      onMarked?.(!isMarked);
      showToast((isMarked ? texts.noShowTakenBack : texts.noShowMarked)(whoBooked(booking)));
    } catch (error) {
      showToast(failureTextOf(error, texts.NO_SHOW_FAILED), 'problem');
    }
  };
  const text = isMarked ? texts.CAME : texts.DID_NOT_COME_QUESTION;
  return (
    <Button kind="quiet" onClick={() => void toggle()} aria-label={`${text}: ${what}`}>
      {text}
    </Button>
  );
}
