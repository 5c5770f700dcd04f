/** `npm run backup`: backs up the running product in BACKUP_FOLDER. The nightly job runs this too. */

import { constants, setPriority } from 'node:os';
import { readBackupSettings } from '../../settings.ts';
import { takeBackup } from './take-backup.ts';

async function main(): Promise<void> {
  // Bookings have priority.
  setPriority(constants.priority.PRIORITY_LOW);
  const stopped = new AbortController();
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => stopped.abort(new Error(`told to stop (${signal})`)));
  const { folder, keep, database } = readBackupSettings(process.env);
  const { file, bytes, rows, dropped } = await takeBackup({
    database,
    folder,
    keep,
    now: Date.now(),
    signal: stopped.signal,
  });
  const size = (bytes / 1_000_000).toLocaleString('en-GB', { maximumFractionDigits: 1 });
  process.stdout.write(
    `${file}: ${rows.toLocaleString('en-GB')} rows, ${size} MB, opened and found good.\n${dropped.map((name) => `${name} is older than the newest ${keep}, and gone.\n`).join('')}`,
  );
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
