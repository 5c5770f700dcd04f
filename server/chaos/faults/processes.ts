/** One more process on the same database, in the midst of the load: it is killed, and another is told to stop. */
import { setTimeout as wait } from 'node:timers/promises';
import { killOnce } from './kill.ts';
import { BOTH, type Fault } from './fault.ts';

export const processes: Fault = {
  name: 'processes',
  engines: BOTH,
  rounds: 2,
  async throwInto(world) {
    const { random, fleet } = world;
    const one = await fleet.add();
    const other = await fleet.add();
    await wait(random.between(500, 1_500));
    await killOnce(world, one);
    await wait(random.between(0, 500));
    await fleet.launch(one);
    await wait(random.between(200, 800));
    const codes = [await fleet.remove(one), await fleet.remove(other)];
    if (codes.some((code) => code !== 0))
      throw new Error(`a process that was told to stop ended with ${codes.join()}`);
    return ['two more processes', 'kill -9 of one', 'two told to stop'];
  },
};
