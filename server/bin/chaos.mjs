/**
 * `npm run chaos`: installs what is missing, builds what is stale, then throws faults at the built server
 * (server/chaos/README.md). Its arguments are the run's own.
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
// Whoever ends this ends the run, which tidies up first; Ctrl+C reaches both.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => run.kill(signal));
run.on('exit', (code) => {
  process.exitCode = code ?? 1;
});
