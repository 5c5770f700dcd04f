/** Transactions on PostgreSQL: begun, locked, committed, and tried again where PostgreSQL asks for it. */
import pg, { type Pool, type PoolClient } from 'pg';
import type { LockOn, Transaction, Write } from '../database.ts';
import { createInTurn } from './in-turn.ts';
import { queriesOn } from './session.ts';

const TRIES = 4;
/**
 * serialization_failure and deadlock_detected: two transactions waited for each other, and PostgreSQL ended one.
 * unique_violation: another one has just written such a row, which the next attempt sees and decides by.
 */
const TRY_AGAIN = new Set(['40001', '40P01', '23505']);

/**
 * Each transaction runs under READ COMMITTED and holds what it decides about until it is over. So every query in it
 * sees what those before it, which held the same, have written (decision 102).
 */
export function createWrite(pool: Pool): Write {
  const inTurn = createInTurn();
  return (lockOn, body) => inTurn(turnOf(lockOn), () => runUntilDone(pool, lockOn, body));
}

/**
 * Those of one process who would wait for each other in PostgreSQL wait here instead: in the order in which they came,
 * as on SQLite, and without a connection, which others need meanwhile.
 */
function turnOf({ account, business, event, coupon, address }: LockOn): string | null {
  if (business !== undefined) return `business ${business}`;
  if (event !== undefined) return `event ${event}`;
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
  let isBroken = false;
  try {
    const begin = async () => client.query(beginning(lockOn));
    const work = async () => body(transactionOn(client));
    // Only locks are waited for: what holds none is asked right behind its BEGIN.
    const [, result] = holdsNothing(lockOn)
      ? await Promise.all([begin(), work()])
      : [await begin(), await work()];
    const { command } = await client.query('COMMIT');
    // PostgreSQL answers so where a query of the body failed and the body went on regardless.
    if (command !== 'COMMIT') throw new Error('a transaction went on after one of its queries had failed');
    return result;
  } catch (error) {
    isBroken = await client.query('ROLLBACK').then(
      () => false,
      () => true,
    );
    throw error;
  } finally {
    client.release(isBroken);
  }
}

function holdsNothing(lockOn: LockOn): boolean {
  return Object.values(lockOn).every((member) => member === undefined);
}

/** One a connection, so that what is prepared on it is prepared once. */
const transactions = new WeakMap<PoolClient, Transaction>();

function transactionOn(client: PoolClient): Transaction {
  const known = transactions.get(client);
  if (known) return known;
  const queries = queriesOn(client);
  transactions.set(client, queries);
  return queries;
}

/**
 * Begins and takes the locks in one message. They are taken in one order, the same for all: two that lock several things
 * do not wait for each other.
 */
function beginning({ account, business, event, coupon, address, slugs, formerMoney }: LockOn): string {
  const locks = [
    account === undefined ? [] : hold(`'account ${account}'`),
    business === undefined ? [] : hold(`'business ${business}'`),
    event === undefined ? [] : `${hold(`'business ' || business_id`)} FROM events WHERE id = ${event}`,
    coupon === undefined ? [] : hold(`'coupon ${coupon}'`),
    address === undefined ? [] : hold(pg.escapeLiteral(`address ${address}`)),
    slugs ? hold(`'slugs'`) : [],
    formerMoney ? hold(`'former money'`) : [],
  ];
  return ['BEGIN', ...locks.flat()].join('; ');
}

function hold(name: string): string {
  return `SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`;
}

function isWorthAnother(error: unknown): boolean {
  return error instanceof Error && 'code' in error && TRY_AGAIN.has(String(error.code));
}
