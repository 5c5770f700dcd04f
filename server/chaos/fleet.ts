import { setTimeout as wait } from 'node:timers/promises';
import { SESSION_SECRET, STEER } from '../bench/servers.ts';
import { freePortPair } from '../test/free-ports.ts';
import { spawnServer } from '../test/launch.ts';
import type { DatabasePlace } from '../test/test-database.ts';

type Server = ReturnType<typeof spawnServer>;

/** A place for a process, always at the same port. */
export interface Berth {
  url: string;
  server: Server;
}

export interface Fleet {
  publicUrl: string;
  berths: readonly Berth[];
  /** The addresses of the processes that customers reach. */
  urls(): string[];
  add(): Promise<Berth>;
  /** Restarts the process of a berth whose last one has ended. */
  launch(berth: Berth): Promise<void>;
  /** The same, without waiting until it responds. */
  spawn(berth: Berth): void;
  /** Stops the process as a supervisor would, and removes the berth. Resolves to its exit code. */
  remove(berth: Berth): Promise<number | null>;
  /** Sets all clocks so many milliseconds ahead of the machine's. */
  setClocks(ahead: number): void;
  /** Returns milliseconds since 1970 by the servers' clocks. */
  now(): number;
  killAll(): void;
}

export function createFleet(place: DatabasePlace, smtpPort: number, publicUrl: string): Fleet {
  const berths: Berth[] = [];
  let ahead = 0;

  const spawnAt = (port: number) =>
    spawnServer({
      place,
      port,
      preload: STEER,
      env: {
        PUBLIC_URL: publicUrl,
        SESSION_SECRET,
        SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
        DAYBOOK_CHAOS_CLOCK_AHEAD: String(ahead),
      },
    });
  const portOf = ({ url }: Berth) => Number(new URL(url).port);

  return {
    publicUrl,
    berths,
    urls: () => berths.map(({ url }) => url),
    async add() {
      const port = berths.length === 0 ? Number(new URL(publicUrl).port) : await freePortPair();
      const server = spawnAt(port);
      const berth = { url: server.url, server };
      await server.answers();
      berths.push(berth);
      return berth;
    },
    spawn(berth) {
      berth.server = spawnAt(portOf(berth));
    },
    async launch(berth) {
      berth.server = spawnAt(portOf(berth));
      await berth.server.answers();
    },
    async remove(berth) {
      berths.splice(berths.indexOf(berth), 1);
      return berth.server.stop();
    },
    setClocks(next) {
      ahead = next;
      for (const { server } of berths) server.tell({ clockAhead: next });
    },
    now: () => Date.now() + ahead,
    killAll() {
      for (const { server } of berths) if (server.isRunning) process.kill(server.pid, 'SIGKILL');
    },
  };
}

/** Resolves to the milliseconds until every process said that it is well, or null if one did not. */
export async function wellAgain(urls: readonly string[], seconds: number): Promise<number | null> {
  const began = performance.now();
  const isWell = async (url: string) => {
    const paths = ['/healthz', '/readyz'].map((path) =>
      fetch(url + path, { signal: AbortSignal.timeout(5_000) }).then(
        (answer) => answer.status === 200,
        () => false,
      ),
    );
    return (await Promise.all(paths)).every(Boolean);
  };
  for (;;) {
    if ((await Promise.all(urls.map(isWell))).every(Boolean)) return Math.round(performance.now() - began);
    if (performance.now() - began > seconds * 1000) return null;
    await wait(100);
  }
}
