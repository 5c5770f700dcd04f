/** The product's processes of a run, on one database. */
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
  /** PUBLIC_URL of all of them. */
  publicUrl: string;
  berths: readonly Berth[];
  /** Of the processes that a customer reaches. */
  urls(): string[];
  /** Starts one more. */
  add(): Promise<Berth>;
  /** Starts the process of a berth again, whose last one has ended. */
  launch(berth: Berth): Promise<void>;
  /** The same, without waiting until it answers. */
  spawn(berth: Berth): void;
  /** Ends it as a supervisor would, and takes the berth away. Returns its exit code. */
  remove(berth: Berth): Promise<number | null>;
  /** Sets all clocks so many milliseconds ahead of the machine's. */
  setClocks(ahead: number): void;
  /** By the servers' clocks, milliseconds since 1970. */
  now(): number;
  /** Ends all of them at once, without waiting. */
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

/** Resolves to how many milliseconds it took until each process answered that it is well, or null when one did not. */
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
