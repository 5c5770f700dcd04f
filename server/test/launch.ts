/**
 * Launches the real product as a process of its own, as `npm start` would, on free ports and a database of
 * its own. It is for tests that need whole processes: races between them, kills, browsers.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { clockOfChild } from './clock.ts';
import { environmentOf, newPlace, type DatabasePlace } from './test-database.ts';

const serverFolder = resolve(fileURLToPath(new URL('.', import.meta.url)), '..');

export interface LaunchOptions {
  /** Share one with another launch to have two processes on one database. */
  place?: DatabasePlace;
  /** Settings beside those that the launch itself makes. */
  env?: Record<string, string>;
}

export interface LaunchedServer extends DatabasePlace {
  url: string;
  /** The example sites, on another origin. */
  examplesUrl: string;
  /** What the process wrote so far, both streams. */
  output(): string;
  /** SIGKILL: no chance to tidy up. */
  kill(): Promise<void>;
  /** SIGTERM; resolves to the exit code. Removes the database if this launch made it. */
  stop(): Promise<number | null>;
}

export async function launchServer(options: LaunchOptions = {}): Promise<LaunchedServer> {
  const own = options.place ? null : await newPlace();
  const place = options.place ?? own;
  if (!place) throw new Error('there is no database');
  const port = await freePortPair();
  const url = `http://localhost:${port}`;
  const clock = clockOfChild();
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', ...clock.arguments, join(serverFolder, 'src/main.ts')],
    {
      cwd: serverFolder,
      env: {
        PATH: process.env.PATH,
        PORT: String(port),
        PUBLIC_URL: url,
        ...environmentOf(place),
        ...clock.env,
        ...options.env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await answersHealth(url, child, () => output);
  return {
    url,
    examplesUrl: `http://localhost:${port + 1}`,
    databaseFile: place.databaseFile,
    databaseUrl: place.databaseUrl,
    output: () => output,
    kill: () => end(child, 'SIGKILL').then(() => undefined),
    async stop() {
      const code = await end(child, 'SIGTERM');
      await own?.remove();
      return code;
    },
  };
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
  return child.exitCode;
}

/** Long enough on a busy machine. A test that waits for a start has a longer time limit of its own. */
const START_MILLISECONDS = 90_000;

/** Polls until the server answers. When the process ends first, fails at once with what it wrote. */
async function answersHealth(url: string, child: ChildProcess, output: () => string): Promise<void> {
  const deadline = Date.now() + START_MILLISECONDS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null || child.signalCode !== null) break;
    const answer = await fetch(`${url}/healthz`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((wake) => setTimeout(wake, 50));
  }
  child.kill('SIGKILL');
  throw new Error(`The server did not come up. It said:\n${output()}`);
}

/** A free port whose successor (the example sites') is free too. */
async function freePortPair(): Promise<number> {
  for (;;) {
    const port = await listenOnce(0);
    if (port !== null && (await listenOnce(port + 1)) !== null) return port;
  }
}

function listenOnce(port: number): Promise<number | null> {
  return new Promise((resolvePort) => {
    const probe = createServer();
    probe.on('error', () => resolvePort(null));
    probe.listen(port, 'localhost', () => {
      const address = probe.address();
      probe.close(() => resolvePort(typeof address === 'object' && address ? address.port : null));
    });
  });
}
