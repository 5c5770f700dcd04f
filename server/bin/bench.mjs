/** `npm run bench`: installs what is missing, builds what is stale, then measures the server, the widget and the public pages. */
import { join } from 'node:path';
import { findOrInstallChromium } from './chromium.mjs';
import { buildWhatIsStale, installWhatIsMissing, root, run } from './prepare.mjs';

await installWhatIsMissing();
await buildWhatIsStale();
await findOrInstallChromium();
for (const script of ['server/bench/run.ts', 'widget/bench/run.ts', 'dashboard/bench/run.ts']) {
  await run(process.execPath, ['--import', 'tsx', join(root, script)]);
}
