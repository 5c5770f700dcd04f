/** kill -9 of a process at a random moment: while it serves, and while it starts. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Berth } from '../fleet.ts';
import type { World } from '../world.ts';
import { BOTH, type Fault } from './fault.ts';

const KILLS = 3;
const LIVES_AT_MOST = 900;
/** A start takes longer than this, mostly. Milliseconds. */
const STARTS_AT_MOST = 700;

export const kill: Fault = {
  name: 'kill',
  engines: BOTH,
  rounds: 2,
  async throwInto(world) {
    const { random, fleet } = world;
    const thrown: string[] = [];
    for (let left = KILLS; left > 0; left -= 1) {
      await wait(random.between(50, LIVES_AT_MOST));
      const berth = random.pick(fleet.berths);
      if (!berth) break;
      await killOnce(world, berth);
      thrown.push('kill -9');
      if (random.chance(0.5)) {
        fleet.spawn(berth);
        await wait(random.between(20, STARTS_AT_MOST));
        await killOnce(world, berth);
        thrown.push('kill -9 at the start');
      }
      await fleet.launch(berth);
    }
    return thrown;
  },
};

/** What was under way is under way no more, at the latest when the process is gone. */
export function killOnce({ disrupt }: World, { server }: Berth): Promise<void> {
  return disrupt(() => server.kill());
}
