import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { migrateSqlite } from '../database/sqlite/migrate.ts';
import { openSqlite } from '../database/sqlite/open.ts';
import { MAILS_KEPT, openMailbox } from '../local/mail/mailbox.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'daybook-private-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

describe('the database', () => {
  let file: string;
  beforeEach(() => {
    file = join(folder, 'deep/data/daybook.db');
  });
  const files = () => [file, `${file}-wal`, `${file}-shm`];
  function open() {
    const database = openSqlite(file);
    migrateSqlite(database);
    return database;
  }

  it('can be read by nobody else on the machine, and neither can the files beside it or the folder made for it', async () => {
    const database = open();
    expect(files().map(modeOf)).toEqual(['600', '600', '600']);
    expect([join(folder, 'deep'), join(folder, 'deep/data')].map(modeOf)).toEqual(['700', '700']);
    await database.close();
  });

  it('is closed to others if it was open, and keeps its content', async () => {
    const before = open();
    for (const path of files()) chmodSync(path, 0o664);
    const database = open();
    expect(files().map(modeOf)).toEqual(['600', '600', '600']);
    expect(database.$client.pragma('integrity_check', { simple: true })).toBe('ok');
    await database.close();
    await before.close();
  });

  it('does not change a folder that existed before', async () => {
    chmodSync(folder, 0o755);
    file = join(folder, 'daybook.db');
    await open().close();
    expect([folder, file].map(modeOf)).toEqual(['755', '600']);
  });
});

describe('the mailbox', () => {
  it('can be read by nobody else on the machine, new or not, and also after it was shortened', async () => {
    const file = join(folder, 'data/mailbox.jsonl');
    await openMailbox(file, () => 0);
    expect([file, join(folder, 'data')].map(modeOf)).toEqual(['600', '700']);
    const mail = { id: '1', at: new Date(0).toISOString(), to: 'a', reply_to: 'b', attachments: [] };
    const line = JSON.stringify({ ...mail, subject: 'Yes', text: 'Yes', html: 'Yes' });
    writeFileSync(file, `${line}\n`.repeat(MAILS_KEPT + 1));
    for (const path of [file, `${file}.new`]) {
      writeFileSync(path, '', { flag: 'a' });
      chmodSync(path, 0o644);
    }
    const mailbox = await openMailbox(file, () => 0);
    expect(await mailbox.list()).toHaveLength(MAILS_KEPT);
    expect(modeOf(file)).toBe('600');
  });
});
