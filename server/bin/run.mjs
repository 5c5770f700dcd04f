/**
 * Runs a program of this repository, whose path comes first (package.json has their names), after installing what is
 * missing and building what is stale. It passes the other arguments and signals on, and exits with the program's code.
 */

import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { findOrInstallChromium } from './chromium.mjs';
import { buildWhatIsStale, installWhatIsMissing, root } from './prepare.mjs';

const [program, ...given] = process.argv.slice(2);
const isBuilt = program.startsWith('server/dist/');
await installWhatIsMissing();
await buildWhatIsStale(isBuilt ? ['server'] : undefined);
if (program.startsWith('dashboard/')) await findOrInstallChromium();
const loader = isBuilt ? [] : ['--import', 'tsx'];
const running = spawn(process.execPath, [...loader, join(root, program), ...given], {
  cwd: root,
  stdio: 'inherit',
});
// Ctrl+C reaches both anyway.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => running.kill(signal));
running.on('exit', (code) => {
  process.exitCode = code ?? 1;
});
