/** Copies an SQLite database while others write to it. Raw SQL, because it is about the whole file. */

import Sqlite from 'better-sqlite3';

/** Milliseconds to wait for a writer that locks the file. */
const BUSY_TIMEOUT = 10_000;
/** 8 MB: between two steps the process can be told to stop. */
const PAGES_A_STEP = 2_000;

export type Rows = Map<string, number>;

/**
 * Writes everything that `from` contains at the start into `to`, which is an empty file, and returns the
 * numbers of rows. The copy is one file, with nothing next to it. One read transaction lasts from the first
 * page to the last. Writers don't wait: their changes go into the log next to the file. Without it, each
 * commit of another process would restart the copy, which would never end while people book.
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

/** Merges the log next to the file into it. The server turns the log on again when it opens the file. */
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
