/** `npm run restore`: installs what is missing, builds what is stale, then restores a backup (server/src/database/backup/restore-program.ts). */
import { runServerProgram } from './prepare.mjs';

await runServerProgram('restore');
