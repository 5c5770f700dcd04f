/** `npm run backup`: installs what is missing, builds what is stale, then makes a backup (server/src/backup.ts). */
import { join } from 'node:path';
import { buildWhatIsStale, installWhatIsMissing, root, run } from './prepare.mjs';

await installWhatIsMissing();
await buildWhatIsStale(['server']);
// Why it could not be done, it has said itself.
await run(process.execPath, [join(root, 'server/dist/backup.js'), ...process.argv.slice(2)]).catch(() => {
  process.exitCode = 1;
});
