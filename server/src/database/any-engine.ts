import type { Transaction } from './database.ts';

/**
 * The only place that knows the builders of both engines and both threads. They have the same methods, and the
 * tests run every store on both; their types differ in what no store uses.
 */
export function asTransaction(queries: unknown): Transaction {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- said above
  return queries as Transaction;
}
