/**
 * The database as everything else sees it: `read` sees what is committed, and `write` commits its changes as
 * one.
 */
import type { SQL } from 'drizzle-orm';
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import type { Processes } from './processes.ts';

/** What a query function that only reads takes: the database's committed rows, or a transaction. */
export type Reader = Pick<BetterSQLite3Database, 'select' | 'selectDistinct'>;

/** What a query function that writes takes. It is good until the body that it was handed to returns. */
export type Transaction = Pick<
  BetterSQLite3Database,
  'select' | 'selectDistinct' | 'insert' | 'update' | 'delete'
>;

/**
 * What a transaction decides about. Until it is over, no other transaction decides about the same. A member
 * that is left out is not locked. SQLite has one writer at a time and needs none of this; PostgreSQL locks the
 * members in this order.
 */
export interface LockOn {
  /** The account's id: for everything of which an owner may have only so many. */
  account?: number;
  /** The business's id: also for its events, its bookings and their times. */
  business?: number;
  /** An event's id: stands for its business where that is not known yet. */
  event?: number;
  /** A coupon's id: for what an admin makes of it. Its uses are counted by one statement, which needs no lock. */
  coupon?: number;
  /** A folded email address (emails/folded-address.ts), whose emails are counted. */
  address?: string;
  /** The addresses of all diaries, of which one that is free is taken. */
  slugs?: true;
  /** What was paid for businesses that are gone. */
  formerMoney?: true;
}

/**
 * Runs `body` as one transaction. When the promise resolves, all that `body` wrote is on the disk. When
 * `body` throws, nothing is written, and the promise rejects with what it threw. Every query in it goes to
 * `tx`. It awaits queries and nothing else, since everybody who writes waits for it; a `write` within it
 * would wait for itself.
 */
export type Write = <Result>(lockOn: LockOn, body: (tx: Transaction) => Promise<Result>) => Promise<Result>;

export interface Database {
  /** Committed rows only, however much a transaction has written already. */
  readonly read: Reader;
  readonly write: Write;
  /**
   * What a search for rows to claim ends with, so that of two who claim at once neither waits for the other, and neither
   * gets what the other gets. The rows are those of the table that the search calls `due`.
   */
  readonly claiming: SQL;
  /** The id of the next booking, for a transaction that then writes it. */
  readonly nextBookingId: SQL<number>;
}

/** Connections of one pool, and who waits for one. */
export interface PoolFigures {
  pool: 'reading' | 'writing' | 'holding';
  total: number;
  idle: number;
  waiting: number;
}

/** What a database is and how it stands, for metrics. */
export interface DatabaseFigures {
  readonly engine: 'sqlite' | 'postgres';
  /** Bytes on the disk. */
  readSize(): Promise<number>;
  /** SQLite has none. */
  readPools(): PoolFigures[];
}

/** Called directly, each query is a transaction of its own: for tests and tools. */
export interface OpenedDatabase extends Database, Transaction {
  readonly processes: Processes;
  readonly figures: DatabaseFigures;
  /** Waits for the queries on their way. */
  close(): Promise<void>;
}
