/** Transactions on PostgreSQL: begun, locked, committed, and retried if PostgreSQL asks for it. */

import pg, { type Pool, type PoolClient } from 'pg';
import { idsIn, createBusinessWrites, type BusinessWrites } from '../business-write.ts';
import type { Database, LockOn, Transaction, Write } from '../database.ts';
import { createInTurn, queriesOn, type Gate } from './session.ts';

/** Does nothing in a transaction that has written nothing: PostgreSQL gives it no number. */
const RAISE = `UPDATE businesses SET diary_version = diary_version + 1
  WHERE id = $1 AND pg_current_xact_id_if_assigned() IS NOT NULL`;

const TRIES = 4;
/**
 * serialization_failure and deadlock_detected: two transactions waited for each other, and PostgreSQL ended
 * one. unique_violation: another has just written such a row, which the next attempt sees.
 */
const TRY_AGAIN = new Set(['40001', '40P01', '23505']);

/**
 * Each transaction runs under READ COMMITTED and locks what it decides about until it ends. So every query in
 * it sees what earlier transactions with the same lock have written.
 */
export function createWrite(pool: Pool): Write {
  const inTurn = createInTurn();
  return (lockOn, body) => inTurn(turnOf(lockOn), () => runUntilDone(pool, lockOn, body));
}

/** One after the other, because each keeps a connection for as long as it reads. */
export function createReadAtOnce(pool: Pool): Database['readAtOnce'] {
  const inTurn = createInTurn();
  return (body) =>
    inTurn('read at once', async () => {
      const client = await pool.connect();
      let isBroken = true;
      try {
        await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY');
        const result = await body(queriesOn(client));
        await client.query('COMMIT');
        isBroken = false;
        return result;
      } finally {
        client.release(isBroken);
      }
    });
}

/**
 * Transactions of one process that would wait for each other in PostgreSQL wait here instead: in order, as on
 * SQLite, and without a connection, which others need.
 */
function turnOf({ account, business, coupon, address }: LockOn): string | null {
  if (typeof business === 'number') return `business ${business}`;
  if (account !== undefined) return `account ${account}`;
  if (coupon !== undefined) return `coupon ${coupon}`;
  return address === undefined ? null : `address ${address}`;
}

async function runUntilDone<Result>(
  pool: Pool,
  lockOn: LockOn,
  body: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  for (let left = TRIES - 1; ; left -= 1) {
    try {
      return await runOnce(pool, lockOn, body);
    } catch (error) {
      if (left === 0 || !isWorthAnother(error)) throw error;
    }
  }
}

async function runOnce<Result>(
  pool: Pool,
  lockOn: LockOn,
  body: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  const { tx, gate, businessWrites } = transactionOn(client);
  businessWrites.begin(lockOn);
  let isBroken = false;
  try {
    // The body's first queries follow at once. PostgreSQL answers in order: they are read once the locks are
    // held, and fail if the locks have failed.
    gate.isOpen = true;
    gate.failure = null;
    const [begun, locked, worked] = await Promise.allSettled([
      client.query('BEGIN'),
      lock(client, lockOn),
      (async () => body(tx))(),
    ]);
    gate.isOpen = false;
    for (const step of [begun, locked]) if (step.status === 'rejected') throw step.reason;
    if (worked.status === 'rejected') throw worked.reason;
    const raising = businessWrites.raised().map((id) => client.query(RAISE, [id]));
    const [{ command }] = await Promise.all([client.query('COMMIT'), ...raising]);
    // PostgreSQL answers this if a query failed and the body continued.
    if (command !== 'COMMIT') throw new Error('a transaction went on after one of its queries had failed');
    return worked.value;
  } catch (error) {
    // The next transaction gets a gate of its own: this body may have begun queries that are still to be sent.
    transactions.delete(client);
    isBroken = await client.query('ROLLBACK').then(
      () => false,
      () => true,
    );
    throw error;
  } finally {
    client.release(isBroken);
  }
}

interface OnConnection {
  tx: Transaction;
  gate: Gate;
  businessWrites: BusinessWrites;
}

/** One per connection, so that its statements are prepared once. */
const transactions = new WeakMap<PoolClient, OnConnection>();

function transactionOn(client: PoolClient): OnConnection {
  const known = transactions.get(client);
  if (known) return known;
  const gate: Gate = { isOpen: false, failure: null };
  const businessWrites = createBusinessWrites();
  const made = { tx: queriesOn(client, gate, businessWrites), gate, businessWrites };
  transactions.set(client, made);
  return made;
}

/** Takes locks in a fixed order, so that two transactions with several locks can't wait for each other. */
async function lock(client: PoolClient, lockOn: LockOn): Promise<void> {
  const { account, business, coupon, address, slugs, formerMoney } = lockOn;
  const locks = [
    account === undefined ? [] : hold(`'account ${account}'`),
    ...idsIn(business).map((id) => hold(`'business ${id}'`)),
    coupon === undefined ? [] : hold(`'coupon ${coupon}'`),
    address === undefined ? [] : hold(pg.escapeLiteral(`address ${address}`)),
    slugs ? hold(`'slugs'`) : [],
    formerMoney ? hold(`'former money'`) : [],
  ].flat();
  if (locks.length > 0) await client.query(locks.join('; '));
}

function hold(name: string): string {
  return `SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`;
}

function isWorthAnother(error: unknown): boolean {
  return error instanceof Error && 'code' in error && TRY_AGAIN.has(String(error.code));
}
