import { copyFileSync, existsSync, readFileSync } from 'node:fs';
import { migratePostgres } from '../src/database/postgres/migrate.ts';
import { childrenOf } from '../test/child-processes.ts';
import { startPostgres } from '../test/postgres-server.ts';
import { newPlace, type DatabasePlace, type TestPlace } from '../test/test-database.ts';
import type { EngineName } from './command.ts';

export interface Engine {
  newDatabase(): Promise<TestPlace>;
  /** Nobody may be connected to the original. */
  copyOf(place: DatabasePlace): Promise<TestPlace>;
  /** Microseconds of CPU time of the engine's own processes: 0 if it has none, or they can't be seen. */
  processorTime(): number;
  /** Also removes its databases. */
  stop(): Promise<void>;
}

/** `databaseUrl` names any database of a running PostgreSQL server; without it, one is started. */
export async function createEngine(
  name: EngineName,
  databaseUrl = process.env.DATABASE_URL,
): Promise<Engine> {
  const made: TestPlace[] = [];
  const add = async (templateUrl?: string) => {
    const place = await newPlace(templateUrl);
    made.push(place);
    return place;
  };
  const removeAll = async () => {
    for (const place of made) await place.remove();
  };
  if (name === 'sqlite') {
    return {
      newDatabase: () => add(),
      async copyOf({ databaseFile }) {
        const copy = await add();
        copyFileSync(databaseFile, copy.databaseFile);
        return copy;
      },
      processorTime: () => 0,
      stop: removeAll,
    };
  }
  const server = databaseUrl ? null : await startPostgres({ isDurable: true });
  const templateUrl = server?.templateUrl ?? (await newTemplate(databaseUrl ?? ''));
  return {
    newDatabase: () => add(templateUrl),
    copyOf: (place) => add(place.databaseUrl ?? ''),
    processorTime: server ? processorTimeOf(server.pid()) : () => 0,
    async stop() {
      await removeAll();
      await server?.stop();
    },
  };

  async function newTemplate(url: string): Promise<string> {
    const empty = new URL(url);
    empty.pathname = '/template1';
    const { databaseUrl: template } = await add(empty.href);
    if (template === null) throw new Error('there is no database');
    await migratePostgres(template);
    return template;
  }
}

/**
 * Returns a function that reads microseconds of CPU time from Linux. `pid` is the server's, whose children do
 * its work. What a child did just before its end is missed.
 */
function processorTimeOf(pid: number): () => number {
  if (!existsSync(`/proc/${pid}/schedstat`)) return () => 0;
  let seen = new Map<number, number>();
  let total = 0;
  const timeOf = (each: number) => {
    try {
      return Number(readFileSync(`/proc/${each}/schedstat`, 'utf8').split(' ')[0]) / 1000;
    } catch {
      // The process has just ended.
      return 0;
    }
  };
  return () => {
    const now = new Map([pid, ...childrenOf(pid)].map((each) => [each, timeOf(each)]));
    for (const [each, time] of now) total += time - (seen.get(each) ?? 0);
    seen = now;
    return total;
  };
}
