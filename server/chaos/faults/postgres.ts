/** PostgreSQL itself goes away: told to, and killed. */
import { setTimeout as wait } from 'node:timers/promises';
import type { World } from '../world.ts';
import type { Fault } from './fault.ts';

const fault = (name: string, signal: 'SIGINT' | 'SIGKILL', thrown: string): Fault => ({
  name,
  engines: ['postgres'],
  rounds: 2,
  async throwInto(world) {
    await world.disrupt(() => goneFor(world, signal));
    return [thrown];
  },
});

async function goneFor({ postgres, random }: World, signal: 'SIGINT' | 'SIGKILL'): Promise<void> {
  await wait(random.between(0, 500));
  postgres?.kill(signal);
  await wait(random.between(300, 1_500));
  await postgres?.restart();
}

export const postgresRestart = fault('postgres restart', 'SIGINT', 'PostgreSQL restarted');
export const postgresKill = fault('postgres kill', 'SIGKILL', 'kill -9 of PostgreSQL');
