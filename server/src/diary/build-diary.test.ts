import { afterEach, beforeEach, expect, it } from 'vitest';
import { diary as diaryShape } from '@daybook/schema/contract/diary';
import { addDays } from '@daybook/schema/rules/date';
import { DIARY_CHARACTERS_MAX, EVENT_TEXT_MAX } from '@daybook/schema/words/limits';
import { buildersFor, NOW, TUESDAY, type Builders } from '../../test/builders.ts';
import { openExampleDatabase, type ExampleDatabase } from '../../test/example-booking.ts';
import { createBuildDiary, type BuildDiary } from './build-diary.ts';
import { createCountEvent } from './count-events.ts';
import { createDiaryStore } from './store.ts';

const MINUTE = 60_000;
let example: ExampleDatabase;
let add: Builders;
let businessId: number;
let build: BuildDiary;
/** What was read of single events, in order: 'event 3' whole, 'held 3' its bookings. */
let read: string[];

beforeEach(() => {
  example = openExampleDatabase();
  add = buildersFor(example.database);
  businessId = add.business().id;
  read = [];
  const store = createDiaryStore(example.database);
  const watched = {
    ...store,
    loadPlanned(ids: readonly number[]) {
      read.push(...ids.map((id) => `event ${id}`));
      return store.loadPlanned(ids);
    },
    loadHeld(id: number) {
      read.push(`held ${id}`);
      return store.loadHeld(id);
    },
  };
  build = createBuildDiary(watched, createCountEvent(watched));
});
afterEach(() => example.close());

const countsAt = async (now: number) =>
  diaryShape.parse(await build(businessId, now)).events.map(({ free_count }) => free_count);

it('looks at one event alone after a booking, however many there are', async () => {
  const dates = [0, 1, 2].map((day) => addDays(TUESDAY, day));
  const ids = dates.map((eventDate) => {
    const { id: eventId } = add.event(businessId, { date: eventDate });
    add.booking(businessId, { eventId, eventDate, startTime: '09:00', endTime: '09:45' });
    return eventId;
  });
  expect(await countsAt(NOW)).toEqual([6, 6, 6]);
  expect(read).toEqual([...ids.map((id) => `event ${id}`), ...ids.map((id) => `held ${id}`)]);

  read = [];
  const second = { eventId: ids[1] ?? 0, eventDate: dates[1] ?? '' };
  add.booking(businessId, { ...second, startTime: '13:00', endTime: '13:45' });
  expect(await countsAt(NOW + 90 * MINUTE)).toEqual([6, 5, 6]);
  expect(read).toEqual([`event ${ids[1]}`, `held ${ids[1]}`]);

  read = [];
  expect(await countsAt(NOW + 2 * 24 * 60 * MINUTE)).toEqual([6, 5, 6]);
  expect(read).toEqual([]);
});

it('looks at today’s event again with the minute, for its times begin', async () => {
  const [today, tomorrow] = [0, 1].map((day) => add.event(businessId, { date: addDays(TUESDAY, day) }).id);
  const nine = Date.parse(`${TUESDAY}T09:00:00Z`);
  expect(await countsAt(nine - 1)).toEqual([7, 7]);
  read = [];
  expect(await countsAt(nine)).toEqual([6, 7]);
  expect(read).toEqual([`event ${today}`]);
  read = [];
  expect(await countsAt(nine + MINUTE - 1)).toEqual([6, 7]);
  expect(read).toEqual([]);
  expect(tomorrow).toBeDefined();
});

it('counts the places of a day event without reading who holds them', async () => {
  const { id: eventId } = add.event(businessId, { type: 'day_event' });
  const { id: venueId } = add.venue(eventId, { maxCapacity: 5 });
  for (let number = 0; number < 3; number += 1)
    add.booking(businessId, { eventId, venueId, kind: 'day_event' });
  expect(await countsAt(NOW)).toEqual([2]);
  expect(read).toEqual([`event ${eventId}`]);
});

it('ends where its events come to more than a diary carries, however long their texts are', async () => {
  const long = 'x'.repeat(EVENT_TEXT_MAX);
  example.database.$client.exec('BEGIN');
  for (let day = 0; day < 40; day += 1) {
    const { id } = add.event(businessId, { date: addDays(TUESDAY, day), serviceMode: 'individual_services' });
    for (let number = 0; number < 50; number += 1)
      add.service(id, { name: `Cut ${number}`, description: long });
  }
  example.database.$client.exec('COMMIT');
  const { events } = diaryShape.parse(await build(businessId, NOW));
  expect(JSON.stringify(events).length).toBeLessThan(DIARY_CHARACTERS_MAX + events.length + 2);
  expect(events.length).toBeGreaterThan(10);
  expect(events.length).toBeLessThan(40);
});
