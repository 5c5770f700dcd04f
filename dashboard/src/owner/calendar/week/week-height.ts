/** How high the week and its rows are: it fills the window, and a whole day may fill the week. */
import { useLayoutEffect, type RefObject } from 'react';
import { WEEK_ROW_MINUTES, WEEK_ROW_PIXELS } from '@daybook/schema/figures/screens';
import type { Span } from '../day-layout.ts';

/** Below this, pixels, rows cannot be told apart: the week scrolls instead. */
const ROW_PIXELS_MIN = 4;

/** Pixels of a row when so many minutes are to fit into what the head leaves of the box. */
export function rowPixelsFor(minutes: number, box: { height: number; head: number }): number {
  const rows = minutes / WEEK_ROW_MINUTES;
  // Whole hundredths, rounded down: a fraction too many would bring a scrollbar.
  return Math.max(ROW_PIXELS_MIN, Math.floor(((box.height - box.head) / rows) * 100) / 100);
}

/**
 * Keeps `--above` (what stands over the week) and `--row` on the box, whatever changes its place or size: set
 * before anything is painted, and without another rendering.
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

/** Where those minutes after the first row lie in the box, pixels. */
export function pixelsDown(box: HTMLElement, minutes: number): number {
  return (minutes / WEEK_ROW_MINUTES) * parseFloat(box.style.getPropertyValue('--row'));
}
