/** An owner deletes their account, and the process is killed while it cancels what is still to come. */
import { setTimeout as wait } from 'node:timers/promises';
import { routes } from '@daybook/schema/words/routes';
import { buildersFor } from '../../test/builders.ts';
import { signIn } from '../../test/owner.ts';
import { SESSION_SECRET } from '../fleet.ts';
import { askAsOwner } from '../people/asking.ts';
import type { World } from '../world.ts';
import { killOnce } from './kill.ts';
import { BOTH, type Fault } from './fault.ts';

const BOOKINGS = 200;
const DAY = 24 * 3_600_000;
/** Milliseconds from the press until the process is killed. */
const MOST = 60;

export const closing: Fault = {
  name: 'closing',
  engines: BOTH,
  rounds: 1,
  async throwInto(world) {
    const { random, fleet } = world;
    const [berth] = fleet.berths;
    if (!berth) return [];
    const { owner, businessId } = await openBusiness(world);
    const press = () => askAsOwner(world, berth.url, owner, { method: 'DELETE', path: routes.deleteMe.path });
    const pressed = press();
    await wait(random.between(0, MOST));
    await killOnce(world, berth);
    const heard = await pressed;
    await fleet.launch(berth);
    // Whoever got no answer presses again: they are signed out when they were heard.
    const again = heard?.status === 200 ? heard : await press();
    if (again?.status !== 200 && again?.status !== 401)
      throw new Error(`the deletion of an account was answered with ${again?.status ?? 'nothing'}`);
    world.closed.add(businessId);
    return ['an account deleted', 'kill -9 meanwhile'];
  },
};

/** With bookings to come, that no other actor of the load knows. */
async function openBusiness({ look, fleet, closed }: World) {
  const now = fleet.now();
  const { publicUrl } = fleet;
  return look(async (database) => {
    const at = { database, clock: { now }, secret: SESSION_SECRET, url: publicUrl, publicUrl };
    const owner = await signIn(at, `leaver-${closed.size}@chaos.example`);
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
