/** `npm run restore`: installs what is missing, builds what is stale, then restores a backup (server/src/restore.ts). */
import { runServerProgram } from './prepare.mjs';

await runServerProgram('restore');
