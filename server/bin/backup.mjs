/**
 * `npm run backup`: installs what is missing, builds what is stale, then makes a backup
 * (server/src/database/backup/backup-program.ts).
 */
import { runServerProgram } from './prepare.mjs';

await runServerProgram('backup');
