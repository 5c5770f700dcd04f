/** `npm run restore -- --from <backup>`: restores a backup. Daybook must not be running. */

import { parseArgs } from 'node:util';
import { readBackupSettings } from '../../settings.ts';
import { BackupFailed } from './backup-files.ts';
import { restoreBackup } from './restore.ts';

const USAGE = 'npm run restore -- --from <a file of BACKUP_FOLDER>';

async function main(): Promise<void> {
  const { from } = parseArgs({ options: { from: { type: 'string' } } }).values;
  if (from === undefined) throw new BackupFailed(USAGE);
  const { database } = readBackupSettings(process.env);
  const { rows, aside } = await restoreBackup({ from, database, now: Date.now() });
  const place = database.databaseUrl === null ? database.databaseFile : 'the PostgreSQL database';
  process.stdout.write(
    `${from} is restored into ${place}: ${rows.toLocaleString('en-GB')} rows.\n${aside === null ? '' : `What stood there is ${aside} now.\n`}`,
  );
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
