import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { and, eq } from 'drizzle-orm';
import { todayIn } from '@daybook/schema/rules/calendar-day';
import { addDays } from '@daybook/schema/rules/date';
import type { EngineName } from '../bench/command.ts';
import { startMailSink, type MailSink } from '../bench/mail-sink.ts';
import { SESSION_SECRET } from '../bench/servers.ts';
import { timeOff } from '../src/database/calendar-tables.ts';
import { resources } from '../src/database/catalogue-tables.ts';
import type { OpenedDatabase } from '../src/database/database.ts';
import { events } from '../src/database/tables.ts';
import { buildersFor, type Builders } from '../test/builders.ts';
import { freePortPair } from '../test/free-ports.ts';
import { signIn, type Owner } from '../test/owner.ts';
import { startPostgres, type PostgresServer } from '../test/postgres-server.ts';
import { openPlace, type DatabasePlace } from '../test/test-database.ts';
import { createFleet, type Fleet } from './fleet.ts';
import { newLedger, SHORT, type Disruption, type Ledger } from './ledger.ts';
import type { Random } from './random.ts';
import { mountSmallDisk, type SmallDisk } from './small-disk.ts';

export interface OwnedBusiness {
  id: number;
  owner: Pick<Owner, 'headers'>;
}

export interface World {
  engine: EngineName;
  random: Random;
  place: DatabasePlace;
  ledger: Ledger;
  mail: MailSink;
  fleet: Fleet;
  /** Null on SQLite. */
  postgres: PostgresServer | null;
  disk: SmallDisk | { obstacle: string };
  /** Businesses with diaries, paid for. */
  businesses: readonly OwnedBusiness[];
  /** Businesses that nobody has begun to pay for yet. A payer takes one out. */
  unpaid: OwnedBusiness[];
  /** All that were unpaid when the run began. */
  unpaidIds: ReadonlySet<number>;
  /** The code of a coupon that halves the price. */
  couponCode: string;
  /** An event that nobody of the load books. */
  calmEventId: number;
  /** Email addresses of attendees who are owed one reminder each. */
  owedReminders: Set<string>;
  /** Ids of businesses whose owner has deleted their account. */
  closed: Set<number>;
  /** Email addresses of customers whose owner has agreed to delete them. */
  erased: Set<string>;
  disruptions: Disruption[];
  /** Records that a process, or its database, was ended or kept from working while `work` ran. */
  disrupt: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** Opens the database next to the servers, and closes it again. */
  look: <Result>(see: (database: OpenedDatabase) => Promise<Result>) => Promise<Result>;
  stop(): Promise<void>;
}

/** Processes at the beginning: SQLite is for one. */
const PROCESSES: Record<EngineName, number> = { sqlite: 1, postgres: 2 };
/** An empty PostgreSQL takes some hundred megabytes. */
const DISK_SIZES: Record<EngineName, string> = { sqlite: '64m', postgres: '512m' };
const BUSINESSES = 3;
const EVENTS = 8;
/** Dates after those with four times each, which are soon full: the job offers what becomes free there. */
const SHORT_DAYS = 3;
const UNPAID = 240;
/** Days from today to the first event, so that no jump of a clock makes one begin. */
const FIRST_DAY = 10;
const COUPON = 'HALFOFF';

/** What to clean up however the process ends. It runs as the process exits, so it can't wait for anything. */
const leftovers = new Set<() => void>();
process.once('exit', () => {
  for (const remove of leftovers) remove();
});

export async function startWorld(engine: EngineName, random: Random): Promise<World> {
  const folder = mkdtempSync(join(tmpdir(), 'daybook-chaos-'));
  const home = join(folder, 'disk');
  mkdirSync(home);
  // PostgreSQL runs under its own account, which must reach its files.
  chmodSync(folder, 0o755);
  const disk = mountSmallDisk(home, DISK_SIZES[engine]);
  const closing: (() => unknown)[] = [];
  const removeAll = () => {
    if ('unmount' in disk) disk.unmount();
    rmSync(folder, { recursive: true, force: true });
  };
  leftovers.add(removeAll);
  closing.push(() => {
    leftovers.delete(removeAll);
    removeAll();
  });
  const stop = async () => {
    for (const close of closing.splice(0).reverse()) await close();
  };

  try {
    const postgres = engine === 'postgres' ? await startPostgres({ within: home }) : null;
    if (postgres) closing.push(() => postgres.stop());
    const place = {
      databaseFile: join(home, 'daybook.db'),
      databaseUrl: postgres?.templateUrl ?? null,
    };
    const mail = await startMailSink({ keepsDeliveries: true });
    closing.push(() => mail.stop());
    const publicUrl = `http://localhost:${await freePortPair()}`;
    const fleet = createFleet(place, mail.port, publicUrl);
    const killAll = () => fleet.killAll();
    leftovers.add(killAll);
    closing.push(() => leftovers.delete(killAll));
    closing.push(() => Promise.all(fleet.berths.map(({ server }) => server.kill())));
    const disruptions: Disruption[] = [];
    const look: World['look'] = async (see) => {
      const database = openPlace(place);
      try {
        return await see(database);
      } finally {
        await database.close();
      }
    };
    const ledger = newLedger();
    const people = await look((database) => settleIn(database, ledger, publicUrl));
    while (fleet.berths.length < PROCESSES[engine]) await fleet.add();
    return {
      engine,
      random,
      place,
      ledger,
      mail,
      fleet,
      postgres,
      disk,
      ...people,
      couponCode: COUPON,
      owedReminders: new Set(),
      closed: new Set(),
      erased: new Set(),
      disruptions,
      async disrupt(work) {
        const disruption = { from: performance.now(), to: Infinity };
        disruptions.push(disruption);
        try {
          return await work();
        } finally {
          disruption.to = performance.now();
        }
      },
      look,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Adds owners with businesses, events and a coupon. Demo data is left out: nobody made its payments. */
async function settleIn(database: OpenedDatabase, ledger: Ledger, url: string) {
  const add = buildersFor(database);
  const at = { database, clock: { now: Date.now() }, secret: SESSION_SECRET, url, publicUrl: url };
  const today = todayIn('Europe/London', at.clock.now);
  const businesses: OwnedBusiness[] = [];
  const unpaid: OwnedBusiness[] = [];
  let calmEventId = 0;
  for (let number = 0; number < BUSINESSES; number += 1) {
    const name = String.fromCharCode(97 + number);
    const owner = await signIn(at, `owner-${name}@chaos.example`);
    const { id } = await add.business({ ownerId: owner.id, email: `studio-${name}@chaos.example` });
    businesses.push({ id, owner });
    for (let day = 0; day < EVENTS; day += 1) {
      // The load leaves the last one alone: each process books there after each round, and while the outbox
      // is drained.
      const isCalm = number === 0 && day === EVENTS - 1;
      const event = await add.event(id, {
        name: `Day ${day}`,
        date: addDays(today, FIRST_DAY + day),
        startTime: '08:00',
        endTime: '20:00',
        slotMinutes: isCalm ? 5 : 15,
        bufferMinutes: 0,
      });
      if (number === 1) await shareWith(database, add, { businessId: id, eventId: event.id, ledger });
      if (isCalm) calmEventId = event.id;
      else ledger.events.set(event.id, { name: event.name, businessId: id, namesAsked: new Set() });
    }
    // The weekly hours of the third business have times on each date.
    for (let day = 0; number < 2 && day < SHORT_DAYS; day += 1) {
      const { id: eventId, name } = await add.event(id, {
        name: `${SHORT} ${day}`,
        date: addDays(today, FIRST_DAY + EVENTS + day),
        startTime: '09:00',
        endTime: '10:00',
        slotMinutes: 15,
        bufferMinutes: 0,
      });
      ledger.events.set(eventId, { name, businessId: id, namesAsked: new Set() });
    }
    for (let left = UNPAID / BUSINESSES; left > 0; left -= 1)
      unpaid.push({ id: (await add.business({ ownerId: owner.id, paidAt: null })).id, owner });
  }
  const [, , third] = businesses;
  if (third) await keepDiary(database, add, third.id, today);
  await add.coupon({ code: COUPON, discountType: 'percentage', discountValue: 50 });
  return { businesses, unpaid, unpaidIds: new Set(unpaid.map(({ id }) => id)), calmEventId };
}

interface Sharing {
  businessId: number;
  eventId: number;
  ledger: Ledger;
}

/**
 * Gives an event a second one on its date, with the same person and the same place, which takes one
 * appointment or class at a time.
 */
async function shareWith(
  database: OpenedDatabase,
  add: Builders,
  { businessId, eventId, ledger }: Sharing,
): Promise<void> {
  const [first] = await database.select().from(events).where(eq(events.id, eventId));
  const [known] = await database
    .select()
    .from(resources)
    .where(and(eq(resources.businessId, businessId), eq(resources.kind, 'person')));
  const ann = known ?? (await add.person(businessId));
  const beside = await add.event(businessId, { ...first, id: undefined, name: `${first?.name} beside` });
  ledger.events.set(beside.id, { name: beside.name, businessId, namesAsked: new Set() });
  for (const id of [eventId, beside.id]) {
    await add.atEvent(id, ann.id);
    await add.venue(id);
  }
  // The second one is a class, in the way of the first one's appointments as soon as somebody comes.
  await database
    .update(events)
    .set({ placesPerTime: 3, placesPerBooking: 2 })
    .where(eq(events.id, beside.id));
  const isPlace = and(eq(resources.businessId, businessId), eq(resources.kind, 'place'));
  await database.update(resources).set({ atOnce: 1 }).where(isPlace);
}

/** Gives a business weekly hours, which the job publishes, and two hours off on each date. */
async function keepDiary(
  database: OpenedDatabase,
  add: Builders,
  businessId: number,
  today: string,
): Promise<void> {
  const hours = { start_time: '09:00', end_time: '17:00', people: null };
  const weekdays = [1, 2, 3, 4, 5].map((day) => ({ day, ...hours }));
  await add.pattern(businessId, { weekdays, fromDate: today });
  await database.insert(timeOff).values({
    businessId,
    startsOn: today,
    endsOn: addDays(today, FIRST_DAY + EVENTS),
    startTime: '12:00',
    endTime: '14:00',
    createdAt: Date.now(),
  });
}
