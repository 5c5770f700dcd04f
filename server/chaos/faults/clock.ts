/** Clocks that jump by a day, either way, and back. */
import { setTimeout as wait } from 'node:timers/promises';
import { BOTH, type Fault } from './fault.ts';

const DAY = 24 * 3_600_000;

export const clock: Fault = {
  name: 'clock',
  engines: BOTH,
  rounds: 2,
  async throwInto({ random, fleet, post }) {
    const right = fleet.now() - Date.now();
    for (const jump of random.chance(0.5) ? [DAY, -DAY] : [-DAY, DAY]) {
      // Emails are waiting and on their way when it jumps.
      await post.setMood('slow');
      await wait(random.between(300, 800));
      fleet.setClocks(right + jump);
      await wait(random.between(500, 1_500));
      fleet.setClocks(right);
      await wait(random.between(300, 800));
      await post.setMood('well');
    }
    return ['a day forward', 'a day back', 'twice back to the right time'];
  },
};
