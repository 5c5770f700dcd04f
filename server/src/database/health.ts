import type { Database } from './open.ts';

/** Answers when the database does; throws what it throws. */
export function prepareHealthCheck(database: Database): () => Promise<{ ok: true }> {
  const look = database.$client.prepare('SELECT count(*) FROM migrations');
  return async () => {
    look.get();
    return { ok: true };
  };
}
