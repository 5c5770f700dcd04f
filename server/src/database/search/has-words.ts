/**
 * How a list is searched by words, whatever it lists. The text by which a row is found stands, folded, in a
 * narrow table beside the list's own (`booking_texts`; migrations/0011_booking_texts.sql says how). Triggers
 * keep the two in step:
 *
 * - its primary key ends with the row's id, WITHOUT ROWID. Where people search only their own rows, it begins
 *   with whose rows they are. So the texts that one search reads lie side by side, in the order in which the
 *   rows were made;
 * - its text is `fold_text(concat_ws(char(10), …))`, one line for each field, so that no word is found across
 *   two fields. The first line holds what the list is sorted by;
 * - a list takes the ids of one page from it (find-page.ts), and reads only the rows that it shows from the
 *   list's own table.
 *
 * So a search reads every text once, which takes some 20 ms for 100,000 bookings, and finds parts of words
 * and single letters (decision 80).
 */
import { and, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { searchWords } from './fold-text.ts';

/** Whether a folded text holds every word of what was typed; undefined where no word was. */
export function hasWords(text: SQLWrapper, typed: string | undefined): SQL | undefined {
  return and(...searchWords(typed ?? '').map((word) => sql`instr(${text}, ${word}) > 0`));
}

/** As a literal, which both engines have. */
const LINE_END = sql.raw("'\n'");

/** The first line of a folded text. */
export function firstLineOf(text: SQLWrapper): SQL<string> {
  return sql`substr(${text}, 1, instr(${text} || ${LINE_END}, ${LINE_END}) - 1)`;
}
