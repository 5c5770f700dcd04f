import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DAY } from '@daybook/schema/figures/periods';
import { backupFile, dropOldBackups, newestBackup } from './backup-files.ts';

const NIGHT = Date.parse('2026-11-20T03:03:00Z');
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'daybook-backups-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Returns the backup's whole path. */
function backupOf(instant: number): string {
  const { file } = backupFile(folder, instant);
  writeFileSync(file, '');
  return file;
}

const names = () => readdirSync(folder).sort();

it('names a backup by the moment it was made, in UTC', () => {
  expect(basename(backupOf(NIGHT))).toBe('daybook-2026-11-20T03-03-00-000Z.db');
});

it('returns when the newest was made, ignoring any in the future', () => {
  expect(newestBackup(folder, NIGHT)).toBeNull();
  expect(newestBackup(join(folder, 'not-there'), NIGHT)).toBeNull();
  for (const night of [1, 2, 0]) backupOf(NIGHT - night * DAY);
  backupOf(NIGHT + DAY);
  expect(newestBackup(folder, NIGHT)).toBe(NIGHT);
});

describe('old backups', () => {
  it('go, and the newest stay', () => {
    const [fresh = '', ...older] = [0, 1, 2, 3, 4].map((nights) => backupOf(NIGHT - nights * DAY));
    const gone = older.slice(2).map((file) => basename(file));
    expect(dropOldBackups(folder, 3, fresh, NIGHT)).toEqual(gone);
    expect(names()).toEqual([fresh, ...older.slice(0, 2)].map((file) => basename(file)).sort());
  });

  it('go without the one just made, though the clock said a later time before', () => {
    const later = [1, 2, 3].map((nights) => backupOf(NIGHT + nights * DAY));
    const fresh = backupOf(NIGHT);
    dropOldBackups(folder, 1, fresh, NIGHT);
    expect(names()).toEqual([basename(fresh)]);
    expect(later).toHaveLength(3);
  });

  it('go without anything that somebody else has put there', () => {
    const others = [
      'before-upgrade.db',
      'daybook-2020.db',
      'daybook-2020-01-01T00-00-00-000Z.db.gz',
      'copy of daybook-2020-01-01T00-00-00-000Z.db',
      'daybook-2020-99-99T00-00-00-000Z.db',
    ];
    for (const name of others) writeFileSync(join(folder, name), '');
    mkdirSync(join(folder, 'daybook-2020-01-01T00-00-00-000Z.db'));
    symlinkSync('/etc/hostname', join(folder, 'daybook-2020-01-02T00-00-00-000Z.db'));
    const before = names();
    const fresh = backupOf(NIGHT);
    expect(dropOldBackups(folder, 1, fresh, NIGHT)).toEqual([]);
    expect(names()).toEqual([...before, basename(fresh)].sort());
  });

  it('go with what a process that was killed has left, and not with what is being written', () => {
    const left = backupFile(folder, NIGHT - 2 * DAY).part;
    const writing = backupFile(folder, NIGHT - 1).part;
    for (const part of [left, `${left}-wal`, writing]) writeFileSync(part, '');
    for (const part of [left, `${left}-wal`]) utimesSync(part, NIGHT / 1000, NIGHT / 1000 - 2 * 86_400);
    utimesSync(writing, NIGHT / 1000, NIGHT / 1000);
    const fresh = backupOf(NIGHT);
    dropOldBackups(folder, 5, fresh, NIGHT);
    expect(names()).toEqual([basename(fresh), basename(writing)].sort());
  });
});
