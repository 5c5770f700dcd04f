/** One tenant has as much as the bounds allow, and strangers look at it: other tenants notice nothing. */

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { diary as diaryShape } from '@daybook/schema/contract/diary';
import { ownerEvent } from '@daybook/schema/contract/event';
import { EVENT_SLOTS_MAX, SLOT_MINUTES_MIN } from '@daybook/schema/figures/slots';
import { addDays } from '@daybook/schema/rules/date';
import { exampleVenue } from '@daybook/schema/test/example-venue';
import { slotTooShort, tooManySlots } from '@daybook/schema/words/event-texts';
import {
  COPY_HAS_TOO_MANY_SLOTS,
  PERSON_MAKES_TOO_MANY_SLOTS,
  VENUE_MAKES_TOO_MANY_SLOTS,
} from '../src/events/event-responses.ts';
import { TOO_MANY_REQUESTS } from '../src/http/refusal-texts.ts';
import { book, firstFree, refusalOf } from './booking-requests.ts';
import type { Owner } from './owner.ts';
import { startWithBusiness, TUESDAY, type TestServer, type TestServerOptions } from './start.ts';

let server: TestServer;
let owner: Owner;
let business: { id: number; diarySlug: string };

async function start(options: TestServerOptions = {}) {
  ({ server, owner, business } = await startWithBusiness({}, options));
}
beforeEach(() => start());
afterEach(() => server.stop());

const wholeDay = { startTime: '00:00', endTime: '23:59', slotMinutes: 5, bufferMinutes: 0 };

/** Adds so many days of 1,722 slots in six venues each. */
function addDaysOfSlots(count: number): Promise<void> {
  const noPause = { lunchStartTime: null, lunchEndTime: null };
  const days = Array.from({ length: count }, (_, day) => addDays(TUESDAY, day));
  return server.add.events(
    business.id,
    days.map((date) => ({ ...wholeDay, ...noPause, date })),
    6,
  );
}

/** Counts the responses that somebody else gets while that call runs, and returns the call's own. */
async function whileOthersAsk(call: Promise<Response>) {
  let isUnderWay = true;
  const answering = call.then((response) => response.json()).finally(() => (isUnderWay = false));
  let answered = 0;
  while (isUnderWay) {
    await (await server.get('/healthz')).json();
    answered += 1;
  }
  const answer: unknown = await answering;
  return { answered, answer };
}

describe('an owner who plans a minute a slot, all day, in twenty venues', () => {
  const plan = {
    event_name: 'Haircuts',
    personal_message: 'See you soon.',
    event_type: 'booking',
    start_time: '00:00',
    end_time: '23:59',
    buffer_minutes: 0,
  };

  it('is told the bounds beside the field', async () => {
    const batch = (changes: object, venues: number) =>
      refusalOf(
        owner.post(`/api/businesses/${business.id}/events/batch`, {
          ...plan,
          ...changes,
          dates: [TUESDAY],
          venues: Array.from({ length: venues }, () => exampleVenue),
        }),
      );
    expect(await batch({ slot_duration_minutes: 1 }, 20)).toMatchObject({
      status: 400,
      fields: { slot_duration_minutes: slotTooShort(SLOT_MINUTES_MIN) },
    });
    expect(await batch({ slot_duration_minutes: 5 }, 20)).toMatchObject({
      status: 400,
      fields: { slot_duration_minutes: tooManySlots(287, { places: 20, people: 0 }, EVENT_SLOTS_MAX) },
    });
  });

  it('gets no further by adding one venue after another', async () => {
    const answer = await owner.post(`/api/businesses/${business.id}/events`, {
      ...plan,
      slot_duration_minutes: 5,
      event_date: TUESDAY,
    });
    const { id } = ownerEvent.parse(await answer.json());
    const ann = await server.add.person(business.id);
    const sam = await server.add.person(business.id);
    await server.add.atEvent(id, ann.id);
    for (let venue = 0; venue < 5; venue += 1)
      expect((await owner.post(`/api/events/${id}/venues`, exampleVenue)).status).toBe(201);
    expect(await refusalOf(owner.post(`/api/events/${id}/venues`, exampleVenue))).toMatchObject({
      status: 409,
      error: VENUE_MAKES_TOO_MANY_SLOTS,
    });
    const change = `/api/businesses/${business.id}/events/${id}/resources`;
    const [place] = z
      .array(z.object({ id: z.int() }))
      .parse(await (await owner.get(`/api/businesses/${business.id}/places`)).json());
    const all = { place_ids: [place?.id], person_ids: [ann.id, sam.id] };
    expect((await owner.put(change, all)).status).toBe(200);
    const many = await Promise.all([1, 2, 3, 4].map(() => server.add.person(business.id)));
    all.person_ids.push(...many.map((person) => person.id));
    expect(await refusalOf(owner.put(change, all))).toMatchObject({
      status: 400,
      fields: { person_ids: PERSON_MAKES_TOO_MANY_SLOTS },
    });
  });
});

it('cannot copy an event that is older than the bounds', async () => {
  const { id } = await server.add.event(business.id, {
    ...wholeDay,
    lunchStartTime: null,
    lunchEndTime: null,
  });
  const copy = () =>
    owner.post(`/api/businesses/${business.id}/events/${id}/duplicate`, { event_date: TUESDAY });
  for (let room = 0; room < 5; room += 1) await server.add.venue(id);
  await server.add.atEvent(id, (await server.add.person(business.id)).id);
  expect((await copy()).status).toBe(201);
  await server.add.venue(id);
  expect(await refusalOf(copy())).toMatchObject({ status: 409, error: COPY_HAS_TOO_MANY_SLOTS });
});

it('a diary of such days is computed while others are served', async () => {
  await addDaysOfSlots(200);
  const { answered, answer } = await whileOthersAsk(server.get(`/api/diary/${business.diarySlug}`));
  const { events } = diaryShape.parse(answer);
  // The events of the months that it contains: this month and two more.
  expect(events).toHaveLength(7 + 31 + 31);
  expect(events[0]).toMatchObject({ slot_count: 287 * 6, free_count: 287 * 6 });
  expect(answered).toBeGreaterThan(3);
});

it('the list of all events, without a range, comes whole and in order while others are answered', async () => {
  await addDaysOfSlots(200);
  const listed = await whileOthersAsk(owner.get(`/api/businesses/${business.id}/events`));
  const found = z.array(ownerEvent).parse(listed.answer);
  expect(found.map(({ event_date }) => event_date)).toEqual(
    Array.from({ length: 200 }, (_, day) => addDays(TUESDAY, day)),
  );
  expect(listed.answered).toBeGreaterThan(3);
});

it('a diary is computed once for many simultaneous requests', async () => {
  await server.stop();
  await start({ rates: { reading: { burst: 1, perMilliseconds: 60_000 } } });
  await server.add.event(business.id);
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => server.get(`/api/diary/${business.diarySlug}`)),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
});

it('a client whose requests need too much computing must wait, and still gets cached responses', async () => {
  await server.stop();
  await start({ rates: { reading: { burst: 3, perMilliseconds: 60_000 } } });
  const event = await server.add.event(business.id);
  const path = `/api/diary/${business.diarySlug}`;
  const slot = await firstFree(server, event.id);
  expect((await server.get(path)).status).toBe(200);
  expect((await server.get(path)).status).toBe(200);
  await book(server, slot);
  expect((await server.get(path)).status).toBe(200);
  const other = await server.get(`/api/events/${event.id}/venues`);
  expect(other.status).toBe(429);
  expect(other.headers.get('Retry-After')).toBe('20');
  expect(await refusalOf(server.get(`/api/events/${event.id}/time-slots`))).toMatchObject({
    status: 429,
    error: TOO_MANY_REQUESTS,
  });
  expect((await server.get(path)).status).toBe(200);
  server.clock.now += 20_000;
  expect((await server.get(`/api/events/${event.id}/time-slots`)).status).toBe(200);
});
