/**
 * `npm run bench`: installs what is missing, builds what is stale, then measures the server, the widget and the public
 * pages. With `--engine=postgres`, or with `--only` (some parts, server/bench/run.ts), it measures the server alone.
 */

import { join } from 'node:path';
import { findOrInstallChromium } from './chromium.mjs';
import { buildWhatIsStale, installWhatIsMissing, root, run } from './prepare.mjs';

const given = process.argv.slice(2);
await installWhatIsMissing();
await buildWhatIsStale();
const measure = (script, ...args) => run(process.execPath, ['--import', 'tsx', join(root, script), ...args]);
await measure('server/bench/run.ts', ...given);
if (!given.some((each) => each.startsWith('--only') || each.includes('postgres'))) {
  await findOrInstallChromium();
  await measure('widget/bench/run.ts');
  await measure('dashboard/bench/run.ts');
}
