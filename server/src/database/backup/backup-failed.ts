/** What keeps a backup from being made or restored, in words for whoever runs this Daybook. */

/** Its message names files and counts, and nothing of anybody's data. */
export class BackupFailed extends Error {
  override name = 'BackupFailed';
}

const REASONS: [RegExp, string][] = [
  [/^(SQLITE_FULL|ENOSPC|EDQUOT|EFBIG)/, 'there is no room left on the disk'],
  [
    /^(SQLITE_READONLY|SQLITE_CANTOPEN|SQLITE_PERM|EACCES|EPERM|EROFS)/,
    'a file or folder cannot be written to, or read',
  ],
  [/^(ENOTDIR|EEXIST)/, 'there is a file where a folder should be'],
  [/^(SQLITE_BUSY|SQLITE_LOCKED)/, 'another process holds the database'],
  [/^(SQLITE_NOTADB|SQLITE_CORRUPT)/, 'the file is no database, or a damaged one'],
  [/^SQLITE_IOERR/, 'the disk failed, or refused a write'],
];

/** `what` begins the sentence: what was tried, with the file or folder in it. */
export function asBackupFailed(error: unknown, what: string): BackupFailed {
  if (error instanceof BackupFailed) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const known = REASONS.find(([codes]) => codes.test(code))?.[1];
  // Where no address of a server answers, the error has a code alone.
  const said = (error instanceof Error ? error.message || code : String(error)).replace(/\.$/, '');
  return new BackupFailed(`${what}: ${known === undefined ? said : `${known} (${said})`}.`, { cause: error });
}
