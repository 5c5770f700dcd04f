/** Figures that public pages promise. The test of each promise reads its figure here. */

/** People who book one slot at the same moment: one of them gets it (server/test/races.test.ts). */
export const PRESSES_AT_ONCE = 200;

/** The gzipped script that puts a diary into another site (widget/src/weight.test.ts). */
export const EMBED_SCRIPT_BYTES = 20 * 1024;

/** The gzipped files that the script loads later: the booking form and the waiting list's form. */
export const BOOKING_FILE_BYTES = 14 * 1024;
