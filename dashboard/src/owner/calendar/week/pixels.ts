import type { CSSProperties } from 'react';
import { WEEK_ROW_MINUTES } from '@daybook/schema/figures/screens';
import type { Span } from '../day-layout.ts';

/** A number of minutes on the screen, in rows whose height (`--row`) week-height.ts sets. */
export const pixelsOf = (minutes: number) => `calc(var(--row) * ${minutes / WEEK_ROW_MINUTES})`;

/** Top and height of a stretch, under the first row. */
export const boxOf = ({ start, end }: Span, rows: Span): CSSProperties => ({
  top: pixelsOf(start - rows.start),
  height: pixelsOf(end - start),
});
