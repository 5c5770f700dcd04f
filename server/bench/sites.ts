/** What is compared: the product on a large database and on a small one, and a database for no product at all. */
import type { DatabasePlace } from '../test/test-database.ts';
import type { Engine } from './engine.ts';
import { startProduct, type RunningServer } from './processes.ts';
import type { Started } from './running.ts';
import { seedDatabase, type Seed, type Seeded } from './seed.ts';

/** The product on a database of its own. */
export interface Site extends Seeded, RunningServer {
  place: DatabasePlace;
}

export interface Sites {
  large: Site;
  small: Site;
  /** As the large one was before anybody worked on it. */
  barePlace: DatabasePlace;
}

const LARGE: Seed = { businesses: 1000, bookings: 100_000 };
const SMALL: Seed = { businesses: 10, bookings: 1000 };

export async function startSites(engine: Engine, smtpPort: number, started: Started): Promise<Sites> {
  const large = await engine.newDatabase();
  const small = await engine.newDatabase();
  const now = Date.now();
  const seeded = {
    large: await seedDatabase(large, LARGE, now),
    small: await seedDatabase(small, SMALL, now),
  };
  const barePlace = await engine.copyOf(large);
  return {
    large: { ...seeded.large, place: large, ...started(await startProduct(large, smtpPort)) },
    small: { ...seeded.small, place: small, ...started(await startProduct(small, smtpPort)) },
    barePlace,
  };
}
