import { setTimeout as wait } from 'node:timers/promises';
import { bookSomething, cancelSomething, moveSomething } from './people/customers.ts';
import { manage } from './people/owners.ts';
import { payFor } from './people/payers.ts';
import { answerSomething } from './people/waiters.ts';
import type { World } from './world.ts';

interface Load {
  /** Resolves to true once so many more bookings were made; false if that takes too long. */
  books(more: number, seconds: number): Promise<boolean>;
  stop(): Promise<void>;
}

const CUSTOMERS = 4;
/** People pay this many times less often than they do everything else. */
const PAYERS_SLOWNESS = 3;
/** Milliseconds between two actions of one person. */
const LEAST = 60;
const MOST = 300;

function beCustomer(world: World): Promise<void> {
  const does = world.random.next();
  if (does < 0.55) return bookSomething(world);
  if (does < 0.7) return cancelSomething(world);
  return does < 0.85 ? moveSomething(world) : answerSomething(world);
}

export function startLoad(world: World): Load {
  const { random, ledger } = world;
  let isStopped = false;
  const keepOn = async (act: () => Promise<void>, slowness = 1) => {
    while (!isStopped) {
      await act();
      await wait(slowness * random.between(LEAST, MOST));
    }
  };
  const people = [
    ...Array.from({ length: CUSTOMERS }, () => keepOn(() => beCustomer(world))),
    ...world.businesses.map((business) => keepOn(() => manage(world, business))),
    keepOn(async () => {
      // Each business pays once, so it is taken out of the list.
      const business = world.unpaid.pop();
      if (business) await payFor(world, business);
    }, PAYERS_SLOWNESS),
  ];
  return {
    async books(more, seconds) {
      const wanted = ledger.booked.size + more;
      const deadline = performance.now() + seconds * 1000;
      while (ledger.booked.size < wanted) {
        if (performance.now() > deadline) return false;
        await wait(50);
      }
      return true;
    },
    async stop() {
      isStopped = true;
      await Promise.all(people);
    },
  };
}
