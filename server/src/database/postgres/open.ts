/** Opens a PostgreSQL database with limits on what one process may use. */

import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { DatabaseFigures, OpenedDatabase } from '../database.ts';
import { preparedNumber } from '../prepared.ts';
import { createProcesses } from './processes.ts';
import { queriesOn } from './session.ts';
import { createReadAtOnce, createWrite } from './transaction.ts';

/** Connections per process for reading, and as many for writing, so that waiting writers don't delay readers. */
const CONNECTIONS = 10;
/** Milliseconds that a request waits for a free or new connection. */
const CONNECT_WITHIN = 5_000;
/** Milliseconds after which PostgreSQL ends a query: our longest takes less than a second. */
const QUERY_WITHIN = 15_000;
/** Milliseconds after which PostgreSQL ends an abandoned transaction, and releases its locks. */
const IDLE_IN_TRANSACTION = 10_000;
/** Milliseconds after which an unused connection is closed. */
const IDLE = 30_000;

export type OpenPostgres = OpenedDatabase & { readonly pool: pg.Pool };

export interface PostgresOptions {
  /** `postgres://user:password@host:5432/name`, with `?sslmode=…` if needed. */
  url: string;
  onLost: (error: Error) => void;
}

/** Connects at the first query. The caller migrates (migrate.ts) and closes it. */
export function openPostgres({ url, onLost }: PostgresOptions): OpenPostgres {
  const limits = {
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_WITHIN,
    idleTimeoutMillis: IDLE,
    statement_timeout: QUERY_WITHIN,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION,
    // If PostgreSQL disappears silently, no answer comes at all.
    query_timeout: QUERY_WITHIN + 1_000,
    keepAlive: true,
    application_name: 'daybook',
    // Queries of one transaction that are sent together travel together, and are answered in order.
    pipeline: true,
  };
  const writing = new pg.Pool(limits);
  const reading = new pg.Pool({ ...limits, options: '-c default_transaction_read_only=on' });
  for (const pool of [writing, reading]) {
    pool.on('error', onLost);
    // While in use, its loss shows in the failing query. Without a listener, the error would end the process.
    pool.on('connect', (client) => client.on('error', () => undefined));
  }
  const read = queriesOn(reading);
  const processes = createProcesses({ pool: writing, url }, onLost);
  return Object.assign(queriesOn(writing), {
    pool: writing,
    read,
    readLong: read,
    write: createWrite(writing),
    readAtOnce: createReadAtOnce(reading),
    claiming: sql`for update of due skip locked`,
    nextBookingId: preparedNumber(sql<number>`nextval(pg_get_serial_sequence('bookings', 'id'))`),
    processes,
    figures: figuresOf({ reading, writing }),
    async close() {
      await processes.stop();
      await Promise.all([writing.end(), reading.end()]);
    },
  });
}

function figuresOf(pools: Record<'reading' | 'writing', pg.Pool>): DatabaseFigures {
  const { reading, writing } = pools;
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
        ] as const
      ).map(([pool, { totalCount, idleCount, waitingCount }]) => ({
        pool,
        total: totalCount,
        idle: idleCount,
        waiting: waitingCount,
      })),
  };
}
