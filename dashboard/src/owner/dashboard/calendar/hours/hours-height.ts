import { useLayoutEffect, type RefObject, type CSSProperties } from 'react';
import type { WallClock } from '@daybook/schema/rules/calendar-day';
import { WEEK_ROW_MINUTES, type Span, DEFAULT_ROWS } from '../day-layout.ts';

/** Pixels, unless the whole day must fit. */
const WEEK_ROW_PIXELS = 40;
/** Pixels. Lower rows can't be told apart, so the week scrolls instead. */
const ROW_PIXELS_MIN = 4;

/** Returns the height of a row in pixels if that many minutes must fit below the box's header. */
export function rowPixelsFor(minutes: number, box: { height: number; head: number }): number {
  const rows = minutes / WEEK_ROW_MINUTES;
  // Rounded down to hundredths, because a little too much would cause a scrollbar.
  return Math.max(ROW_PIXELS_MIN, Math.floor(((box.height - box.head) / rows) * 100) / 100);
}

/** Keeps `--above` (the height above the week) and `--row` up to date before the browser paints. */
export function useHoursHeight(
  scroller: RefObject<HTMLDivElement | null>,
  { start, end }: Span,
  isWholeDay: boolean,
): void {
  useLayoutEffect(() => {
    const box = scroller.current;
    if (!box) return;
    const measure = () => {
      box.style.setProperty('--above', `${box.getBoundingClientRect().top + window.scrollY}px`);
      const head = box.querySelector<HTMLElement>('[data-corner]')?.offsetHeight ?? 0;
      const row = isWholeDay
        ? rowPixelsFor(end - start, { height: box.clientHeight, head })
        : WEEK_ROW_PIXELS;
      box.style.setProperty('--row', `${row}px`);
    };
    measure();
    const watch = new ResizeObserver(measure);
    for (const changing of [document.body, box, box.querySelector('[data-corner]')]) {
      if (changing) watch.observe(changing);
    }
    window.addEventListener('resize', measure);
    return () => {
      watch.disconnect();
      window.removeEventListener('resize', measure);
    };
  }, [scroller, start, end, isWholeDay]);
}

/** Returns the position in the box, in pixels, of that many minutes after the first row. */
export function pixelsDown(box: HTMLElement, minutes: number): number {
  return (minutes / WEEK_ROW_MINUTES) * parseFloat(box.style.getPropertyValue('--row'));
}

/** Returns the minute at a height in the window, in an element that shows this span. */
export function minuteAt(element: Element, clientY: number, { start, end }: Span): number {
  const { top, height } = element.getBoundingClientRect();
  return start + ((clientY - top) / height) * (end - start);
}

/** Returns the start of the row at that height, or of the nearest row. */
export function rowAt(element: Element, clientY: number, span: Span): number {
  const rows = (minuteAt(element, clientY, span) - span.start) / WEEK_ROW_MINUTES;
  const last = Math.ceil((span.end - span.start) / WEEK_ROW_MINUTES) - 1;
  return span.start + Math.min(Math.max(Math.floor(rows), 0), last) * WEEK_ROW_MINUTES;
}

/** Returns the height of a number of minutes. useHoursHeight sets the height of a row (`--row`). */
export const pixelsOf = (minutes: number) => `calc(var(--row) * ${minutes / WEEK_ROW_MINUTES})`;

export const boxOf = ({ start, end }: Span, rows: Span): CSSProperties => ({
  top: pixelsOf(start - rows.start),
  height: pixelsOf(end - start),
});

const HOUR = 60;

interface Opening {
  days: readonly { date: string; bookings: readonly Span[]; events: readonly Span[] }[];
  date: string;
  isForDay: boolean;
  line: WallClock | null;
}

/**
 * Returns the minute at which a week opens: a whole hour, up to an hour before the first useful item. In the
 * current week that is what is on or next today, or else the current time. On a day that somebody asked for,
 * it is the first booking, or else the first event. In any other week it is the first item. An empty week
 * opens at 09:00.
 */
export function firstSeen(opening: Opening): number {
  const minute = minuteOfUse(opening);
  return minute === null ? DEFAULT_ROWS.start : Math.max(0, Math.floor((minute - HOUR) / HOUR) * HOUR);
}

function minuteOfUse({ days, date, isForDay, line }: Opening): number | null {
  const asked = isForDay && line?.date !== date ? days.find((day) => day.date === date) : undefined;
  if (asked) return firstStart(asked.bookings) ?? firstStart(asked.events) ?? firstStartOf(days);
  if (!line) return firstStartOf(days);
  const today = days.filter((day) => day.date === line.date).flatMap(thingsOf);
  const next = firstStart(today.filter(({ end }) => end > line.minutes));
  return Math.max(line.minutes, next ?? 0);
}

const thingsOf = ({ bookings, events }: Opening['days'][number]) => [...bookings, ...events];
const firstStartOf = (days: Opening['days']) => firstStart(days.flatMap(thingsOf));

function firstStart(spans: readonly Span[]): number | null {
  return spans.length === 0 ? null : Math.min(...spans.map(({ start }) => start));
}
