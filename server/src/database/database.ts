/** The database as other code uses it: `read` sees committed rows; `write` commits changes together. */

import type { SQL } from 'drizzle-orm';
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import type { Processes } from './processes.ts';

/** For query functions that only read: committed rows, or a transaction. */
export type Reader = Pick<BetterSQLite3Database, 'select' | 'selectDistinct' | '$with' | 'with'>;

/** For query functions that write. It is valid until the body that received it returns. */
export type Transaction = Pick<
  BetterSQLite3Database,
  'select' | 'selectDistinct' | '$with' | 'with' | 'insert' | 'update' | 'delete'
>;

/**
 * What a transaction decides about. Until it ends, no other transaction decides about the same. Omitted
 * members aren't locked. SQLite has one writer at a time and needs no locks; PostgreSQL locks the members in
 * this order.
 */
export interface LockOn {
  /** The account's id: for everything that is limited per owner. */
  account?: number;
  /**
   * The business's id: also for its events, its bookings and their times. If the transaction changes anything,
   * the business's version is raised with it. Several ids if they change together or not at all; 'new' for one
   * that is created in this transaction.
   */
  business?: number | readonly number[] | 'new';
  /** A coupon's id: for an admin's changes. Its uses are counted by one statement, which needs no lock. */
  coupon?: number;
  /** A folded email address (emails/folded-address.ts), whose emails are limited. */
  address?: string;
  /** All diary addresses, to take a free one. */
  slugs?: true;
  formerMoney?: true;
}

/**
 * Runs `body` as one transaction. When the promise resolves, everything that `body` wrote is on the disk. If
 * `body` throws, nothing is written, and the promise rejects with the same error. Every query in it must use
 * `tx`. It must await nothing but queries and turns for others (runtime/next-turn.ts), because all other
 * writers wait for it; a `write` within it would wait for itself. Requests that have arrived are answered before
 * it begins, so small writes in a row hold nobody up.
 */
export type Write = <Result>(lockOn: LockOn, body: (tx: Transaction) => Promise<Result>) => Promise<Result>;

export interface Database {
  /** Sees committed rows only, even within a transaction. */
  readonly read: Reader;
  /**
   * Does the same, for what may take longer than others should wait: searches, far pages, figures, whole lists
   * and files. SQLite runs these queries on a thread of its own, PostgreSQL runs all of them elsewhere.
   */
  readonly readLong: Reader;
  readonly write: Write;
  /** Runs `body` with such a Reader that sees the rows of one moment, however long it reads. */
  readonly readAtOnce: <Result>(body: (read: Reader) => Promise<Result>) => Promise<Result>;
  /**
   * Ends a query that claims rows, so that two simultaneous claims neither wait for each other nor get the same
   * rows. The query must call its table `due`.
   */
  readonly claiming: SQL;
  /** Returns the id of the next booking, for a transaction that then inserts it. */
  readonly nextBookingId: (tx: Transaction) => Promise<number>;
}

/** A pool's connections, and how many wait for one. */
interface PoolFigures {
  pool: 'reading' | 'writing';
  total: number;
  idle: number;
  waiting: number;
}

/** Figures about a database for metrics. */
export interface DatabaseFigures {
  readonly engine: 'sqlite' | 'postgres';
  /** Bytes on the disk. */
  readSize(): Promise<number>;
  /** Empty for SQLite. */
  readPools(): PoolFigures[];
}

/** Called directly, each query is its own transaction: for tests and tools. */
export interface OpenedDatabase extends Database, Transaction {
  readonly processes: Processes;
  readonly figures: DatabaseFigures;
  /** Waits for queries in progress. */
  close(): Promise<void>;
}
