/** Figures that public pages promise. The test of each promise reads its figure here. */

/** People who book one slot at the same moment: one of them gets it (server/test/races.test.ts). */
export const PRESSES_AT_ONCE = 200;

/** The gzipped script that a diary on another site begins with (widget/src/weight.test.ts). */
export const EMBED_SCRIPT_BYTES = 2 * 1024;

/** The gzipped module that it imports, with its styles. */
export const WIDGET_BYTES = 20 * 1024;

/** Everything until the first free time. */
export const FIRST_TIMES_BYTES = EMBED_SCRIPT_BYTES + WIDGET_BYTES;

/** The gzipped module that the widget imports later: the booking form and the waiting list's form. */
export const LATER_BYTES = 14 * 1024;
