/** Times that are blocked, or closed by the notice period or a limit, are neither offered nor booked. */

import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { diary as diaryShape } from '@daybook/schema/contract/diary';
import { peopleToChoose } from '@daybook/schema/rules/complete-choice';
import { busyCalendars, busyTimes, timeOff } from '../src/database/calendar-tables.ts';
import type { Transaction } from '../src/database/database.ts';
import { businesses, events } from '../src/database/tables.ts';
import { loadBlocked } from '../src/diary/blocked-store.ts';
import { book, bookedBy, bookFree, refusalOf, slotsOf } from './booking-requests.ts';
import { buildersFor } from './builders.ts';
import { openSalon, type Salon } from './salon.ts';
import { NOW, startServer, TUESDAY, type TestServer } from './start.ts';

let server: TestServer;
let salon: Salon;
beforeEach(async () => {
  server = await startServer();
  salon = await openSalon(server);
});
afterEach(() => server.stop());

const freeStarts = async (eventId: number, query = '') =>
  (await slotsOf(server, eventId, query)).filter((slot) => !slot.is_booked).map((slot) => slot.start_time);

const freeCount = async () => {
  const answer = await server.get(`/api/diary/${salon.slug}`);
  return diaryShape.parse(await answer.json()).dates[0]?.free_count;
};

const write = (body: (tx: Transaction) => PromiseLike<unknown>) =>
  server.database.write({ business: salon.businessId }, async (tx) => void (await body(tx)));

const addTimeOff = (given: Partial<typeof timeOff.$inferInsert>) =>
  write((tx) =>
    tx
      .insert(timeOff)
      .values({ businessId: salon.businessId, startsOn: TUESDAY, endsOn: TUESDAY, createdAt: NOW, ...given }),
  );

const setRules = (given: Partial<typeof businesses.$inferInsert>) =>
  write((tx) => tx.update(businesses).set(given).where(eq(businesses.id, salon.businessId)));

describe('time off', () => {
  it('of the business removes its times from slots and diary at once, and restores them when it is deleted', async () => {
    const event = await salon.addEvent({});
    const before = await freeStarts(event.id);
    expect(await freeCount()).toBe(before.length);
    await addTimeOff({ startTime: '09:00', endTime: '12:00' });
    const after = before.filter((start) => start >= '12:00');
    expect(await freeStarts(event.id)).toEqual(after);
    expect(await freeCount()).toBe(after.length);
    await write((tx) => tx.delete(timeOff));
    expect(await freeStarts(event.id)).toEqual(before);
    expect(await freeCount()).toBe(before.length);
  });

  it('of a person leaves the others, and is refused at the booking of a slot that was listed before', async () => {
    const [ann, bob] = [await salon.addPerson('Ann'), await salon.addPerson('Bob')];
    const event = await salon.addEvent({ person_ids: [ann.id, bob.id] });
    const ofAnn = (await slotsOf(server, event.id, `?person_id=${ann.id}`))[0];
    if (!ofAnn) throw new Error('not offered');
    await addTimeOff({ resourceId: ann.id });
    expect(await freeStarts(event.id, `?person_id=${ann.id}`)).toEqual([]);
    expect(await freeStarts(event.id, `?person_id=${bob.id}`)).toContain('09:00');
    expect(await refusalOf(book(server, ofAnn))).toMatchObject({
      status: 409,
      error: 'This time is no longer available. Please choose another.',
    });
    expect((await bookFree(server, event.id)).booking).toMatchObject({ person_name: 'Bob' });
  });

  it('takes a person without a free time out of the diary’s choice, for each service, unless nobody has one', async () => {
    const [ann, bob] = [await salon.addPerson('Ann'), await salon.addPerson('Bob')];
    const cut = await salon.addService('Cut');
    const colour = await salon.addService('Colour', { duration_minutes: 240 });
    const people = { person_ids: [ann.id, bob.id] };
    await salon.addEvent(people);
    const services = { service_mode: 'individual_services', service_ids: [cut.id, colour.id] };
    await salon.addEvent({ ...people, ...services });
    const chosenFrom = async () => {
      const { events } = diaryShape.parse(await (await server.get(`/api/diary/${salon.slug}`)).json());
      const [slots, each] = [events[0], events[1]];
      return [
        slots?.people.map(({ name }) => name),
        ...(each?.services ?? []).map(({ id }) => each && peopleToChoose(each, id).map(({ name }) => name)),
      ];
    };
    expect(await chosenFrom()).toEqual([
      ['Ann', 'Bob'],
      ['Ann', 'Bob'],
      ['Ann', 'Bob'],
    ]);
    await addTimeOff({ resourceId: ann.id, startTime: '12:00', endTime: '14:00' });
    expect(await chosenFrom()).toEqual([['Ann', 'Bob'], ['Ann', 'Bob'], []]);
    await addTimeOff({ resourceId: ann.id });
    expect(await chosenFrom()).toEqual([['Bob'], [], []]);
    await addTimeOff({ resourceId: bob.id });
    expect(await chosenFrom()).toEqual([
      ['Ann', 'Bob'],
      ['Ann', 'Bob'],
      ['Ann', 'Bob'],
    ]);
  });

  it('of a place, of every year, and for day events and home visits', async () => {
    const hall = await salon.addPlace('Hall', 1);
    const inHall = await salon.addEvent({ place_ids: [hall.id] });
    const talk = await salon.addEvent({ event_type: 'day_event', start_time: '10:00', end_time: '11:00' });
    const visit = await salon.addEvent({ is_home_visit: true });
    await addTimeOff({ resourceId: hall.id, startsOn: '2024-11-20', endsOn: '2024-11-30', everyYear: true });
    expect([await freeStarts(inHall.id), await freeStarts(talk.id)]).toEqual([[], ['10:00']]);
    await addTimeOff({ startTime: '10:45', endTime: '23:00' });
    expect(await freeStarts(talk.id)).toEqual([]);
    expect((await freeStarts(visit.id)).at(-1)).toBe('09:50');
  });
});

it('neither offers a time that is busy in an external calendar, nor lists it as booked', async () => {
  const ann = await salon.addPerson('Ann');
  const event = await salon.addEvent({ person_ids: [ann.id] });
  const [calendar] = await server.database
    .insert(busyCalendars)
    .values({
      businessId: salon.businessId,
      resourceId: ann.id,
      url: 'https://x.example',
      nextFetchAt: 0,
      createdAt: NOW,
    })
    .returning();
  const at = (time: string) => Date.parse(`${TUESDAY}T${time}Z`);
  await server.database.write({ business: salon.businessId }, async (tx) => {
    const busyCalendarId = calendar?.id ?? 0;
    await tx.insert(busyTimes).values({ busyCalendarId, startsAt: at('09:10'), endsAt: at('10:00') });
    await tx.update(busyCalendars).set({ contentHash: 'one' });
  });
  expect((await slotsOf(server, event.id))[0]).toMatchObject({ start_time: '10:40', is_booked: false });
  const blocked = await loadBlocked(
    server.database,
    { id: salon.businessId, timezone: 'Europe/London' },
    { startsAt: at('08:00'), endsAt: at('20:00') },
  );
  expect(blocked).toMatchObject([
    { resourceId: ann.id, by: 'busy', startsAt: at('09:10'), endsAt: at('10:00') },
  ]);
});

it('keeps listed as booked what was booked before the time off', async () => {
  const event = await salon.addEvent({});
  await bookFree(server, event.id);
  await addTimeOff({});
  expect(await slotsOf(server, event.id)).toMatchObject([{ start_time: '09:00', is_booked: true }]);
});

it('closes dates of weekly hours on bank holidays, and no others', async () => {
  const christmas = { event_date: '2026-12-25' };
  const [byHand, weekly] = [await salon.addEvent(christmas), await salon.addEvent(christmas)];
  const { id: patternId } = await buildersFor(server.database).pattern(salon.businessId);
  await write((tx) => tx.update(events).set({ patternId }).where(eq(events.id, weekly.id)));
  expect(await freeStarts(weekly.id)).not.toEqual([]);
  await setRules({ bankHolidays: 'scotland' });
  expect(await freeStarts(weekly.id)).toEqual([]);
  expect(await freeStarts(byHand.id)).not.toEqual([]);
});

describe('what a business allows', () => {
  it('is a notice period: a time closes so many hours before, for lists, counts and bookings', async () => {
    const event = await salon.addEvent({});
    const [first] = await slotsOf(server, event.id);
    if (!first) throw new Error('not offered');
    // The event begins 96 hours from now.
    await setRules({ minimumNoticeHours: 97 });
    expect((await freeStarts(event.id))[0]).toBe('10:40');
    const count = await freeCount();
    expect(await refusalOf(book(server, first))).toMatchObject({ status: 409 });
    server.clock.now = NOW + 51 * 60_000;
    expect((await freeStarts(event.id))[0]).toBe('13:00');
    expect(await freeCount()).toBe((count ?? 0) - 1);
  });

  it('is a number of days ahead, in the business’s time zone', async () => {
    const event = await salon.addEvent({});
    const [first] = await slotsOf(server, event.id);
    if (!first) throw new Error('not offered');
    await setRules({ maximumDaysAhead: 3 });
    expect(await freeStarts(event.id)).toEqual([]);
    expect(await freeCount()).toBe(0);
    expect(await refusalOf(book(server, first))).toMatchObject({ status: 409 });
    server.clock.now = Date.parse('2026-11-21T00:00Z');
    expect((await freeStarts(event.id))[0]).toBe('09:00');
    expect(await freeCount()).toBeGreaterThan(0);
  });

  it('is how many bookings each person takes on a date, whichever event they are of', async () => {
    const [ann, bob] = [await salon.addPerson('Ann'), await salon.addPerson('Bob')];
    const [one, other] = [
      await salon.addEvent({ person_ids: [ann.id] }),
      await salon.addEvent({ person_ids: [ann.id, bob.id] }),
    ];
    await setRules({ dailyLimitPerPerson: 1 });
    await bookFree(server, one.id);
    expect(await freeStarts(one.id)).toEqual([]);
    expect(
      (await bookedBy(book(server, (await slotsOf(server, other.id))[3] ?? never()))).booking,
    ).toMatchObject({
      person_name: 'Bob',
    });
    expect(await freeStarts(other.id)).toEqual([]);
  });
});

function never(): never {
  throw new Error('not offered');
}
