/** `npm run move`: installs what is missing, builds what is stale, then moves a database (server/src/move.ts). */
import { runServerProgram } from './prepare.mjs';

await runServerProgram('move');
