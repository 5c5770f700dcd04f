/**
 * Reads the database file on another thread, so that a long query delays nobody whom the main thread answers. On the
 * main thread, a search of eight words in 250,000 bookings delayed everybody by 270 ms and a page by name by 1,200;
 * in 20,000 bookings, by 36 and 21 ms. On this thread they delay others by 10 ms at most (server/bench). All
 * connections of the process share one thread: it starts at the first query, and again at the next one after a crash.
 */

import type { Worker } from 'node:worker_threads';
import Sqlite from 'better-sqlite3';
import { DrizzleQueryError, type Query } from 'drizzle-orm';
import {
  BaseSQLiteDatabase,
  SQLiteAsyncDialect,
  type PreparedQueryConfig,
  type SelectedFieldsOrdered,
  type SQLiteExecuteMethod,
} from 'drizzle-orm/sqlite-core';
import { SQLiteRemoteSession, type RemotePreparedQuery } from 'drizzle-orm/sqlite-proxy/session';
import { paths } from '../../runtime/paths.ts';
import { startThread } from '../../runtime/start-thread.ts';
import { asTransaction } from '../any-engine.ts';
import type { Reader } from '../database.ts';

export interface Asked {
  id: number;
  connection: number;
  file: string;
  /** Whether all queries of the connection see the rows of one moment. */
  isOneMoment: boolean;
  /** Null closes the connection. */
  query: { text: string; values: unknown[] } | null;
}

export type Answer = { id: number } & (
  | { rows: unknown[][] }
  | { failure: { message: string; code: string | null } }
);

interface Thread {
  ask: (asked: Omit<Asked, 'id'>) => Promise<unknown[][]>;
  end: () => Promise<unknown>;
}

interface Waiting {
  resolve: (rows: unknown[][]) => void;
  reject: (error: Error) => void;
}

let current: Thread | null = null;
let connections = 0;

function threadNow(): Thread {
  current ??= begin(startThread(paths.readingThread));
  return current;
}

/** Ends the thread as a crash would, for tests. */
export async function endThread(): Promise<void> {
  await current?.end();
}

function begin(worker: Worker): Thread {
  const waiting = new Map<number, Waiting>();
  let asked = 0;
  let gone: Error | null = null;
  const thread: Thread = {
    ask: (question) =>
      new Promise((resolve, reject) => {
        if (gone) return reject(gone);
        worker.ref();
        waiting.set((asked += 1), { resolve, reject });
        worker.postMessage({ id: asked, ...question } satisfies Asked);
      }),
    end: () => worker.terminate(),
  };
  worker.on('message', (answer: Answer) => {
    const { resolve, reject } = waiting.get(answer.id) ?? {};
    waiting.delete(answer.id);
    // An idle thread keeps no process from ending.
    if (waiting.size === 0) worker.unref();
    if ('rows' in answer) resolve?.(answer.rows);
    else reject?.(errorOf(answer.failure));
  });
  const end = (error: Error) => {
    gone ??= error;
    if (current === thread) current = null;
    for (const { reject } of waiting.values()) reject(gone);
    waiting.clear();
  };
  worker.on('error', end);
  worker.on('exit', () => end(new Error('the thread that reads the database has ended')));
  return thread;
}

const errorOf = ({ message, code }: { message: string; code: string | null }) =>
  code === null ? new Error(message) : new Sqlite.SqliteError(message, code);

export interface ReadingConnection {
  read: Reader;
  /** Waits for queries in progress. */
  close: () => Promise<void>;
}

export function openReading(file: string, { isOneMoment = false } = {}): ReadingConnection {
  const connection = (connections += 1);
  const named = { connection, file, isOneMoment };
  /** The only one that knows a moment. */
  const own = isOneMoment ? threadNow() : null;
  let isUsed = false;
  let isClosed = false;
  return {
    read: queriesBy((text, values) => {
      if (isClosed) return Promise.reject(new Error('the database is closed'));
      isUsed = true;
      return (own ?? threadNow()).ask({ ...named, query: { text, values } });
    }),
    async close() {
      isClosed = true;
      if (isUsed) await (own ?? current)?.ask({ ...named, query: null }).catch(() => undefined);
    },
  };
}

type NoSchema = Record<string, never>;

class Session extends SQLiteRemoteSession<NoSchema, NoSchema> {
  override prepareQuery<Config extends Omit<PreparedQueryConfig, 'run'>>(
    query: Query,
    fields: SelectedFieldsOrdered | undefined,
    method: SQLiteExecuteMethod,
    isInArrays: boolean,
    mapResult?: (rows: unknown[][]) => unknown,
  ): RemotePreparedQuery<Config> {
    const prepared = super.prepareQuery<Config>(query, fields, method, isInArrays, mapResult);
    const all = prepared.all.bind(prepared);
    // drizzle's own error contains the parameters: people's names and addresses, which no log may show.
    prepared.all = (values) =>
      all(values).catch((error: unknown) => {
        throw error instanceof DrizzleQueryError ? error.cause : error;
      });
    return prepared;
  }
}

function queriesBy(ask: (text: string, values: unknown[]) => Promise<unknown[][]>): Reader {
  const dialect = new SQLiteAsyncDialect({ casing: 'snake_case' });
  const session = new Session(
    async (text, values) => ({ rows: await ask(text, values) }),
    dialect,
    undefined,
    undefined,
  );
  return asTransaction(new BaseSQLiteDatabase('async', dialect, session, undefined));
}
