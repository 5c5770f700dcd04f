import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { askChild, endChild, launchServer } from '../test/launch.ts';
import type { DatabasePlace } from '../test/test-database.ts';
import type { BarePlan } from './bare.ts';

export interface RunningServer {
  port: number;
  /** Microseconds of CPU time of all the process's threads since it began. */
  processorTime(): Promise<number>;
  /** Bytes of memory in use at present (RSS). */
  memory(): Promise<number>;
  stop(): Promise<void>;
}

/** Needs no protection: its server runs for a minute. */
export const SESSION_SECRET = 'bench: 7Qw3-e9Xk-2Lp8-v5Rt-0Zy6-m1Ns';
export const ADMIN_EMAIL = 'admin@example.com';

export interface Product extends RunningServer {
  /** Starts to measure how long the process's main thread keeps others waiting. */
  watchTurns(): void;
  /** Milliseconds of CPU time of the longest turn since then, to within 4; 0 if Linux doesn't report it. */
  longestTurn(): Promise<number>;
}

export const STEER = new URL('./steer.mjs', import.meta.url).href;

/** Uses production's settings: it writes its log, sends its emails to `smtpPort`, and keeps its limits. */
export async function startProduct(place: DatabasePlace, smtpPort: number): Promise<Product> {
  const server = await launchServer({
    place,
    preload: STEER,
    logFile: `${place.databaseFile}.log`,
    env: {
      NODE_ENV: 'production',
      // Each booking of the load has its own client address, as a proxy would report it.
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
  });
  const port = Number(new URL(server.url).port);
  return {
    port,
    ...measured((message, shape) => server.ask(message, shape)),
    watchTurns: () => server.tell({ isTurnWatched: true }),
    longestTurn: async () => (await server.ask({ isUseWanted: true }, useReply)).longestTurn,
    stop: () => server.kill(),
  };
}

export async function startBare(plan: BarePlan): Promise<RunningServer> {
  const { port, child, stop } = await startScript('./bare.ts', plan);
  return { port, ...measured((message, shape) => askChild(child, message, shape)), stop };
}

/** Runs in a separate process, so that its work is not counted as the sender's. */
export const startMailSinkProcess = () => startScript('./mail-sink-process.ts', {});

/** Watches from a separate process. `end` returns the longest time that /healthz took, milliseconds. */
export async function startWatch(watched: number) {
  const { child, stop } = await startScript('./watch-process.ts', { port: watched });
  return {
    async end(): Promise<number> {
      const { worst } = await askChild(child, { isOver: true }, z.object({ worst: z.number() }));
      await stop();
      return worst;
    },
  };
}

async function startScript(script: string, first: object) {
  const path = fileURLToPath(new URL(script, import.meta.url));
  const child: ChildProcess = fork(path, [], { execArgv: ['--import', 'tsx'] });
  const { port } = await askChild(child, first, z.object({ port: z.int() }));
  return { port, child, stop: async () => void (await endChild(child, 'SIGKILL')) };
}

const useReply = z.object({
  microseconds: z.number(),
  residentBytes: z.number(),
  longestTurn: z.number(),
});

function measured(ask: (message: object, shape: typeof useReply) => Promise<z.infer<typeof useReply>>) {
  const use = () => ask({ isUseWanted: true }, useReply);
  return {
    processorTime: async () => (await use()).microseconds,
    memory: async () => (await use()).residentBytes,
  };
}
