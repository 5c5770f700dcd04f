/** A hundred reminders fall due at once, and the process that writes them is killed while it does. */
import { setTimeout as wait } from 'node:timers/promises';
import { buildersFor } from '../../test/builders.ts';
import type { World } from '../world.ts';
import { killOnce } from './kill.ts';
import { BOTH, type Fault } from './fault.ts';

const REMINDERS = 120;
const DAY = 24 * 3_600_000;
/** Milliseconds from the start of a process until it is killed: its jobs run when it starts. */
const LEAST = 250;
const MOST = 1_000;

export const reminders: Fault = {
  name: 'reminders',
  engines: BOTH,
  rounds: 1,
  async throwInto(world) {
    const { random, fleet } = world;
    const [berth] = fleet.berths;
    if (!berth) return [];
    await killOnce(world, berth);
    await oweReminders(world);
    let kills = 1;
    for (; kills <= 3; kills += 1) {
      fleet.spawn(berth);
      await wait(random.between(LEAST, MOST));
      await killOnce(world, berth);
    }
    await fleet.launch(berth);
    return [`${REMINDERS} reminders due`, `${kills} kill -9 meanwhile`];
  },
};

/** Of bookings that take place tomorrow, and that no other actor of the load knows. */
async function oweReminders({ look, fleet, businesses, owedReminders }: World): Promise<void> {
  const tomorrow = fleet.now() + DAY;
  const many = Array.from({ length: REMINDERS }, (_, number) => ({
    startsAt: tomorrow + number * 60_000,
    endsAt: tomorrow + number * 60_000 + 1_000,
    reminderDueAt: fleet.now() - 1,
    createdAt: fleet.now() - 2 * DAY,
    attendeeEmail: `reminded-${owedReminders.size + number}@chaos.example`,
  }));
  for (const { attendeeEmail } of many) owedReminders.add(attendeeEmail);
  await look((database) => buildersFor(database).bookings(businesses[0]?.id ?? 0, many));
}
