/**
 * How a list is searched by words, whatever it lists. What its rows are found by stands folded in a text of its own,
 * which triggers keep in step: `fold_text(concat_ws(char(10), …))`, a line a field, so that no word is found across two.
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
