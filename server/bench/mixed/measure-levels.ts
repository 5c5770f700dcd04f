/** The mix at so many connections: the product beside bare Hono, and beside a bare prepared statement. */
import { percent, tableText, whole } from '../figures.ts';
import { servers, type DriveResult, type ServerName } from './drive-plan.ts';
import { inMegabytes } from './goals.ts';
import { kinds, type Kind } from './mix.ts';
import type { Parts } from './parts.ts';

/** Of the time that is measured, so long it goes on before. */
const WARMING_UP = 0.25;

export interface Level {
  connections: number;
  results: Record<ServerName, DriveResult>;
  /** Of the product at the end of it, bytes. */
  memory: Record<ServerName, number>;
}

export async function measureLevel(parts: Parts, connections: number, seconds: number): Promise<Level> {
  const measure = async (server: ServerName) => {
    const running = parts.running[server];
    const plan = {
      server,
      port: running.port,
      set: 'all',
      connections,
      count: null,
      isAwake: parts.isAwake,
    } as const;
    await parts.drive({ ...plan, seconds: seconds * WARMING_UP });
    const result = await parts.drive({ ...plan, seconds });
    const memory = await running.memory();
    // The emails of its bookings would be sent while the next one is measured.
    if (server === 'product') await parts.waitForEmails();
    return { result, memory };
  };
  const [hono, statement, product] = [
    await measure('hono'),
    await measure('statement'),
    await measure('product'),
  ];
  return {
    connections,
    results: { hono: hono.result, statement: statement.result, product: product.result },
    memory: { hono: hono.memory, statement: statement.memory, product: product.memory },
  };
}

const NAMES: Readonly<Record<ServerName, string>> = {
  hono: 'bare Hono',
  statement: 'and a bare statement',
  product: 'Daybook',
};

/** The table, as text. */
export function tellLevels(levels: readonly Level[]): string {
  const rows = levels.flatMap(({ connections, results, memory }) =>
    servers.map((server) => {
      const { perSecond, latencies, errors } = results[server];
      return [
        server === 'hono' ? String(connections) : '',
        NAMES[server],
        whole(perSecond),
        percent(perSecond / results.statement.perSecond),
        ...kinds.map((kind) => tellLatency(latencies, kind)),
        String(Object.values(errors).reduce((sum, times) => sum + times, 0)),
        inMegabytes(memory[server]),
      ];
    }),
  );
  const milliseconds = kinds.map((kind) => `${kind}, p50 / p99 ms`);
  return tableText([
    [
      'connections',
      'server',
      'requests/s',
      'of the statement’s, %',
      ...milliseconds,
      'errors',
      'MB in the end',
    ],
    ...rows,
  ]);
}

export function tellLatency(latencies: DriveResult['latencies'], kind: Kind): string {
  const { p50, p99 } = latencies[kind];
  return `${milliseconds(p50)} / ${milliseconds(p99)}`;
}

export const milliseconds = (value: number) => (value < 10 ? value.toFixed(2) : value.toFixed(1));
