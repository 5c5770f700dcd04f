/**
 * `npm run speed`: installs what is missing, builds what is stale, then says of each budget of our screens on a slow phone
 * whether it is met, and ends with 1 where one is missed. Takes the words of dashboard/bench/budgets.ts for single screens.
 */
import { join } from 'node:path';
import { findOrInstallChromium } from './chromium.mjs';
import { buildWhatIsStale, installWhatIsMissing, root, run } from './prepare.mjs';

await installWhatIsMissing();
await buildWhatIsStale();
await findOrInstallChromium();
const script = join(root, 'dashboard/bench/speed.ts');
// It has said itself what is missed.
await run(process.execPath, ['--import', 'tsx', script, ...process.argv.slice(2)]).catch(() => {
  process.exitCode = 1;
});
