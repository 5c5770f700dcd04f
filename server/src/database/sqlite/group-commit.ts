/**
 * Writes that arrive together share one durable commit. A commit costs the wait for the disk, and its rows
 * hardly anything: in a rush, ten bookings take little longer than one, and a single booking doesn't wait.
 * The bodies run one after another: SQLite has one writer at a time, and one of our connections writes.
 */

import { setImmediate } from 'node:timers/promises';
import type Sqlite from 'better-sqlite3';
import type { BusinessWrites } from '../business-write.ts';
import type { LockOn, Transaction, Write } from '../database.ts';

/** Keeps a group from occupying the process for longer than about 20 ms. */
const TOGETHER_AT_MOST = 50;

interface Waiting {
  run: () => Promise<void>;
  settle: () => void;
  fail: (error: unknown) => void;
}

/** `tx` must use the same connection, on which nobody else begins transactions, and `businessWrites` as its logger. */
export function createGroupCommit(
  sqlite: Sqlite.Database,
  tx: Transaction,
  businessWrites: BusinessWrites,
): Write {
  const say = sayIn(sqlite);
  /** Prepared when first needed, because the tables may be made later. */
  let raising: Sqlite.Statement | null = null;
  let waiting: Waiting[] = [];

  function raiseVersion(business: number): void {
    raising ??= sqlite.prepare('UPDATE businesses SET diary_version = diary_version + 1 WHERE id = ?');
    raising.run(business);
  }

  /** Runs each body in its own savepoint, which is rolled back if the body throws. */
  function waitingFor<Result>(
    lockOn: LockOn,
    body: (tx: Transaction) => Promise<Result>,
    resolve: (result: Result) => void,
    reject: (error: Error) => void,
  ): Waiting {
    const refuse = (error: unknown) => reject(error instanceof Error ? error : new Error(String(error)));
    let settle = () => {};
    return {
      async run() {
        say.savepoint.run();
        businessWrites.begin(lockOn);
        const before = say.changes.get();
        try {
          const result = await body(tx);
          if (say.changes.get() !== before) for (const id of businessWrites.raised()) raiseVersion(id);
          settle = () => resolve(result);
        } catch (error) {
          // A full disk, for instance, makes SQLite drop the whole transaction with everybody's work.
          if (!sqlite.inTransaction) throw error;
          // What else the body began, in a Promise.all for instance, ends before the next body begins.
          await setImmediate();
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
    // The lock is held from the first statement on, so that what a body reads stays true until it writes.
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
      // Writes that arrive during this pause join the group, and other requests are answered.
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

  return (lockOn, body) =>
    new Promise((resolve, reject) => {
      waiting.push(waitingFor(lockOn, body, resolve, reject));
      if (waiting.length === 1) void commitWaiting();
    });
}

/** Raw SQL, because drizzle's own transactions on this engine can't run an asynchronous body. */
function sayIn(sqlite: Sqlite.Database) {
  return {
    begin: sqlite.prepare('BEGIN IMMEDIATE'),
    changes: sqlite.prepare('SELECT total_changes()').pluck(),
    savepoint: sqlite.prepare('SAVEPOINT one'),
    undo: sqlite.prepare('ROLLBACK TO one'),
    release: sqlite.prepare('RELEASE one'),
    commit: sqlite.prepare('COMMIT'),
    rollback: sqlite.prepare('ROLLBACK'),
  };
}
