/**
 * `npm run speed`: installs what is missing, builds what is stale, then reports for each budget of our
 * screens on a slow phone whether it is met, and exits with 1 if one is missed. For single screens it takes
 * the words of dashboard/bench/budgets.ts.
 */
import { join } from 'node:path';
import { findOrInstallChromium } from './chromium.mjs';
import { buildWhatIsStale, installWhatIsMissing, root, run } from './prepare.mjs';

await installWhatIsMissing();
await buildWhatIsStale();
await findOrInstallChromium();
const script = join(root, 'dashboard/bench/speed.ts');
// The script has printed what is missed.
await run(process.execPath, ['--import', 'tsx', script, ...process.argv.slice(2)]).catch(() => {
  process.exitCode = 1;
});
