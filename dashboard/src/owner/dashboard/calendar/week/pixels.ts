import type { CSSProperties } from 'react';
import { WEEK_ROW_MINUTES, type Span } from '../day-layout.ts';

/** The height of a number of minutes on the screen. week-height.ts sets the height of a row (`--row`). */
export const pixelsOf = (minutes: number) => `calc(var(--row) * ${minutes / WEEK_ROW_MINUTES})`;

/** Top and height of a stretch of time, measured from the first row. */
export const boxOf = ({ start, end }: Span, rows: Span): CSSProperties => ({
  top: pixelsOf(start - rows.start),
  height: pixelsOf(end - start),
});
