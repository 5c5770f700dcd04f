/** Copies an SQLite database while others write to it. Raw SQL, since all of it is about the file and its tables. */
import Sqlite from 'better-sqlite3';

/** How long it waits for a writer that holds the file for a moment, milliseconds. */
const BUSY_TIMEOUT = 10_000;
/** 8 MB: between two steps the process hears that it shall stop. */
const PAGES_A_STEP = 2_000;

/** How many rows each table holds, by its name. */
export type Rows = Map<string, number>;

/**
 * Writes into `to`, which is an empty file, all that `from` held when this began. Answers the rows of that moment. The copy
 * is one file, with nothing beside it.
 *
 * One reading transaction holds that moment from the first page to the last: who writes meanwhile waits for nothing, and
 * what they write goes into the log beside the file. Without it, each commit of another process would make the copy begin
 * anew, which never ends where people book.
 */
export async function copySqlite(from: string, to: string, signal?: AbortSignal): Promise<Rows> {
  const source = new Sqlite(from, { readonly: true, fileMustExist: true, timeout: BUSY_TIMEOUT });
  let rows: Rows;
  try {
    source.exec('BEGIN');
    rows = countRows(source);
    const progress = () => {
      signal?.throwIfAborted();
      return PAGES_A_STEP;
    };
    await source.backup(to, { progress });
  } finally {
    source.close();
  }
  makeOneFile(to);
  return rows;
}

/** Takes what is in the log beside the file into it. The server turns the log on again when it opens the file. */
export function makeOneFile(file: string): void {
  const sqlite = new Sqlite(file, { fileMustExist: true, timeout: BUSY_TIMEOUT });
  try {
    sqlite.pragma('journal_mode = DELETE');
  } finally {
    sqlite.close();
  }
}

export function countRows(sqlite: Sqlite.Database): Rows {
  const tables = sqlite
    .prepare<[], string>(`SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'`)
    .pluck()
    .all();
  const counted = tables.map((name): [string, number] => [
    name,
    sqlite.prepare<[], number>(`SELECT count(*) FROM "${name}"`).pluck().get() ?? 0,
  ]);
  return new Map(counted);
}
