/** The height of the week and its rows: the week fills the window, and a whole day may fill the week. */
import { useLayoutEffect, type RefObject, type CSSProperties } from 'react';
import { WEEK_ROW_MINUTES, type Span } from '../day-layout.ts';

/** Pixels, where the window leaves the choice. */
const WEEK_ROW_PIXELS = 40;
/** Pixels. Lower rows cannot be distinguished: the week scrolls instead. */
const ROW_PIXELS_MIN = 4;

/** The height of a row in pixels when so many minutes must fit into the box below its head. */
export function rowPixelsFor(minutes: number, box: { height: number; head: number }): number {
  const rows = minutes / WEEK_ROW_MINUTES;
  // Rounded down to hundredths: a little too much would bring a scrollbar.
  return Math.max(ROW_PIXELS_MIN, Math.floor(((box.height - box.head) / rows) * 100) / 100);
}

/**
 * Keeps `--above` (the height above the week) and `--row` set on the box, whatever changes its place or size.
 * Sets them before the browser paints, and without another rendering.
 */
export function useWeekHeight(
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

/** The position in the box, in pixels, of so many minutes after the first row. */
export function pixelsDown(box: HTMLElement, minutes: number): number {
  return (minutes / WEEK_ROW_MINUTES) * parseFloat(box.style.getPropertyValue('--row'));
}

/** The height of a number of minutes on the screen. week-height.ts sets the height of a row (`--row`). */
export const pixelsOf = (minutes: number) => `calc(var(--row) * ${minutes / WEEK_ROW_MINUTES})`;

/** Top and height of a stretch of time, measured from the first row. */
export const boxOf = ({ start, end }: Span, rows: Span): CSSProperties => ({
  top: pixelsOf(start - rows.start),
  height: pixelsOf(end - start),
});
