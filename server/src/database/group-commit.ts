/**
 * Writes that arrive together share one durable commit. What a commit costs is the wait for the disk, hardly
 * the rows; so under a rush ten bookings take little longer than one, and a lone one waits for nobody.
 */
import type { Database } from './open.ts';

/**
 * Runs `work` in a savepoint of its own, which is undone when it throws, inside a write transaction that
 * holds the lock from its first statement. Resolves only when the transaction is on the disk.
 */
export type GroupCommit = <Result>(work: () => Result) => Promise<Result>;

/** Keeps the process from being held longer than some 20 ms at a time. */
const TOGETHER_AT_MOST = 50;

interface Waiting {
  run: () => void;
  /** After the commit. */
  settle: () => void;
  /** When the transaction as a whole was lost. */
  fail: (error: unknown) => void;
}

export function createGroupCommit(database: Database): GroupCommit {
  const sqlite = database.$client;
  let waiting: Waiting[] = [];

  const runTogether = sqlite.transaction((group: Waiting[]) => {
    for (const { run } of group) run();
  });

  function commitNext(): void {
    const group = waiting.slice(0, TOGETHER_AT_MOST);
    waiting = waiting.slice(TOGETHER_AT_MOST);
    if (waiting.length) setImmediate(commitNext);
    try {
      runTogether.immediate(group);
    } catch (error) {
      for (const { fail } of group) fail(error);
      return;
    }
    for (const { settle } of group) settle();
  }

  return (work) =>
    new Promise((resolve, reject) => {
      const refuse = (error: unknown) => reject(error instanceof Error ? error : new Error(String(error)));
      let settle = () => {};
      waiting.push({
        run() {
          try {
            const result = sqlite.transaction(work)();
            settle = () => resolve(result);
          } catch (error) {
            // A full disk, for one, makes SQLite drop the whole transaction: nobody's work is in it any more.
            if (!sqlite.inTransaction) throw error;
            settle = () => refuse(error);
          }
        },
        settle: () => settle(),
        fail: refuse,
      });
      if (waiting.length === 1) setImmediate(commitNext);
    });
}
