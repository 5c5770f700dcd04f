/** An owner agrees that a customer is forgotten, and the process is killed while it forgets their many bookings. */
import { setTimeout as wait } from 'node:timers/promises';
import { buildPath } from '@daybook/schema/rules/path';
import { forgetRequestRoutes } from '@daybook/schema/words/customer-data-routes';
import { forgetRequests } from '../../src/database/customer-tables.ts';
import { buildersFor } from '../../test/builders.ts';
import { signIn } from '../../test/owner.ts';
import { SESSION_SECRET } from '../fleet.ts';
import { askAsOwner } from '../people/asking.ts';
import type { World } from '../world.ts';
import { killOnce } from './kill.ts';
import { BOTH, type Fault } from './fault.ts';

const BOOKINGS = 1_000;
const DAY = 24 * 3_600_000;
/** Milliseconds from the press until the process is killed: all of them take longer. */
const MOST = 150;

export const forgetting: Fault = {
  name: 'forgetting',
  engines: BOTH,
  rounds: 1,
  async throwInto(world) {
    const { random, fleet } = world;
    const [berth] = fleet.berths;
    if (!berth) return [];
    const { owner, path, address } = await haveManyBookings(world);
    const press = () => askAsOwner(world, berth.url, owner, { method: 'POST', path, body: {} });
    const pressed = press();
    await wait(random.between(0, MOST));
    await killOnce(world, berth);
    const heard = await pressed;
    await fleet.launch(berth);
    // Whoever got no answer presses again: the wish is gone where it was done meanwhile.
    const again = heard?.status === 200 ? heard : await press();
    if (again?.status !== 200 && again?.status !== 404)
      throw new Error(`the wish to be forgotten was answered with ${again?.status ?? 'nothing'}`);
    world.forgotten.add(address);
    return ['a customer forgotten', 'kill -9 meanwhile'];
  },
};

/** Of the past, by a customer who asks to be forgotten, and whom no other actor of the load knows. */
async function haveManyBookings({ look, fleet, forgotten }: World) {
  const now = fleet.now();
  const { publicUrl } = fleet;
  const name = `forgotten-${forgotten.size}`;
  const address = `${name}@chaos.example`;
  return look(async (database) => {
    const at = { database, clock: { now }, secret: SESSION_SECRET, url: publicUrl, publicUrl };
    const owner = await signIn(at, `owner-of-${name}@chaos.example`);
    const add = buildersFor(database);
    const { id: businessId } = await add.business({ ownerId: owner.id, diarySlug: `of-${name}` });
    const many = Array.from({ length: BOOKINGS }, (_, number) => ({
      startsAt: now - 400 * DAY + number * 60_000,
      endsAt: now - 400 * DAY + number * 60_000 + 1_000,
      attendeeEmail: number % 2 === 0 ? address : address.toUpperCase(),
    }));
    await add.bookings(businessId, many);
    const [request] = await database
      .insert(forgetRequests)
      .values({ businessId, address, askedAt: now - DAY })
      .returning({ id: forgetRequests.id });
    const inPath = { businessId: String(businessId), requestId: String(request?.id) };
    return { owner, address, path: buildPath(forgetRequestRoutes.forgetCustomer.path, inPath) };
  });
}
