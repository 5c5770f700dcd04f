/** The metrics that are read when somebody asks for them: those of the outbox and the database. */

import { setTimeout as wait } from 'node:timers/promises';
import { Counter, Gauge, type Registry } from 'prom-client';
import type { Database, DatabaseFigures } from '../database/database.ts';
import type { Outages } from '../database/outage.ts';
import type { Clock } from '../runtime/clock.ts';
import { readOutboxBacklog } from './outbox-backlog-store.ts';

/** Milliseconds. Prometheus gives up after some seconds, and would then learn nothing at all. */
const ANSWER_WITHIN = 2_000;

export interface StateParts {
  database: Pick<Database, 'read'> & { figures: DatabaseFigures };
  outages: Pick<Outages, 'figures'>;
  clock: Clock;
}

/** Returns a function that reads the values. It never throws, and leaves out what it can't read. */
export function createStateMetrics(
  registers: [Registry],
  { database, outages, clock }: StateParts,
): () => Promise<void> {
  const { read, figures } = database;
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers });
  const emails = gauge(
    'daybook_outbox_emails',
    'Emails that are queued, being sent or waiting for a retry; counted up to 10,000.',
  );
  const age = gauge('daybook_outbox_oldest_due_seconds', 'How long the longest-waiting email has been due.');
  const up = new Gauge({
    name: 'daybook_database_up',
    help: 'Whether the database answered just now, by its kind.',
    labelNames: ['engine'] as const,
    registers,
  });
  const bytes = gauge('daybook_database_bytes', 'What the database takes on the disk.');
  const outageCount = new Counter({
    name: 'daybook_database_outages_total',
    help: 'How often the database was found unable to work.',
    registers,
  });
  const connections = new Gauge({
    name: 'daybook_database_connections',
    help: 'Connections of this process to PostgreSQL, by their pool; waiting are those who wait for one.',
    labelNames: ['pool', 'state'] as const,
    registers,
  });

  async function ask(): Promise<void> {
    const [backlog, size] = await Promise.all([readOutboxBacklog(read), figures.readSize()]);
    const { firstDueAt } = backlog;
    emails.set(backlog.emails);
    age.set(firstDueAt === null ? 0 : Math.max(0, clock() - firstDueAt) / 1000);
    bytes.set(size);
  }

  return async function refresh() {
    const isUp = await inTime(ask());
    if (!isUp) for (const unknown of [emails, age, bytes]) unknown.remove();
    up.set({ engine: figures.engine }, isUp ? 1 : 0);
    outageCount.reset();
    outageCount.inc(outages.figures().outages);
    for (const { pool, ...states } of figures.readPools())
      for (const [state, value] of Object.entries(states)) connections.set({ pool, state }, value);
  };
}

/** Resolves to false on an error or a timeout. The error isn't reported: other work meets the same one. */
async function inTime(asking: Promise<void>): Promise<boolean> {
  const stopped = new AbortController();
  const { signal } = stopped;
  const late = wait(ANSWER_WITHIN, false, { signal }).catch(() => false);
  const answered = asking.then(
    () => true,
    () => false,
  );
  const isInTime = await Promise.race([answered, late]);
  stopped.abort();
  return isInTime;
}
