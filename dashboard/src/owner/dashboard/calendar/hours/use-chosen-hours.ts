import { WEEK_ROW_MINUTES, type Span } from '../day-layout.ts';
import { useDrag } from '../use-drag.ts';
import { rowAt } from './hours-height.ts';

interface Point {
  column: HTMLElement;
  /** The start of the row */
  minute: number;
}

export interface ChosenHours extends Span {
  date: string;
  personId: number | null;
}

export function useChosenHours(rows: Span, onChosen: (hours: ChosenHours) => void) {
  const pointAt = ({ target, clientY }: PointerEvent, from: Point | null): Point | null => {
    const at = target instanceof Element ? target : null;
    // A drag that begins at a booking moves it.
    const isAtBooking = at?.closest('a, [data-movable]');
    const column = from?.column ?? (isAtBooking ? null : at?.closest<HTMLElement>('[data-hours-of-day]'));
    return column ? { column, minute: rowAt(column, clientY, rows) } : null;
  };
  const { dragged, onPointerDown } = useDrag<Point>({
    pointAt,
    isSame: (one, other) => one.minute === other.minute,
    onDone: (over) => onChosen(hoursOf(over)),
  });
  return { chosen: dragged && hoursOf(dragged), onPointerDown };
}

/** Returns whose day a column is. */
export function placeOf(column: HTMLElement): Pick<ChosenHours, 'date' | 'personId'> {
  const { date = '', personId } = column.closest<HTMLElement>('[data-date]')?.dataset ?? {};
  return { date, personId: personId === undefined ? null : Number(personId) };
}

function hoursOf({ from, to }: { from: Point; to: Point }): ChosenHours {
  return {
    ...placeOf(from.column),
    start: Math.min(from.minute, to.minute),
    end: Math.max(from.minute, to.minute) + WEEK_ROW_MINUTES,
  };
}
