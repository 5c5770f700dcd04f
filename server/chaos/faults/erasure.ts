/** An owner agrees that a customer is forgotten, and the process is killed while it forgets their many bookings. */
import { buildPath } from '@daybook/schema/rules/path';
import { erasureRequestRoutes } from '@daybook/schema/words/customer-data-routes';
import { erasureRequests } from '../../src/database/customer-tables.ts';
import { buildersFor } from '../../test/builders.ts';
import type { World } from '../world.ts';
import { BOTH, type Fault } from './fault.ts';
import { newOwner, pressAndKill } from './killed-press.ts';

const BOOKINGS = 1_000;
const DAY = 24 * 3_600_000;
/** Milliseconds from the press until the process is killed: all of them take longer. */
const MOST = 150;

export const erasure: Fault = {
  name: 'forgetting',
  engines: BOTH,
  rounds: 1,
  async throwInto(world) {
    const [berth] = world.fleet.berths;
    if (!berth) return [];
    const { owner, path, address } = await haveManyBookings(world);
    const call = { method: 'POST', path, body: {} } as const;
    // The wish is gone where it was done meanwhile.
    await pressAndKill(world, berth, { owner, ...call, most: MOST, heardBefore: 404 });
    world.erased.add(address);
    return ['a customer forgotten', 'kill -9 meanwhile'];
  },
};

/** Of the past, by a customer who asks to be forgotten, and whom no other actor of the load knows. */
async function haveManyBookings(world: World) {
  const { look, fleet, erased } = world;
  const now = fleet.now();
  const name = `forgotten-${erased.size}`;
  const address = `${name}@chaos.example`;
  return look(async (database) => {
    const owner = await newOwner(world, database, `owner-of-${name}@chaos.example`);
    const add = buildersFor(database);
    const { id: businessId } = await add.business({ ownerId: owner.id, diarySlug: `of-${name}` });
    const many = Array.from({ length: BOOKINGS }, (_, number) => ({
      startsAt: now - 400 * DAY + number * 60_000,
      endsAt: now - 400 * DAY + number * 60_000 + 1_000,
      attendeeEmail: number % 2 === 0 ? address : address.toUpperCase(),
    }));
    await add.bookings(businessId, many);
    const [request] = await database
      .insert(erasureRequests)
      .values({ businessId, address, normalisedEmail: address, askedAt: now - DAY })
      .returning({ id: erasureRequests.id });
    const inPath = { businessId: String(businessId), requestId: String(request?.id) };
    return { owner, address, path: buildPath(erasureRequestRoutes.eraseCustomer.path, inPath) };
  });
}
