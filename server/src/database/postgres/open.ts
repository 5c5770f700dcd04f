/** Opens a PostgreSQL database with limits on everything that one process may ask of it. */
import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { DatabaseFigures, OpenedDatabase } from '../database.ts';
import { createProcesses } from './processes.ts';
import { queriesOn } from './session.ts';
import { createWrite } from './transaction.ts';

/**
 * Connections of one process, for reading, as many again for writing, and as many for the locks of jobs: whoever waits to
 * write holds up no reader, and a job at work leaves its own work a connection.
 */
const CONNECTIONS = 10;
/** How long a request waits for a free connection, or for a new one, milliseconds. */
const CONNECT_WITHIN = 5_000;
/** PostgreSQL ends a query after so long: the longest of ours takes less than a second. Milliseconds. */
const QUERY_WITHIN = 15_000;
/** It ends a transaction whose process does not go on with it, and with it what that holds. Milliseconds. */
const IDLE_IN_TRANSACTION = 10_000;
/** A connection that nobody needs is closed. Milliseconds. */
const IDLE = 30_000;

export type OpenPostgres = OpenedDatabase & { readonly pool: pg.Pool };

export interface PostgresOptions {
  /** `postgres://user:password@host:5432/name`, with `?sslmode=…` where that is wanted. */
  url: string;
  /** Told of a connection that broke while nobody used it. */
  onLost: (error: Error) => void;
}

/** It connects at the first query. The caller migrates (migrate.ts) and closes. */
export function openPostgres({ url, onLost }: PostgresOptions): OpenPostgres {
  const limits = {
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_WITHIN,
    idleTimeoutMillis: IDLE,
    statement_timeout: QUERY_WITHIN,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION,
    // PostgreSQL may be gone without a word: then no answer comes at all.
    query_timeout: QUERY_WITHIN + 1_000,
    keepAlive: true,
    application_name: 'daybook',
  };
  // Queries of one transaction that are asked at once travel together, and are answered one after the other.
  const writing = new pg.Pool({ ...limits, pipeline: true });
  const reading = new pg.Pool({ ...limits, options: '-c default_transaction_read_only=on' });
  const holding = new pg.Pool(limits);
  for (const pool of [writing, reading, holding]) {
    pool.on('error', onLost);
    // While somebody uses it, its loss is told by the query that fails. Unheard, it would end the process.
    pool.on('connect', (client) => client.on('error', () => undefined));
  }
  const processes = createProcesses({ pool: writing, holding, url }, onLost);
  return Object.assign(queriesOn(writing), {
    pool: writing,
    read: queriesOn(reading),
    write: createWrite(writing),
    claiming: sql`for update of due skip locked`,
    nextBookingId: sql<number>`nextval(pg_get_serial_sequence('bookings', 'id'))`,
    processes,
    figures: figuresOf({ reading, writing, holding }),
    async close() {
      await processes.stop();
      await Promise.all([writing.end(), reading.end(), holding.end()]);
    },
  });
}

function figuresOf(pools: Record<'reading' | 'writing' | 'holding', pg.Pool>): DatabaseFigures {
  const { reading, writing, holding } = pools;
  return {
    engine: 'postgres',
    async readSize() {
      const asked = 'SELECT pg_database_size(current_database()) AS bytes';
      const { rows } = await reading.query<{ bytes: number }>(asked);
      return rows[0]?.bytes ?? 0;
    },
    readPools: () =>
      (
        [
          ['reading', reading],
          ['writing', writing],
          ['holding', holding],
        ] as const
      ).map(([pool, { totalCount, idleCount, waitingCount }]) => ({
        pool,
        total: totalCount,
        idle: idleCount,
        waiting: waitingCount,
      })),
  };
}
