/** Nothing changes until the owner confirms the move. */

import type { OwnerBooking } from '@daybook/schema/contract/owner-booking';
import { clockTimeOf } from '@daybook/schema/rules/clock-time';
import type { MoveStart } from '#owner/dashboard/bookings/move/move-target.ts';
import type { TimedBooking } from '../day-contents.ts';
import type { Laid, Span } from '../day-layout.ts';
import { useDrag } from '../use-drag.ts';
import { minuteAt } from './hours-height.ts';
import { placeOf, type ChosenHours } from './use-chosen-hours.ts';

/** A dragged booking starts at a multiple of this many minutes. */
const STEP = 5;

interface Point {
  column: HTMLElement;
  /** Minutes after midnight at which the booking would start. */
  start: number;
  /** Minutes from the booking's start to the point where it was grabbed. */
  held: number;
  taken: TimedBooking;
}

/** `laid` has the bookings of all columns. */
export function useDraggedBooking(
  rows: Span,
  laid: readonly (readonly Laid<TimedBooking>[])[],
  onMove: (booking: OwnerBooking, start: MoveStart) => void,
) {
  const pointAt = ({ target, clientY }: PointerEvent, from: Point | null): Point | null => {
    const at = target instanceof Element ? target : null;
    const column = at?.closest<HTMLElement>('[data-hours-of-day]');
    if (!column) return null;
    const minute = minuteAt(column, clientY, rows);
    if (from) {
      const length = from.taken.end - from.taken.start;
      return { ...from, column, start: stepIn(minute - from.held, length, rows) };
    }
    const taken = takenAt(at, laid);
    return taken ? { column, start: taken.start, held: minute - taken.start, taken } : null;
  };
  const { dragged, onPointerDown } = useDrag<Point>({
    pointAt,
    isSame: (one, other) => one.start === other.start && one.column === other.column,
    onDone: ({ to }) => {
      const { date, personId } = placeOf(to.column);
      onMove(to.taken.booking, {
        date,
        time: clockTimeOf(to.start),
        ...(personId === null ? {} : { personId }),
      });
    },
  });
  return { dragged: dragged && hoursOf(dragged.to), onPointerDown };
}

export function stepIn(minute: number, length: number, rows: Span): number {
  const start = Math.round(minute / STEP) * STEP;
  return Math.max(rows.start, Math.min(start, rows.end - length));
}

function takenAt(
  at: Element | null,
  laid: readonly (readonly Laid<TimedBooking>[])[],
): TimedBooking | undefined {
  const id = Number(at?.closest<HTMLElement>('[data-movable]')?.dataset['movable']);
  return laid
    .flat()
    .map(({ item }) => item)
    .find(({ booking }) => booking.id === id);
}

function hoursOf({ column, start, taken }: Point): ChosenHours {
  return { ...placeOf(column), start, end: start + taken.end - taken.start };
}
