/** The processes of a measurement: the product as it is built, the bare server, the load generator. */
import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { freePort } from '../test/free-ports.ts';
import { environmentOf, type DatabasePlace } from '../test/test-database.ts';
import type { BarePlan } from './bare.ts';
import { loadResult, type LoadPlan, type LoadResult } from './load.ts';
import type { Running } from './mail-sink.ts';

export interface RunningServer extends Running {
  /** Microseconds for which all the process's threads have kept processors busy since it began. */
  processorTime(): Promise<number>;
  /** Bytes of the machine's memory that it has in use at present (RSS). */
  memory(): Promise<number>;
}

/** Not worth protecting: its server lives for a minute. */
export const SESSION_SECRET = 'bench: 7Qw3-e9Xk-2Lp8-v5Rt-0Zy6-m1Ns';

export const ADMIN_EMAIL = 'admin@example.com';

const REPORTING = ['--import', new URL('./report-use.mjs', import.meta.url).href];
const useAnswer = z.object({ microseconds: z.number(), residentBytes: z.number() });

/**
 * Runs with production's settings: it writes its log (to a file, which several processes may share), sends its letters
 * (to `smtpPort`), and keeps its limits.
 */
export async function startProduct(place: DatabasePlace, smtpPort: number): Promise<RunningServer> {
  const port = await freePort();
  const log = openSync(`${place.databaseFile}.log`, 'a');
  const script = fileURLToPath(new URL('../dist/main.js', import.meta.url));
  const child = spawn(process.execPath, [...REPORTING, script], {
    env: {
      NODE_ENV: 'production',
      PORT: String(port),
      PUBLIC_URL: `http://localhost:${port}`,
      ...environmentOf(place),
      // Each booking of the load comes from an address of its own, as a proxy would tell it.
      TRUST_PROXY: '1',
      SESSION_SECRET,
      SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
      EMAIL_FROM: 'Daybook <no-reply@example.com>',
      GOOGLE_CLIENT_ID: 'nobody signs in here',
      GOOGLE_CLIENT_SECRET: 'nobody signs in here',
      STRIPE_SECRET_KEY: 'nobody pays here',
      STRIPE_WEBHOOK_SECRET: 'nobody pays here',
      ADMIN_EMAIL,
    },
    stdio: ['ignore', log, 'inherit', 'ipc'],
  });
  closeSync(log);
  while (!(await fetch(`http://localhost:${port}/healthz`).catch(() => null))?.ok) {
    if (child.exitCode !== null) throw new Error(`the product ended with ${child.exitCode}`);
    await new Promise((wake) => setTimeout(wake, 50));
  }
  return { port, ...serverProcess(child) };
}

export async function startBare(plan: BarePlan): Promise<RunningServer> {
  const child = forkScript('./bare.ts');
  const port = await ask(child, plan, z.object({ port: z.int() }));
  return { ...port, ...serverProcess(child) };
}

function serverProcess(child: Child): Omit<RunningServer, 'port'> {
  const use = () => ask(child, 'use', useAnswer);
  return {
    processorTime: async () => (await use()).microseconds,
    memory: async () => (await use()).residentBytes,
    stop: () => ended(child),
  };
}

export interface LoadGenerator {
  drive(plan: LoadPlan): Promise<LoadResult>;
  stop(): Promise<void>;
}

export function startLoadGenerator(): LoadGenerator {
  const child = forkScript('./load.ts');
  return { drive: (plan) => ask(child, plan, loadResult), stop: () => ended(child) };
}

export type Child = ReturnType<typeof spawn>;

export function forkScript(script: string): Child {
  return fork(fileURLToPath(new URL(script, import.meta.url)), [], { execArgv: ['--import', 'tsx'] });
}

/** Its next message is the answer: nothing else is asked of it meanwhile. */
export async function ask<Answer>(
  child: Child,
  question: object | string,
  shape: z.ZodType<Answer>,
): Promise<Answer> {
  const settled = new AbortController();
  const { signal } = settled;
  const expiryNotice = once(child, 'exit', { signal }).then(([code]) => {
    throw new Error(`a process ended with ${String(code)}`);
  });
  try {
    child.send(question);
    const heard: unknown[] = await Promise.race([once(child, 'message', { signal }), expiryNotice]);
    return shape.parse(heard[0]);
  } finally {
    settled.abort();
  }
}

/** Kills the process: what it wrote is thrown away with it. */
export async function ended(child: Child): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}
