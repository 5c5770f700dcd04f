/** An owner deletes their account, and the process is killed while it cancels what is still to come. */
import { routes } from '@daybook/schema/words/routes';
import { buildersFor } from '../../test/builders.ts';
import type { World } from '../world.ts';
import { BOTH, type Fault } from './fault.ts';
import { newOwner, pressAndKill } from './killed-press.ts';

const BOOKINGS = 200;
const DAY = 24 * 3_600_000;
/** Milliseconds from the press until the process is killed. */
const MOST = 60;

export const closing: Fault = {
  name: 'closing',
  engines: BOTH,
  rounds: 1,
  async throwInto(world) {
    const [berth] = world.fleet.berths;
    if (!berth) return [];
    const { owner, businessId } = await openBusiness(world);
    const call = { method: 'DELETE', path: routes.deleteMe.path } as const;
    // They are signed out when they were heard.
    await pressAndKill(world, berth, { owner, ...call, most: MOST, heardBefore: 401 });
    world.closed.add(businessId);
    return ['an account deleted', 'kill -9 meanwhile'];
  },
};

/** With bookings to come, that no other actor of the load knows. */
async function openBusiness(world: World) {
  const { look, fleet, closed } = world;
  const now = fleet.now();
  return look(async (database) => {
    const owner = await newOwner(world, database, `leaver-${closed.size}@chaos.example`);
    const add = buildersFor(database);
    const { id } = await add.business({ ownerId: owner.id, diarySlug: `leaver-${closed.size}` });
    const many = Array.from({ length: BOOKINGS }, (_, number) => ({
      startsAt: now + 5 * DAY + number * 60_000,
      endsAt: now + 5 * DAY + number * 60_000 + 1_000,
      attendeeEmail: `left-${closed.size}-${number}@chaos.example`,
    }));
    await add.bookings(id, many);
    return { owner, businessId: id };
  });
}
