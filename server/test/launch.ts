/**
 * Launches the built product as a separate process, as `npm start` would, on free ports and its own database.
 * For tests that need whole processes: races between them, kills, browsers. The build, which
 * `build-server.mjs` has made, starts in half the time of the sources.
 */

import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { z } from 'zod';
import { clockOfChild } from './clock.ts';
import { freePortPair } from './free-ports.ts';
import { environmentOf, newPlace, type DatabasePlace } from './test-database.ts';

const serverFolder = resolve(fileURLToPath(new URL('.', import.meta.url)), '..');

interface LaunchOptions {
  /** Share one with another launch to have two processes on one database. */
  place?: DatabasePlace;
  /** Settings in addition to the launch's own. */
  env?: Record<string, string>;
  /** The port of an earlier server; by default a free pair (freePortPair). */
  port?: number;
  /**
   * The address of a module that is loaded before the server's own, and sets its clock. It gets the messages
   * of `tell` and `ask`.
   */
  preload?: string;
  /** A file for its output, which several may share; by default this process keeps it. */
  logFile?: string;
}

/** A process that may not respond yet. */
interface SpawnedServer extends DatabasePlace {
  url: string;
  pid: number;
  /** False once it has ended for any reason. */
  readonly isRunning: boolean;
  /** Returns what the process has written so far, both streams. */
  output(): string;
  /** Sends a message to the preloaded module. A process that has ended gets nothing. */
  tell(message: object): void;
  /** Resolves to the preloaded module's reply. */
  ask<Reply>(message: object, shape: z.ZodType<Reply>): Promise<Reply>;
  /** Resolves once it responds; rejects with its output if it ends instead. */
  answers(): Promise<void>;
  /** Sends SIGKILL, so it can't tidy up. */
  kill(): Promise<void>;
  /** Sends SIGTERM; resolves to the exit code. */
  stop(): Promise<number | null>;
}

/** `stop` also removes the database, if this launch made it. */
export interface LaunchedServer extends SpawnedServer {
  /** The address of the example sites, on another origin. */
  examplesUrl: string;
}

export async function launchServer(options: LaunchOptions = {}): Promise<LaunchedServer> {
  const own = options.place ? null : await newPlace();
  const place = options.place ?? own;
  if (!place) throw new Error('there is no database');
  const server = await comeUp({ ...options, place });
  return Object.assign(server, {
    async stop() {
      const code = await server.end('SIGTERM');
      await own?.remove();
      return code;
    },
  });
}

async function comeUp(options: LaunchOptions & { place: DatabasePlace }) {
  for (let tries = 1; ; tries += 1) {
    const server = spawnServer({ ...options, port: options.port ?? (await freePortPair()) });
    const isUp = await server.answers().then(
      () => true,
      (error: unknown) => {
        // Someone else took the same free port a moment before.
        if (options.port === undefined && tries < 5 && server.output().includes('another program uses port'))
          return false;
        throw error;
      },
    );
    if (isUp) return server;
  }
}

/** Doesn't wait until it responds. */
export function spawnServer(options: LaunchOptions & { place: DatabasePlace; port: number }) {
  const { place, port, preload, logFile } = options;
  const url = `http://localhost:${port}`;
  const before = preload === undefined ? clockOfChild(options.env) : ['--import', preload];
  const log = logFile === undefined ? 'pipe' : openSync(logFile, 'a');
  const child = spawn(process.execPath, [...before, join(serverFolder, 'dist/main.js')], {
    cwd: serverFolder,
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      PUBLIC_URL: url,
      ...environmentOf(place),
      ...options.env,
    },
    stdio: ['ignore', log, log, preload === undefined ? 'ignore' : 'ipc'],
  });
  if (typeof log === 'number') closeSync(log);
  let output = '';
  const keep = (chunk: Buffer) => (output += chunk.toString());
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  const said = () => (logFile === undefined ? output : readFileSync(logFile, 'utf8'));
  const stop = (signal: NodeJS.Signals) => endChild(child, signal);
  return {
    url,
    pid: child.pid ?? 0,
    get isRunning() {
      return isRunning(child);
    },
    databaseFile: place.databaseFile,
    databaseUrl: place.databaseUrl,
    // As the process prints it, or where it will most likely be.
    get examplesUrl() {
      const [, printed] = /Example sites +(\S+)/.exec(said()) ?? [];
      return printed ?? `http://localhost:${port + 1}`;
    },
    output: said,
    tell(message: object) {
      // A process that is just ending may be gone before the message arrives.
      if (child.connected) child.send(message, () => undefined);
    },
    ask: <Reply>(message: object, shape: z.ZodType<Reply>) => askChild(child, message, shape),
    answers: () => answersHealth(url, child, said),
    kill: () => stop('SIGKILL').then(() => undefined),
    stop: () => stop('SIGTERM'),
    end: stop,
  };
}

const isRunning = ({ exitCode, signalCode }: ChildProcess) => exitCode === null && signalCode === null;

/** Sends a message and resolves to the child's next message, because nothing else asks it meanwhile. */
export async function askChild<Reply>(
  child: ChildProcess,
  message: object,
  shape: z.ZodType<Reply>,
): Promise<Reply> {
  const settled = new AbortController();
  const { signal } = settled;
  const exit = once(child, 'exit', { signal }).then(([code]) => {
    throw new Error(`a process ended with ${String(code)}`);
  });
  try {
    child.send(message);
    const heard: unknown[] = await Promise.race([once(child, 'message', { signal }), exit]);
    return shape.parse(heard[0]);
  } finally {
    settled.abort();
  }
}

/** Resolves to the exit code once it has ended. */
export async function endChild(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (!isRunning(child)) return child.exitCode;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
  return child.exitCode;
}

/** Long enough on a busy machine. */
const START_MILLISECONDS = 90_000;
/** The time limit of a test that waits for a start, long enough for the launch to report the error first. */
export const LAUNCH_TEST_MILLISECONDS = 120_000;

/** Polls until the server responds. If the process ends first, fails at once with its output. */
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
