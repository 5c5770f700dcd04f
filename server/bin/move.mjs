/** `npm run move`: installs what is missing, builds what is stale, then moves a database (server/src/database/move/move-program.ts). */
import { runServerProgram } from './prepare.mjs';

await runServerProgram('move');
