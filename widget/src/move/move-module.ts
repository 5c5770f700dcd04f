/** Everything for changing a booking's time. In browsers it is a file of its own, for that page only. */

import { Banner } from '../booking/BookingForm.tsx';
import type { Later } from '../diary/diary-context.ts';
import { Chosen } from '../later/Chosen.tsx';
import { moveByKey } from '../later/date-by-key.ts';
import { Events } from '../later/Events.tsx';
import { Key } from '../later/Key.tsx';
import { LaterMonths } from '../later/LaterMonths.tsx';
import { NothingFree } from '../later/NothingFree.tsx';
import { ConfirmMove } from './ConfirmMove.tsx';
import { Moved } from './Moved.tsx';
import { MoveSender } from './MoveSender.ts';

export { CHANGE_TIME } from '@daybook/schema/words/diary-texts';
export { MoveCard } from './MoveCard.tsx';
export { MoveDay } from './MoveDay.tsx';
export { moveReducer } from './move-reducer.ts';

export const later: Later = {
  Banner,
  BookingForm: ConfirmMove,
  Booked: Moved,
  BookingSender: MoveSender,
  LaterMonths,
  Events,
  Chosen,
  Key,
  moveByKey,
  NothingFree,
};
