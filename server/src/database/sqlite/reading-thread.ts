/** Answers queries on a thread of its own, each on the connection that it names (reading-connection.ts). */

import { parentPort } from 'node:worker_threads';
import Sqlite from 'better-sqlite3';
import { connect } from './connect.ts';
import type { Answer, Asked } from './reading-connection.ts';

const connections = new Map<number, Sqlite.Database>();

function connectionOf({ connection, file, isOneMoment }: Asked): Sqlite.Database {
  const known = connections.get(connection);
  if (known) return known;
  const made = connect(file);
  made.pragma('query_only = ON');
  if (isOneMoment) made.exec('BEGIN');
  connections.set(connection, made);
  return made;
}

function answerTo(asked: Asked): Answer {
  const { id, connection, query } = asked;
  try {
    if (query) {
      const rows = connectionOf(asked)
        .prepare<unknown[], unknown[]>(query.text)
        .raw()
        .all(...query.values);
      return { id, rows };
    }
    connections.get(connection)?.close();
    connections.delete(connection);
    return { id, rows: [] };
  } catch (error) {
    const { message } = error instanceof Error ? error : new Error(String(error));
    return { id, failure: { message, code: error instanceof Sqlite.SqliteError ? error.code : null } };
  }
}

parentPort?.on('message', (asked: Asked) => parentPort?.postMessage(answerTo(asked)));
