/** A dry run makes the real change and rolls it back. */

import type { Outcome } from '../runtime/outcome.ts';
import type { Database, LockOn, Transaction } from './database.ts';

class TakenBack extends Error {}

/** Runs `body` as one transaction, and rolls it back if it refuses or for a dry run. */
export async function writeOrTakeBack<Value, Reason>(
  { write }: Pick<Database, 'write'>,
  lockOn: LockOn,
  { isDryRun }: { isDryRun: boolean },
  body: (tx: Transaction) => Promise<Outcome<Value, Reason>>,
): Promise<Outcome<Value, Reason>> {
  let outcome: Outcome<Value, Reason> | null = null;
  try {
    return await write(lockOn, async (tx) => {
      outcome = await body(tx);
      if (isDryRun || !outcome.ok) throw new TakenBack('a change is taken back');
      return outcome;
    });
  } catch (error) {
    if (error instanceof TakenBack && outcome) return outcome;
    throw error;
  }
}
