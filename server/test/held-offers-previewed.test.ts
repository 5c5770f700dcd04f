/** Each preview of a change names the held times that it ends, and leaves them held. */

import { afterEach, beforeEach, expect, it } from 'vitest';
import { datesOutcome } from '@daybook/schema/contract/change-dates';
import { eventResources } from '@daybook/schema/contract/event-resources';
import { patternOutcome } from '@daybook/schema/contract/pattern';
import { timeOffOutcome } from '@daybook/schema/contract/time-off';
import { exampleVenue } from '@daybook/schema/test/example-venue';
import { offers, waitingListEntries } from '../src/database/booking-tables.ts';
import { offerTimes } from '../src/waiting-list/offer-times.ts';
import { answerTo } from './booking-requests.ts';
import { openSalon, type Salon } from './salon.ts';
import { startServer, TUESDAY, type TestServer } from './start.ts';

let server: TestServer;
let salon: Salon;
let ann: number;
let bea: number;

beforeEach(async () => {
  server = await startServer({ hasJobs: false });
  server.clock.now = Date.parse('2026-11-20T09:00:00Z');
  salon = await openSalon(server);
  ann = (await salon.addPerson('Ann')).id;
  bea = (await salon.addPerson('Bea')).id;
});
afterEach(() => server.stop());

const event = { slot_duration_minutes: 45, has_lunch_break: false };
const HOURS = { start_time: '09:00', end_time: '11:25' };

/** Holds 09:00 with Ann for Mary. */
async function hold() {
  await server.database.insert(waitingListEntries).values({
    businessId: salon.businessId,
    attendeeFirstName: 'Mary',
    attendeeLastName: 'Anning',
    attendeeEmail: 'mary@example.com',
    normalisedEmail: 'mary@example.com',
    fromDate: TUESDAY,
    toDate: TUESDAY,
    partOfDay: 'any',
    personId: ann,
    madeBy: 'customer',
    openDates: [],
    createdAt: server.clock.now,
    confirmedAt: server.clock.now,
  });
  const parts = { database: server.database, clock: () => server.clock.now, onMailQueued: () => undefined };
  await offerTimes(parts);
  await expectHeld();
}

const expectHeld = async () =>
  expect(await server.database.select().from(offers)).toMatchObject([{ kind: 'held', outcome: null }]);

const named = {
  attendee_first_name: 'Mary',
  attendee_last_name: 'Anning',
  event_date: TUESDAY,
  start_time: '09:00',
};

it('of other hours, a cancelled date, time off or other people', async () => {
  const { id, place_ids } = await salon.addEvent({ ...event, ...HOURS, person_ids: [ann, bea] });
  await hold();
  const dates = (what: 'hours' | 'cancel' | 'words', change: object) => {
    const path = salon.at(`dates/${what}?dry_run=true`);
    const body = { event_ids: [id], ...change };
    return answerTo(
      datesOutcome,
      what === 'cancel' ? salon.owner.post(path, body) : salon.owner.put(path, body),
    );
  };
  const off = (resource_id: number | null) =>
    answerTo(
      timeOffOutcome,
      salon.owner.post(salon.at('time-off?dry_run=true'), {
        starts_on: TUESDAY,
        ends_on: TUESDAY,
        resource_id,
        bookings: [],
      }),
    );
  const people = (person_ids: number[]) =>
    answerTo(eventResources, salon.changeResources(id, { person_ids, place_ids, preview: true }));

  expect((await dates('hours', { start_time: '09:50' })).offers_ended).toEqual([named]);
  expect((await dates('hours', { end_time: '13:00' })).offers_ended).toEqual([]);
  expect((await dates('words', { event_name: 'Colour' })).offers_ended).toEqual([]);
  expect((await dates('cancel', {})).offers_ended).toEqual([named]);
  expect((await off(ann)).offers_ended).toEqual([named]);
  expect((await off(bea)).offers_ended).toEqual([]);
  expect((await people([bea])).offers_ended).toEqual([named]);
  expect((await people([ann])).offers_ended).toEqual([]);
  await expectHeld();
});

it('of weekly hours that change or pause, also on a date without a booking', async () => {
  const week = (start_time: string) => ({
    weekdays: [{ day: 2, ...HOURS, start_time }],
    from_date: TUESDAY,
    weeks_ahead: 2,
    event: {
      event_name: 'Haircuts',
      personal_message: 'See you soon.',
      event_type: 'booking',
      slot_duration_minutes: 45,
      venues: [exampleVenue],
      person_ids: [ann],
    },
  });
  const outcomeOf = (response: Promise<Response>) => answerTo(patternOutcome, response);
  const made = await outcomeOf(salon.owner.post(salon.at('patterns'), week('09:00')));
  const path = salon.at(`patterns/${made.pattern?.id}`);
  await hold();
  const changed = { ...week('09:50'), bookings: [], changes_from: null };
  expect((await outcomeOf(salon.owner.put(`${path}?dry_run=true`, changed))).offers_ended).toEqual([named]);
  const paused = await outcomeOf(salon.owner.post(`${path}/pause?dry_run=true`, {}));
  expect(paused.offers_ended).toEqual([named]);
  await expectHeld();
});
