import type { PointerEvent } from 'react';
import { useBookingActions } from '#owner/dashboard/bookings/booking/BookingActions.tsx';
import { useCard, type CardParts } from '../card/use-card.ts';
import type { TimedBooking } from '../day-contents.ts';
import type { Laid } from '../day-layout.ts';
import { useChosenHours } from './use-chosen-hours.ts';
import { useDraggedBooking } from './use-dragged-booking.ts';

/** Opens cards where the owner presses or has dragged over hours, and moves a booking that is dragged. */
export function usePresses(parts: CardParts, laid: readonly (readonly Laid<TimedBooking>[])[]) {
  const ask = useBookingActions();
  const opened = useCard(parts);
  const hours = useChosenHours(parts.rows, opened.openDragged);
  const moving = useDraggedBooking(parts.rows, laid, (booking, start) => ask('move', booking, start));
  const pressed = opened.card?.of === 'time' ? opened.card.hours : null;
  return {
    card: opened.card,
    closeCard: opened.close,
    chosen: moving.dragged ?? hours.chosen ?? pressed,
    /** Belongs on the box around the days. */
    ofWeek: {
      onPointerDown(press: PointerEvent) {
        hours.onPointerDown(press);
        moving.onPointerDown(press);
      },
      onClickCapture: opened.onClickCapture,
      'data-moving': moving.dragged ? '' : undefined,
    },
  };
}
