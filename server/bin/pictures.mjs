/** `npm run pictures`: takes new pictures of the public pages from the running product. */
import { join } from 'node:path';
import { findOrInstallChromium } from './chromium.mjs';
import { buildWhatIsStale, installWhatIsMissing, root, run } from './prepare.mjs';

await installWhatIsMissing();
await buildWhatIsStale();
await findOrInstallChromium();
await run(process.execPath, ['--import', 'tsx', join(root, 'dashboard/pictures/take.ts')]);
