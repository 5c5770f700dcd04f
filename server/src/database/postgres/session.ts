/**
 * How drizzle queries PostgreSQL. The tables are those of `database/`, whose columns expect SQLite's values,
 * and errors are PostgreSQL's own.
 */

import { setImmediate } from 'node:timers/promises';
import { DrizzleQueryError, type Logger, type Query } from 'drizzle-orm';
import { NodePgSession, type NodePgClient } from 'drizzle-orm/node-postgres/session';
import {
  PgDatabase,
  PgDialect,
  type PgPreparedQuery,
  type PreparedQueryConfig,
  type SelectedFieldsOrdered,
} from 'drizzle-orm/pg-core';
import pg from 'pg';
import { asTransaction } from '../any-engine.ts';
import type { Transaction } from '../database.ts';

const { builtins, setTypeParser } = pg.types;
// Any numbers as numbers, and JSON as text, as SQLite returns them. None of our numbers reaches 2^53.
setTypeParser(builtins.INT8, Number);
setTypeParser(builtins.NUMERIC, Number);
setTypeParser(builtins.JSON, String);

/** Further texts are planned at each query, so that a connection's memory is limited. */
const STATEMENTS_KEPT = 500;
const statements = new Map<string, string>();

/** A list of values, or three inserted rows. */
const LIST = / in \(\$\d+, \$|(\), \((\$|default).*){2}/;

/** Returns whether the query's text depends on how many values it has. All lengths would soon be all that is kept. */
export function isList(text: string): boolean {
  return LIST.test(text);
}

/** Returns the query's name on each connection. Planning a small query takes longer than running it. */
function statementOf(text: string): string | undefined {
  const known = statements.get(text);
  if (known !== undefined || statements.size >= STATEMENTS_KEPT || isList(text)) return known;
  const name = `daybook ${statements.size}`;
  statements.set(text, name);
  return name;
}

/** Whether a connection's transaction is open. A later query would belong to none, or to another's. */
export interface Gate {
  isOpen: boolean;
  /** The error of the transaction's first query that failed: all later ones fail because of it. */
  failure: Error | null;
}

/** in_failed_sql_transaction: an earlier query of the transaction has failed. */
const ABORTED = '25P02';

class Session extends NodePgSession<Record<string, never>, Record<string, never>> {
  constructor(
    client: NodePgClient,
    dialect: PgDialect,
    private readonly gate: Gate,
    logger?: Logger,
  ) {
    super(client, dialect, undefined, logger && { logger });
  }

  override prepareQuery<Config extends PreparedQueryConfig = PreparedQueryConfig>(
    query: Query,
    fields: SelectedFieldsOrdered | undefined,
    _name: string | undefined,
    isInArrays: boolean,
    mapResult?: (rows: unknown[][]) => Config['execute'],
  ): PgPreparedQuery<Config> {
    const name = statementOf(query.sql);
    const prepared = super.prepareQuery<Config>(query, fields, name, isInArrays, mapResult);
    const execute = prepared.execute.bind(prepared);
    prepared.execute = (values) =>
      this.gate.isOpen
        ? execute(values).catch(async (error: unknown) => {
            throw await causeOf(error, this.gate);
          })
        : Promise.reject(new Error('a query came when its transaction was over'));
    return prepared;
  }
}

/**
 * drizzle's own error contains the parameters, and PostgreSQL's the refused row: people's names and
 * addresses, which no log may show. Of queries that were sent together, a body may notice the second's failure first:
 * it too gets the first one's error, which says why.
 */
async function causeOf(error: unknown, gate: Gate): Promise<Error> {
  const thrown = error instanceof DrizzleQueryError ? error.cause : error;
  if (thrown instanceof pg.DatabaseError) thrown.detail = undefined;
  const cause = thrown instanceof Error ? thrown : new Error('a query failed');
  if (!(cause instanceof pg.DatabaseError && cause.code === ABORTED)) {
    gate.failure ??= cause;
    return cause;
  }
  // PostgreSQL has reported the first one already, but its promise may still be on its way here.
  await setImmediate();
  return gate.failure ?? cause;
}

const dialect = new PgDialect({ casing: 'snake_case' });

/** Makes queries on a pool, each on any free connection, or on one connection. */
export function queriesOn(
  client: NodePgClient,
  gate: Gate = { isOpen: true, failure: null },
  logger?: Logger,
): Transaction {
  return asTransaction(new PgDatabase(dialect, new Session(client, dialect, gate, logger), undefined));
}

/** Runs `work` after all earlier work of that name has ended, even with an error. */
type InTurn = <Result>(name: string | null, work: () => Promise<Result>) => Promise<Result>;

/** Work without a name waits for nobody. */
export function createInTurn(): InTurn {
  const last = new Map<string, Promise<unknown>>();
  return async (name, work) => {
    if (name === null) return work();
    const done = (last.get(name) ?? Promise.resolve()).then(work, work);
    last.set(name, done);
    try {
      return await done;
    } finally {
      if (last.get(name) === done) last.delete(name);
    }
  };
}
