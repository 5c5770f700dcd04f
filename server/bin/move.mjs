/** `npm run move`: installs what is missing, builds what is stale, then moves a database (server/src/move.ts). */
import { join } from 'node:path';
import { buildWhatIsStale, installWhatIsMissing, root, run } from './prepare.mjs';

await installWhatIsMissing();
await buildWhatIsStale();
await run(process.execPath, [join(root, 'server/dist/move.js'), ...process.argv.slice(2)]);
