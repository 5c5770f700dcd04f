/** Kills processes in the middle of long work: reminders, closing a business, erasing a customer. */

import { DAY } from '@daybook/schema/figures/periods';
import { buildPath } from '@daybook/schema/rules/path';
import { erasureRequestRoutes, routes } from '@daybook/schema/words/routes';
import { SESSION_SECRET } from '../../bench/servers.ts';
import { erasureRequests } from '../../src/database/customer-tables.ts';
import type { OpenedDatabase } from '../../src/database/database.ts';
import { buildersFor } from '../../test/builders.ts';
import { signIn, type Owner } from '../../test/owner.ts';
import { askAsOwner } from '../people/asking.ts';
import type { World } from '../world.ts';
import { BOTH, killOnce, pause, type Fault } from './fault.ts';

/** Returns this many bookings, a minute apart, that nobody else of the load knows. */
const bookingsFrom = (first: number, count: number, emailOf: (number: number) => string) =>
  Array.from({ length: count }, (_, number) => ({
    startsAt: first + number * 60_000,
    endsAt: first + number * 60_000 + 1_000,
    attendeeEmail: emailOf(number),
  }));

const REMINDERS = 120;

export const reminders: Fault = {
  name: 'reminders',
  engines: BOTH,
  rounds: 1,
  async run(world) {
    const { fleet, owedReminders, look, businesses } = world;
    const [berth] = fleet.berths;
    if (!berth) return [];
    await killOnce(world, berth);
    const now = fleet.now();
    const before = owedReminders.size;
    const due = bookingsFrom(now + DAY, REMINDERS, (number) => `reminded-${before + number}@chaos.example`);
    for (const { attendeeEmail } of due) owedReminders.add(attendeeEmail);
    const rows = due.map((each) => ({ ...each, reminderDueAt: now - 1, createdAt: now - 2 * DAY }));
    await look((database) => buildersFor(database).bookings(businesses[0]?.id ?? 0, rows));
    let kills = 1;
    for (; kills <= 3; kills += 1) {
      fleet.spawn(berth);
      // Its jobs run when it starts.
      await pause(world, 250, 1_000);
      await killOnce(world, berth);
    }
    await fleet.launch(berth);
    return [`${REMINDERS} reminders due`, `${kills} kill -9 meanwhile`];
  },
};

export const closing: Fault = {
  name: 'closing',
  engines: BOTH,
  rounds: 1,
  async run(world) {
    const name = `left-${world.closed.size}`;
    const first = world.fleet.now() + 5 * DAY;
    const bookings = bookingsFrom(first, 200, (number) => `${name}-${number}@chaos.example`);
    const { owner, businessId } = await newBusiness(world, name, bookings);
    await killDuring(world, {
      owner,
      method: 'DELETE',
      path: routes.deleteMe.path,
      most: 60,
      // The deletion logs the owner out.
      doneBefore: 401,
    });
    world.closed.add(businessId);
    return ['an account deleted', 'kill -9 meanwhile'];
  },
};

export const erasure: Fault = {
  name: 'erasure',
  engines: BOTH,
  rounds: 1,
  async run(world) {
    const name = `erased-${world.erased.size}`;
    const address = `${name}@chaos.example`;
    const now = world.fleet.now();
    const bookings = bookingsFrom(now - 400 * DAY, 1_000, (number) =>
      number % 2 === 0 ? address : address.toUpperCase(),
    );
    const { owner, businessId } = await newBusiness(world, name, bookings);
    const [request] = await world.look((database) =>
      database
        .insert(erasureRequests)
        .values({ businessId, address, normalisedEmail: address, askedAt: now - DAY })
        .returning({ id: erasureRequests.id }),
    );
    const inPath = { businessId: String(businessId), requestId: String(request?.id) };
    await killDuring(world, {
      owner,
      method: 'POST',
      path: buildPath(erasureRequestRoutes.eraseCustomer.path, inPath),
      body: {},
      // The whole erasure takes longer.
      most: 150,
      // The request no longer exists by then.
      doneBefore: 404,
    });
    world.erased.add(address);
    return ['a customer deleted', 'kill -9 meanwhile'];
  },
};

function newBusiness(
  { look, fleet }: World,
  name: string,
  bookings: ReturnType<typeof bookingsFrom>,
): Promise<{ owner: Owner; businessId: number }> {
  const { publicUrl } = fleet;
  return look(async (database: OpenedDatabase) => {
    const at = { database, clock: { now: fleet.now() }, secret: SESSION_SECRET, url: publicUrl, publicUrl };
    const owner = await signIn(at, `owner-of-${name}@chaos.example`);
    const add = buildersFor(database);
    const { id } = await add.business({ ownerId: owner.id, diarySlug: `of-${name}` });
    await add.bookings(id, bookings);
    return { owner, businessId: id };
  });
}

interface KilledCall {
  owner: Owner;
  method: 'POST' | 'DELETE';
  path: string;
  body?: unknown;
  /** The most milliseconds from the call until the process is killed. */
  most: number;
  /** The second call's status if the first one was carried out, and its response lost. */
  doneBefore: number;
}

/** Kills the process during an owner's call, and repeats it without a response. Throws if it is refused. */
async function killDuring(world: World, { owner, most, doneBefore, ...call }: KilledCall): Promise<void> {
  const [berth] = world.fleet.berths;
  if (!berth) throw new Error('there is no process');
  const ask = () => askAsOwner(world, berth.url, owner, call);
  const asked = ask();
  await pause(world, 0, most);
  await killOnce(world, berth);
  const heard = await asked;
  await world.fleet.launch(berth);
  const again = heard?.status === 200 ? heard : await ask();
  if (again?.status !== 200 && again?.status !== doneBefore)
    throw new Error(`${call.method} ${call.path} was answered with ${again?.status ?? 'nothing'}`);
}
