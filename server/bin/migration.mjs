/**
 * `npm run migration -- --name opening_hours`: writes the migration for a change of the tables, per engine.
 */

import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { installWhatIsMissing, root, runPackage } from './prepare.mjs';

const name = read();
if (name === undefined) {
  console.error('npm run migration takes --name with lower-case letters, digits and underscores.');
  process.exitCode = 1;
} else {
  await installWhatIsMissing();
  for (const engine of ['sqlite', 'postgres'])
    await runPackage(
      'drizzle-kit/bin.cjs',
      ['generate', '--config', `drizzle.${engine}.config.ts`, '--name', name],
      { cwd: join(root, 'server') },
    );
}

/** Requires a name: otherwise drizzle-kit would invent one. */
function read() {
  try {
    const { name: given } = parseArgs({ options: { name: { type: 'string' } } }).values;
    return /^[a-z][a-z0-9_]*$/.test(given ?? '') ? given : undefined;
  } catch {
    return undefined;
  }
}
