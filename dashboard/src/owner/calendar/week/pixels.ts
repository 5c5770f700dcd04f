import type { CSSProperties } from 'react';
import { WEEK_ROW_MINUTES, WEEK_ROW_PIXELS } from '@daybook/schema/words/limits';
import type { Span } from '../day-layout.ts';

/** A number of minutes on the screen. */
export const pixelsOf = (minutes: number) => (minutes / WEEK_ROW_MINUTES) * WEEK_ROW_PIXELS;

/** Top and height of a stretch, under the first row. */
export const boxOf = ({ start, end }: Span, rows: Span): CSSProperties => ({
  top: pixelsOf(start - rows.start),
  height: pixelsOf(end - start),
});
