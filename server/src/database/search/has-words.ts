/**
 * How any list is searched by words. The admin's lists fold a row's text as they read it (`foldedLines`). A
 * business can have so many bookings that theirs is stored, folded, in a narrow table of its own
 * (`booking_texts`):
 *
 * - its primary key ends with the row's id, WITHOUT ROWID. If people search only their own rows, it begins with
 *   the owner's id, so that the texts of one search are next to each other, in the order of the rows' creation;
 * - its text comes from `foldLines`, one line for each field, so that no word matches across
 *   two fields. The list is sorted by the first line;
 * - a list takes the ids of one page from it (find-page.ts), and reads only the rows that it shows from its own
 *   table.
 *
 * A search reads every text once, which takes about 20 ms for 100,000 bookings, and finds parts of words and
 * single letters. LIKE would find the same, but `%` and `_` would have to be escaped.
 */

import { and, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { searchWords } from '@daybook/schema/rules/fold-text';

/** Matches folded texts that contain every typed word; undefined if none was typed. */
export function hasWords(text: SQLWrapper, typed: string | undefined): SQL | undefined {
  return and(...searchWords(typed ?? '').map((word) => sql`instr(${text}, ${word}) > 0`));
}

/** A literal, which both engines have. */
export const LINE_END = sql.raw("'\n'");

/** Folds the texts of several fields, one line for each that isn't null. */
export function foldedLines(...fields: SQLWrapper[]): SQL<string> {
  return sql`fold_text(concat_ws(${sql.join([LINE_END, ...fields], sql`, `)}))`;
}

export function firstLineOf(text: SQLWrapper): SQL<string> {
  return sql`substr(${text}, 1, instr(${text} || ${LINE_END}, ${LINE_END}) - 1)`;
}
