/** Where the databases of a run stand: in files, or on a PostgreSQL server that keeps what it has acknowledged. */
import { copyFileSync } from 'node:fs';
import { migratePostgres } from '../src/database/postgres/migrate.ts';
import { startPostgres } from '../test/postgres-server.ts';
import { newPlace, type DatabasePlace, type TestPlace } from '../test/test-database.ts';
import { createPostgresTime } from './postgres-time.ts';

export interface Engine {
  /** An empty one. */
  newDatabase(): Promise<DatabasePlace>;
  /** Nobody may be connected to it. */
  copyOf(place: DatabasePlace): Promise<DatabasePlace>;
  /** Microseconds for which the engine's own processes have kept processors busy: 0 where it has none, or none in sight. */
  processorTime(): number;
  /** Also removes its databases. */
  stop(): Promise<void>;
}

export function createSqlite(): Engine {
  const places = createPlaces();
  return {
    newDatabase: () => places.add(),
    async copyOf({ databaseFile }) {
      const copy = await places.add();
      copyFileSync(databaseFile, copy.databaseFile);
      return copy;
    },
    processorTime: () => 0,
    stop: () => places.remove(),
  };
}

/** `databaseUrl` names any database of a server that is there already; left out, one is started. */
export async function createPostgres(databaseUrl: string | undefined): Promise<Engine> {
  const places = createPlaces();
  const server = databaseUrl ? null : await startPostgres({ isDurable: true });
  const templateUrl = server?.templateUrl ?? (await newTemplate(places, databaseUrl ?? ''));
  return {
    newDatabase: () => places.add(templateUrl),
    copyOf: (place) => places.add(place.databaseUrl ?? ''),
    processorTime: server ? createPostgresTime(server.pid()) : () => 0,
    async stop() {
      await places.remove();
      await server?.stop();
    },
  };
}

async function newTemplate(places: Places, databaseUrl: string): Promise<string> {
  const empty = new URL(databaseUrl);
  empty.pathname = '/template1';
  const { databaseUrl: url } = await places.add(empty.href);
  if (url === null) throw new Error('there is no database');
  await migratePostgres(url);
  return url;
}

type Places = ReturnType<typeof createPlaces>;

/** What was made is removed in the end. */
function createPlaces() {
  const made: TestPlace[] = [];
  return {
    async add(templateUrl?: string): Promise<TestPlace> {
      const place = await newPlace(templateUrl);
      made.push(place);
      return place;
    },
    async remove() {
      for (const place of made) await place.remove();
    },
  };
}
