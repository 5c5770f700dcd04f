/** `npm run bench`: installs what is missing, builds what is stale, then measures the server and the widget. */
import { join } from 'node:path';
import { buildWhatIsStale, installWhatIsMissing, root, run } from './prepare.mjs';

await installWhatIsMissing();
await buildWhatIsStale();
for (const script of ['server/bench/run.ts', 'widget/bench/run.ts']) {
  await run(process.execPath, ['--import', 'tsx', join(root, script)]);
}
