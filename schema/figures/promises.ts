/** Figures that public pages promise. The tests of each promise read its figure here. */

/** People who book one slot at the same moment: one of them gets it (server/test/races.test.ts). */
export const PRESSES_AT_ONCE = 200;

/** Bytes, gzip, of the script that puts a diary into another site (widget/src/weight.test.ts). */
export const EMBED_SCRIPT_BYTES = 20 * 1024;

/** The same, of the files that the script loads later: the form of a booking, and of the waiting list. */
export const BOOKING_FILE_BYTES = 14 * 1024;
