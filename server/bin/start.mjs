/** `npm start`: installs what is missing, builds what is stale, then serves everything from this process. */

import { fileURLToPath } from 'node:url';
import { buildWhatIsStale, installWhatIsMissing } from './prepare.mjs';

await installWhatIsMissing();
await buildWhatIsStale();
// main.js starts the product only if it is the program itself, so that tests can import it.
process.argv[1] = fileURLToPath(new URL('../dist/main.js', import.meta.url));
await import('../dist/main.js');
