/** `npm run backup`: installs what is missing, builds what is stale, then makes a backup (server/src/backup.ts). */
import { runServerProgram } from './prepare.mjs';

await runServerProgram('backup');
