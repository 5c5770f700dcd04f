/**
 * Brings a checkout to the state that `npm start`, `npm test` and `npm run dev` need: dependencies as in the
 * lock file, builds as in the sources. Plain JavaScript, because nothing is installed yet when it runs.
 */

import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

/** Runs the command to its end, with our own input and output. Rejects if it fails. */
export function run(command, args, options = {}) {
  return new Promise((done, failed) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options });
    child.on('error', failed);
    child.on('exit', (code, signal) =>
      code === 0 ? done() : failed(new Error(`${[command, ...args].join(' ')} ended with ${signal ?? code}`)),
    );
  });
}

/** Runs Node with a file of an installed package, without a shell and npx, so it is the same everywhere. */
export function runPackage(file, args, options = {}) {
  return run(process.execPath, [join(root, 'node_modules', file), ...args], options);
}

export async function installWhatIsMissing() {
  const wanted = join(root, 'package-lock.json');
  const installed = join(root, 'node_modules/.package-lock.json');
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(wanted).mtimeMs) return;
  console.log('Installing what is missing (a minute or two the first time)…');
  const npm = process.env.npm_execpath;
  // NODE_ENV=production would leave out the tools that build the clients.
  const options = { env: { ...process.env, NODE_ENV: 'development' } };
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  await (npm ? run(process.execPath, [npm, ...args], options) : run('npm', args, options));
}

const builds = [
  {
    workspace: 'widget',
    configs: ['vite.embed.config.ts', 'vite.page.config.ts', 'vite.links.config.ts', 'vite.render.config.ts'],
  },
  {
    workspace: 'dashboard',
    configs: ['vite.config.ts', 'vite.site.config.ts', 'vite.render.config.ts', 'vite.offline.config.ts'],
  },
  { workspace: 'examples', configs: ['vite.config.ts'] },
  { workspace: 'server', configs: ['vite.config.ts'] },
];

const everyWorkspace = builds.map(({ workspace }) => workspace);

/** Builds each of these workspaces whose sources have changed since its last build. */
export async function buildWhatIsStale(workspaces = everyWorkspace) {
  const schema = fingerprint(['schema', 'package-lock.json']);
  for (const { workspace, configs } of builds) {
    if (!workspaces.includes(workspace)) continue;
    const stamp = join(root, workspace, 'dist/.built-from');
    const now = `${schema} ${fingerprint([workspace])}`;
    if (existsSync(stamp) && readFileSync(stamp, 'utf8') === now) continue;
    console.log(`Building ${workspace}…`);
    const built = await Promise.allSettled(configs.map((config) => build(workspace, config)));
    for (const { reason } of built) if (reason) throw reason;
    mkdirSync(dirname(stamp), { recursive: true });
    writeFileSync(stamp, now);
  }
}

function build(workspace, config) {
  return runPackage('vite/bin/vite.js', ['build', '--config', config, '--logLevel', 'warn'], {
    cwd: join(root, workspace),
    // Always a production build, because what is built is also what is served.
    env: { ...process.env, NODE_ENV: 'production' },
  });
}

/**
 * Does the work unless nothing in these files and folders has changed since it last succeeded. The work must
 * depend on them alone.
 */
export async function doWhenChanged(name, places, work) {
  const stamp = join(root, 'node_modules/.cache/daybook', name);
  const now = fingerprint([...places, 'package-lock.json'], (file) => GENERATED.has(file));
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === now) {
    console.log(`${name}: nothing has changed since it last passed`);
    return;
  }
  await work();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, now);
}

const GENERATED = new Set(['node_modules', 'dist', 'data']);
const UNBUILT = new Set([...GENERATED, 'e2e', 'bench', 'chaos', 'test', 'README.md']);
const isUnbuilt = (name) => UNBUILT.has(name) || /\.test\.tsx?$/.test(name);

/** Returns a hash of the sizes and modification times of files and folders. */
function fingerprint(places, isSkipped = isUnbuilt) {
  const hash = createHash('sha256');
  const visit = (place) => {
    const facts = statSync(join(root, place));
    if (facts.isDirectory()) {
      for (const name of readdirSync(join(root, place)).sort()) {
        if (!isSkipped(name)) visit(`${place}/${name}`);
      }
    } else {
      hash.update(`${place} ${facts.size} ${facts.mtimeMs}\n`);
    }
  };
  places.forEach(visit);
  return hash.digest('hex').slice(0, 16);
}
