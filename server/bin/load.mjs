/**
 * `npm run load`: installs what is missing, builds what is stale, then puts the server under load
 * (server/bench/load). It exits with 1 if a response was wrong, or a goal was missed that doesn't depend on
 * the machine.
 */
import { join } from 'node:path';
import { buildWhatIsStale, installWhatIsMissing, root, run } from './prepare.mjs';

await installWhatIsMissing();
await buildWhatIsStale();
const script = join(root, 'server/bench/load/run.ts');
await run(process.execPath, ['--import', 'tsx', script, ...process.argv.slice(2)]).catch(() => {
  process.exitCode = 1;
});
