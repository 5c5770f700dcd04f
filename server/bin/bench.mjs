/**
 * `npm run bench`: installs what is missing, builds what is stale, then measures the server, the widget and the public
 * pages. With `--engine postgres` it measures the server on PostgreSQL, and nothing that has no database.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findOrInstallChromium } from './chromium.mjs';
import { buildWhatIsStale, installWhatIsMissing, root, run } from './prepare.mjs';

const scriptsOf = {
  sqlite: ['server/bench/run.ts', 'widget/bench/run.ts', 'dashboard/bench/run.ts'],
  postgres: ['server/bench/run-postgres.ts'],
};

const scripts = scriptsWanted();
if (scripts === undefined) {
  console.error(
    `npm run bench takes --engine, with one of these: ${Object.keys(scriptsOf).join(' (as without it), ')}.`,
  );
  process.exitCode = 1;
} else {
  await installWhatIsMissing();
  await buildWhatIsStale();
  if (scripts === scriptsOf.sqlite) await findOrInstallChromium();
  for (const script of scripts) {
    await run(process.execPath, ['--import', 'tsx', join(root, script)]);
  }
}

/** Undefined for arguments that it does not take. */
function scriptsWanted() {
  try {
    const { values } = parseArgs({ options: { engine: { type: 'string', default: 'sqlite' } } });
    return Object.hasOwn(scriptsOf, values.engine) ? scriptsOf[values.engine] : undefined;
  } catch {
    return undefined;
  }
}
