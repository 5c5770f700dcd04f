import type { OwnerBooking } from '@daybook/schema/contract/owner-booking';
import { useMarkNoShow } from '#api/bookings.ts';
import { failureTextOf } from '#api/call-error.ts';
import { whoBooked } from '#booking-words/seen-booking.ts';
import { Button } from '#ui/Button.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { useToast } from '#ui/message/Toasts.tsx';
import { useNow } from '#ui/use-now.ts';
import * as texts from './no-show-texts.ts';

interface NoShowProps {
  booking: OwnerBooking;
  /** Names the booking for people who hear the button without its row. The default is the customer's name. */
  what?: string;
  onMarked?: (absentPlaces: number) => void;
}

/** Draws nothing before the booking starts, or if it is cancelled. */
export function NoShowButton(props: NoShowProps) {
  const { starts_at, status, places } = props.booking;
  const hasBegun = Date.parse(starts_at) <= useNow();
  if (!hasBegun || status === 'cancelled') return null;
  return places > 1 ? <WhoCame {...props} /> : <MarkNoShow {...props} />;
}

/** Returns a function that saves how many people did not come. */
function useMark({ booking, onMarked }: NoShowProps) {
  const mark = useMarkNoShow();
  const showToast = useToast();
  const { booking_reference: reference, places } = booking;
  return async (absent: number, saved: string) => {
    const body = { did_not_come: absent === places, absent_places: absent };
    try {
      await mark.mutateAsync({ params: { reference }, body });
      onMarked?.(absent);
      showToast(saved);
    } catch (error) {
      showToast(failureTextOf(error, texts.NO_SHOW_FAILED), 'problem');
    }
  };
}

function MarkNoShow({ booking, what = whoBooked(booking), ...props }: NoShowProps) {
  const mark = useMark({ booking, ...props });
  const { did_not_come: isMarked } = booking;
  const text = isMarked ? texts.CAME : texts.DID_NOT_COME_QUESTION;
  const saved = (isMarked ? texts.noShowTakenBack : texts.noShowMarked)(whoBooked(booking));
  return (
    <Button kind="quiet" onClick={() => void mark(isMarked ? 0 : 1, saved)} aria-label={`${text}: ${what}`}>
      {text}
    </Button>
  );
}

/** Asks how many of several people came. */
function WhoCame({ booking, what = whoBooked(booking), ...props }: NoShowProps) {
  const mark = useMark({ booking, ...props });
  const { places, absent_places: absent } = booking;
  return (
    <Select
      label={`${texts.WHO_CAME}: ${what}`}
      isLabelHidden
      choices={Array.from({ length: places + 1 }, (_, gone) => ({
        value: String(gone),
        label: texts.cameText(places - gone, places),
      }))}
      value={String(absent)}
      onChoose={(gone) =>
        void mark(Number(gone), texts.absenceSaved(whoBooked(booking), places - Number(gone), places))
      }
    />
  );
}
