/** `npm run move -- --from server/data/daybook.db --to postgres://…`, and back, while Daybook is stopped. */

import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { openEnd, type MovingEnd } from './ends.ts';
import { move, MoveRefused } from './move.ts';

const USAGE = 'npm run move -- --from <file or postgres://…> --to <file or postgres://…>';

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { from: { type: 'string' }, to: { type: 'string' } } });
  const { from, to } = values;
  if (from === undefined || to === undefined || from === to) throw new MoveRefused(USAGE);
  if (!from.includes('://') && !existsSync(from)) throw new MoveRefused(`There is no ${from}.`);
  const ends: MovingEnd[] = [];
  try {
    const [source, target] = [await openEnd(from), await openEnd(to)];
    ends.push(source, target);
    const moved = await move({ from: source, to: target, onProgress: showProgress });
    showProgress('', 0, 0);
    for (const { name, rows, checksum } of moved)
      process.stdout.write(
        `${name.padEnd(22)} ${rows.toLocaleString('en-GB').padStart(12)}  ${checksum.slice(0, 16)}\n`,
      );
    process.stdout.write(
      'Every table has arrived as it left: the same rows and the same checksum on both sides.\n',
    );
  } finally {
    for (const end of ends) await end.close();
  }
}

/** Rewrites one line on a terminal. */
function showProgress(table: string, rows: number, of: number): void {
  if (!process.stdout.isTTY) return;
  const figures = of ? `${rows.toLocaleString('en-GB')} of ${of.toLocaleString('en-GB')}` : '';
  process.stdout.write(`\r\u001b[K${table} ${figures}${of ? '' : '\r\u001b[K'}`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof MoveRefused ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
