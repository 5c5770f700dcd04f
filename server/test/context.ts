import { pino } from 'pino';
import { createCancelTokens } from '../src/bookings/cancel-token.ts';
import type { OpenedDatabase } from '../src/database/database.ts';
import { createLinks } from '../src/tokens/seal.ts';

/** Makes the part of a context that uses and jobs need without a server. */
export function contextOf(database: OpenedDatabase, clock: () => number, secret = 'a secret') {
  const secrets = [secret] as const;
  return {
    database,
    clock,
    secrets,
    tokens: createCancelTokens(secrets),
    links: createLinks(secrets),
    log: pino({ level: 'silent' }),
    metrics: null,
    onMailQueued: () => undefined,
  };
}

/** Makes it for a server that was started. */
export const contextOn = ({
  database,
  clock,
  secret,
}: {
  database: OpenedDatabase;
  clock: { now: number };
  secret: string;
}) => contextOf(database, () => clock.now, secret);
