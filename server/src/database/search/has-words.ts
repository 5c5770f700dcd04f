/**
 * How a list is searched by words, whatever it lists. What its rows are found by stands folded in a narrow table
 * beside theirs (`booking_texts`; migrations/0011_booking_texts.sql says how), which triggers keep in step:
 *
 * - its primary key begins with whose rows they are, where somebody searches only their own, and ends with the row's
 *   id, WITHOUT ROWID: the texts that one search reads lie side by side, in the order in which the rows were made;
 * - its text is `fold_text(concat_ws(char(10), …))`, a line a field, so that no word is found across two. What the list
 *   is sorted by stands in the first line;
 * - a list takes the ids of one page from it (find-page.ts), and reads of the table itself only the rows that it shows.
 *
 * A search so reads every text once, some 20 ms for 100,000 bookings, and finds parts of words and single letters
 * (decision 72).
 */
import { and, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { foldText, searchWords } from './fold-text.ts';

/** Adds `fold_text`, which the triggers call: no engine's own functions fold as a search does. */
export function addFoldText(database: Database): void {
  database.addFunction('fold_text', (text) => foldText(String(text)));
}

/** Whether a folded text holds every word of what was typed; undefined where no word was. */
export function hasWords(text: SQLWrapper, typed: string | undefined): SQL | undefined {
  return and(...searchWords(typed ?? '').map((word) => sql`instr(${text}, ${word})`));
}

/** The first line of a folded text. */
export function firstLineOf(text: SQLWrapper): SQL {
  return sql`substr(${text}, 1, instr(${text} || char(10), char(10)) - 1)`;
}
