/**
 * Writes that arrive together share one durable commit. A commit costs the wait for the disk, and its rows
 * cost hardly anything: in a rush, ten bookings take little longer than one, and a single booking waits for
 * nobody. The bodies run one after another: SQLite has one writer at a time, and one connection of ours
 * writes.
 */
import { setImmediate } from 'node:timers/promises';
import type Sqlite from 'better-sqlite3';
import type { Transaction, Write } from '../database.ts';

/** Keeps the process from being held longer than some 20 ms at a time. */
const TOGETHER_AT_MOST = 50;

interface Waiting {
  run: () => Promise<void>;
  /** Called after the commit. */
  settle: () => void;
  /** Called when the transaction as a whole was lost. */
  fail: (error: unknown) => void;
}

/** `tx` works on the same connection, and nobody else begins transactions on it. */
export function createGroupCommit(sqlite: Sqlite.Database, tx: Transaction): Write {
  const say = sayIn(sqlite);
  let waiting: Waiting[] = [];

  /** Runs each body in a savepoint of its own, which is undone when the body throws. */
  function waitingFor<Result>(
    body: (tx: Transaction) => Promise<Result>,
    resolve: (result: Result) => void,
    reject: (error: Error) => void,
  ): Waiting {
    const refuse = (error: unknown) => reject(error instanceof Error ? error : new Error(String(error)));
    let settle = () => {};
    return {
      async run() {
        say.savepoint.run();
        try {
          const result = await body(tx);
          settle = () => resolve(result);
        } catch (error) {
          // A full disk, for one, makes SQLite drop the whole transaction: nobody's work is in it any more.
          if (!sqlite.inTransaction) throw error;
          say.undo.run();
          settle = () => refuse(error);
        }
        say.release.run();
      },
      settle: () => settle(),
      fail: refuse,
    };
  }

  async function runTogether(group: readonly Waiting[]): Promise<void> {
    // The lock is held from the first statement on, so that what a body reads still stands when it writes.
    say.begin.run();
    try {
      for (const { run } of group) await run();
      say.commit.run();
    } catch (error) {
      if (sqlite.inTransaction) say.rollback.run();
      throw error;
    }
  }

  async function commitWaiting(): Promise<void> {
    while (waiting.length > 0) {
      // Writes that arrive during this pause join the group, and the process answers other requests between
      // two groups.
      await setImmediate();
      const group = waiting.slice(0, TOGETHER_AT_MOST);
      try {
        await runTogether(group);
        for (const { settle } of group) settle();
      } catch (error) {
        for (const { fail } of group) fail(error);
      }
      waiting = waiting.slice(group.length);
    }
  }

  return (_lockOn, body) =>
    new Promise((resolve, reject) => {
      waiting.push(waitingFor(body, resolve, reject));
      if (waiting.length === 1) void commitWaiting();
    });
}

/** Raw SQL, because drizzle's own transactions on this engine cannot run an asynchronous body. */
function sayIn(sqlite: Sqlite.Database) {
  return {
    begin: sqlite.prepare('BEGIN IMMEDIATE'),
    savepoint: sqlite.prepare('SAVEPOINT one'),
    undo: sqlite.prepare('ROLLBACK TO one'),
    release: sqlite.prepare('RELEASE one'),
    commit: sqlite.prepare('COMMIT'),
    rollback: sqlite.prepare('ROLLBACK'),
  };
}
