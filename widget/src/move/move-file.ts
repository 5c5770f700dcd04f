/** Everything for changing a booking's time. In browsers it is a file of its own, for that page only. */
import type { PageMove } from '@daybook/schema/contract/diary-page';
import { Banner } from '../booking/BookingForm.tsx';
import type { BookingFile } from '../diary/diary-context.ts';
import { ConfirmMove } from './ConfirmMove.tsx';
import { Moved } from './Moved.tsx';
import { moveReducer } from './move-reducer.ts';
import { LaterMonths } from '../months/LaterMonths.ts';
import { Instead } from '../months/Instead.tsx';
import { MoveSender } from './MoveSender.ts';

export { CHANGE_TIME } from '@daybook/schema/words/diary-texts';
export { MoveCard } from './MoveCard.tsx';
export { MoveDay } from './MoveDay.tsx';

/** Returns what a chosen time needs when a booking is moved. */
export const moveFileOf = ({ booking }: PageMove): BookingFile => ({
  bookingReducer: moveReducer(booking),
  Banner,
  BookingForm: ConfirmMove,
  Booked: Moved,
  BookingSender: MoveSender,
  LaterMonths,
  Instead,
});
