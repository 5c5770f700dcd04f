/**
 * `npm run chaos`: installs what is missing, builds what is stale, then causes faults in the built server
 * (server/chaos/README.md). It passes its arguments on.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { buildWhatIsStale, installWhatIsMissing, root } from './prepare.mjs';

await installWhatIsMissing();
await buildWhatIsStale();
const script = join(root, 'server/chaos/run.ts');
const run = spawn(process.execPath, ['--import', 'tsx', script, ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
});
// Passes signals on, so that the run tidies up; Ctrl+C reaches both anyway.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => run.kill(signal));
run.on('exit', (code) => {
  process.exitCode = code ?? 1;
});
