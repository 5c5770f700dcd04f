/** A process, or PostgreSQL, stands still for a while and then goes on, as on a machine that is moved or starved. */
import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { childrenOf } from '../../test/child-processes.ts';
import { BOTH, type Fault } from './fault.ts';

/** Milliseconds. */
const LEAST = 500;
const MOST = 3_000;
/** Longer than any query is waited for (database/postgres/open.ts), milliseconds. */
const BEYOND_PATIENCE = 18_000;

export const stall: Fault = {
  name: 'stall',
  engines: BOTH,
  rounds: 1,
  obstacle: () => (existsSync('/proc/self/task') ? null : 'only Linux tells the children of a process'),
  async throwInto({ random, fleet, postgres, disrupt }) {
    const [berth] = fleet.berths;
    await disrupt(() => standStill(berth ? [berth.server.pid] : [], random.between(LEAST, MOST)));
    if (!postgres) return ['a process that stood still'];
    const isLong = random.chance(0.5);
    const pids = [postgres.pid(), ...childrenOf(postgres.pid())];
    await disrupt(() => standStill(pids, isLong ? BEYOND_PATIENCE : random.between(LEAST, MOST)));
    return ['a process that stood still', `a PostgreSQL that stood still${isLong ? ' for 18 s' : ''}`];
  },
};

async function standStill(pids: readonly number[], milliseconds: number): Promise<void> {
  for (const pid of pids) signal(pid, 'SIGSTOP');
  await wait(milliseconds);
  for (const pid of pids) signal(pid, 'SIGCONT');
}

function signal(pid: number, name: 'SIGSTOP' | 'SIGCONT'): void {
  try {
    process.kill(pid, name);
  } catch {
    // One of PostgreSQL's own has just ended.
  }
}
