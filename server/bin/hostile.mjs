/**
 * `npm run hostile`: throws hostile input at every call and page, ten times as often as `npm test` does, on
 * SQLite and on PostgreSQL. `--times 100` does it a hundred times as often, `--seed 1234` repeats a reported
 * failure.
 */

import { parseArgs } from 'node:util';
import { buildWhatIsStale, installWhatIsMissing, runPackage } from './prepare.mjs';

const wanted = read();
if (wanted === null) {
  console.error(
    'npm run hostile takes --times with a whole number, and --seed with the one that a failure named.',
  );
  process.exitCode = 1;
} else {
  await installWhatIsMissing();
  await buildWhatIsStale();
  const projects = ['server', 'server on PostgreSQL'].flatMap((name) => ['--project', name]);
  try {
    await runPackage('vitest/vitest.mjs', ['run', ...projects, 'server/test/hostile/'], {
      env: { ...process.env, ...wanted },
    });
  } catch {
    // The failures are printed above.
    process.exitCode = 1;
  }
}

/** Returns the settings of server/test/hostile/runs.ts; null for invalid arguments. */
function read() {
  try {
    const { values } = parseArgs({
      options: { times: { type: 'string', default: '10' }, seed: { type: 'string' } },
    });
    if (!/^[1-9]\d{0,4}$/.test(values.times) || !/^-?\d{1,10}$/.test(values.seed ?? '0')) return null;
    return {
      HOSTILE_TIMES: values.times,
      ...(values.seed === undefined ? {} : { HOSTILE_SEED: values.seed }),
    };
  } catch {
    return null;
  }
}
