/** `npm start`: installs what is missing, builds what is stale, then serves everything from this process. */
import { buildWhatIsStale, installWhatIsMissing } from './prepare.mjs';

await installWhatIsMissing();
await buildWhatIsStale();
await import('../dist/main.js');
