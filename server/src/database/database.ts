/** The face of the database that everything else sees: what is committed is read, and changes are written as one. */
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import type * as tables from './tables.ts';

type Connection = BetterSQLite3Database<typeof tables>;

/** What a query function that only reads takes: the database's committed rows, or a transaction. */
export type Reader = Pick<Connection, 'select' | 'selectDistinct'>;

/** What a query function that writes takes. It is good until the body that it was handed to returns. */
export type Transaction = Pick<Connection, 'select' | 'selectDistinct' | 'insert' | 'update' | 'delete'>;

/**
 * What a transaction decides about: until it is over, nobody else decides about the same. Left out is what it does
 * not decide about. SQLite has one writer at a time and needs none of it; another engine locks these, in this order.
 */
export interface LockOn {
  /** Its id; whatever an owner has at most so many of. */
  account?: number;
  /** Its id; also its events, its bookings and their times. */
  business?: number;
  /** The id of an event, where its business is meant and not known yet. */
  event?: number;
  /** A folded email address (bookings/folded-address.ts), whose letters are counted. */
  address?: string;
}

/**
 * Runs `body` as one: all that it writes is on the disk when the promise resolves, and nothing of it when it throws;
 * then the promise rejects with what it threw. Every query in it goes to `tx`. It awaits queries and nothing else,
 * since everybody who writes waits for it; a `write` within it would wait for itself.
 */
export type Write = <Result>(lockOn: LockOn, body: (tx: Transaction) => Promise<Result>) => Promise<Result>;

export interface Database {
  /** Committed rows only, however much a transaction has written already. */
  readonly read: Reader;
  readonly write: Write;
  /** Adds a function that queries may call by that name, on every connection; made again, it takes the old one's place. */
  addFunction(name: string, call: (...values: unknown[]) => string | number): void;
}
