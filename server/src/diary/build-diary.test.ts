import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  diary as diaryShape,
  diaryMonth as monthShape,
  type Diary,
  type DiaryMonth,
} from '@daybook/schema/contract/diary';
import { DIARY_CHARACTERS_MAX, DIARY_EVENTS_MAX, EVENT_TEXT_MAX } from '@daybook/schema/figures/bounds';
import { addDays } from '@daybook/schema/rules/date';
import { buildersFor, NOW, TUESDAY, type Builders } from '../../test/builders.ts';
import { openExampleDatabase, type ExampleDatabase } from '../../test/example-booking.ts';
import { claims } from '../database/booking-tables.ts';
import { events } from '../database/tables.ts';
import { jsonInHtml } from '../http/json-in-html.ts';
import { buildDiary, buildMonth, buildRestOfMonth, NOTHING_ASKED, openDiary } from './build-diary.ts';
import type { DiaryView } from './count-events.ts';
import { loadBusiness } from './diary-store.ts';

let example: ExampleDatabase;
let add: Builders;
let businessId: number;

beforeEach(async () => {
  example = await openExampleDatabase();
  add = buildersFor(example.database);
  businessId = (await add.business()).id;
});
afterEach(() => example.close());

async function viewAt(now: number): Promise<DiaryView> {
  const business = await loadBusiness(example.database, businessId);
  if (!business) throw new Error('the business is gone');
  return { business, now, moving: null };
}

async function diaryAt(now: number, asked = NOTHING_ASKED): Promise<Diary> {
  const view = await viewAt(now);
  const diary = await buildDiary(example.database, view);
  if (asked === NOTHING_ASKED) return diaryShape.parse(diary);
  const opened = await openDiary(example.database, diary, asked, view);
  expect(await buildDiary(example.database, view, asked)).toEqual(opened);
  return diaryShape.parse(opened);
}

const countsAt = async (now: number) => (await diaryAt(now)).events.map(({ free_count }) => free_count);

it('counts a time until it begins', async () => {
  await add.event(businessId, { date: TUESDAY });
  await add.event(businessId, { date: addDays(TUESDAY, 1) });
  const nine = Date.parse(`${TUESDAY}T09:00:00Z`);
  expect(await countsAt(nine - 1)).toEqual([7, 7]);
  expect(await countsAt(nine)).toEqual([6, 7]);
});

it('counts each event’s bookings, also where a step reads several', async () => {
  for (let day = 0; day < 12; day += 1) {
    const date = addDays(TUESDAY, day);
    const { id } = await add.event(businessId, { date });
    if (day % 2 === 0)
      await add.booking(businessId, { eventId: id, eventDate: date, startTime: '09:00', endTime: '09:45' });
  }
  expect(await countsAt(NOW)).toEqual(Array.from({ length: 12 }, (_, day) => (day % 2 === 0 ? 6 : 7)));
});

it('counts the places of a day event without reading their bookings', async () => {
  const { id: eventId } = await add.event(businessId, { type: 'day_event' });
  const { id: venueId } = await add.venue(eventId, { maxCapacity: 5 });
  for (let number = 0; number < 3; number += 1)
    await add.booking(businessId, { eventId, venueId, kind: 'day_event' });
  expect(await countsAt(NOW)).toEqual([2]);
  expect(await example.database.select().from(claims)).toEqual([]);
});

describe('a diary without an end', () => {
  const diaryOf = (asked = NOTHING_ASKED) => diaryAt(NOW, asked);
  async function monthOf(month: string, after: string | null = null): Promise<DiaryMonth> {
    const view = await viewAt(NOW);
    const first = await buildMonth(example.database, month, view);
    return monthShape.parse(
      after === null ? first : await buildRestOfMonth(example.database, first, after, view),
    );
  }
  const idsOf = ({ events }: { events: { id: number }[] }) => events.map(({ id }) => id);

  it('carries the first months, and says how far it reaches', async () => {
    const near = (await add.event(businessId, { date: '2027-01-31' })).id;
    const far = (await add.event(businessId, { date: '2027-02-01' })).id;
    const diary = await diaryOf();
    expect(idsOf(diary)).toEqual([near]);
    expect(diary).toMatchObject({
      carried_months: ['2026-11', '2026-12', '2027-01'],
      last_date: '2027-02-01',
      dates: [{ date: '2027-01-31', free_count: 7 }],
    });
    expect(await monthOf('2027-02')).toMatchObject({
      events: [{ id: far }],
      dates: [{ date: '2027-02-01', free_count: 7, is_over: false }],
      next: null,
    });
    expect(await monthOf('2027-03')).toEqual({ month: '2027-03', events: [], dates: [], next: null });
  });

  it('opens on any upcoming event, and on any date', async () => {
    const { id: eventId } = await add.event(businessId, { date: '2029-06-14' });
    const { id: beside } = await add.event(businessId, { date: '2029-06-14', startTime: '08:00' });
    await add.event(businessId);
    for (const asked of [
      { eventId, date: null },
      { eventId: null, date: '2029-06-14' },
    ]) {
      const diary = await diaryOf(asked);
      expect(idsOf(diary).slice(1)).toEqual([beside, eventId]);
      expect(diary.opening?.event_id).toBe(asked.eventId ?? beside);
      expect(diary.dates.at(-1)).toMatchObject({ date: '2029-06-14', free_count: 15 });
      expect(diary.first_free_date).toBe(TUESDAY);
    }
  });

  it('finds the first free time however far it is, and opens there', async () => {
    const full = { slotMinutes: 480, lunchStartTime: null, lunchEndTime: null };
    for (const eventDate of [TUESDAY, '2027-08-01']) {
      const { id: eventId } = await add.event(businessId, { ...full, date: eventDate });
      await add.booking(businessId, { eventId, eventDate, startTime: '09:00', endTime: '17:00' });
    }
    const { id } = await add.event(businessId, { date: '2027-08-02' });
    const diary = await diaryOf();
    expect(diary).toMatchObject({ first_free_date: '2027-08-02', opening: { event_id: id } });
    expect(diary.events.map(({ event_date }) => event_date)).toEqual([TUESDAY, '2027-08-02']);
  });

  it('opens on the first event of all where nothing is free', async () => {
    const { id: eventId } = await add.event(businessId, {
      date: '2027-08-01',
      slotMinutes: 480,
      lunchStartTime: null,
    });
    await add.booking(businessId, { eventId, eventDate: '2027-08-01', startTime: '09:00', endTime: '17:00' });
    expect(await diaryOf()).toMatchObject({ first_free_date: null, opening: { event_id: eventId } });
  });

  it('does not open on an event that is another business’s, deleted or past', async () => {
    const { id } = await add.event(businessId);
    const other = await add.event((await add.business()).id, { date: '2027-09-01' });
    const past = await add.event(businessId, { date: '2026-11-01' });
    for (const eventId of [other.id, past.id, 9999]) {
      const diary = await diaryOf({ eventId, date: null });
      expect(idsOf(diary)).toEqual([id]);
      expect(diary.opening?.event_id).toBe(id);
    }
  });

  it('counts characters that are longer in a page at their length there', async () => {
    const description = '<'.repeat(EVENT_TEXT_MAX);
    for (let index = 0; index < 200; index += 1)
      await add.event(businessId, { date: addDays('2026-12-01', Math.floor(index / 10)), description });
    const diary = await diaryOf();
    expect(jsonInHtml(diary.events).length).toBeLessThan(DIARY_CHARACTERS_MAX + 200);
    expect(jsonInHtml(diary.events).length).toBeGreaterThan(DIARY_CHARACTERS_MAX * 0.9);
  });

  it('leaves out no event, however many a month has and however long their texts are', async () => {
    const long = 'x'.repeat(EVENT_TEXT_MAX);
    const all: number[] = [];
    for (let index = 0; index < 40; index += 1) {
      const date = addDays('2026-12-01', Math.floor(index / 4));
      const { id } = await add.event(businessId, { date, serviceMode: 'individual_services' });
      const cut = { description: long, pricePence: 3800, durationMinutes: 45 };
      const cuts = Array.from({ length: 50 }, (_, number) => ({ ...cut, name: `Cut ${number}` }));
      await add.services(id, cuts);
      all.push(id);
    }
    const diary = await diaryOf();
    expect(JSON.stringify(diary.events).length).toBeLessThan(DIARY_CHARACTERS_MAX + 100);
    expect(diary).toMatchObject({ carried_months: ['2026-11'], last_date: '2026-12-10' });
    expect(diary.dates).toHaveLength(10);
    const found: number[] = [];
    let after: string | null = null;
    do {
      const part = await monthOf('2026-12', after);
      expect(JSON.stringify(part.events).length).toBeLessThan(DIARY_CHARACTERS_MAX + 100);
      expect(part.dates).toEqual(diary.dates);
      found.push(...idsOf(part));
      after = part.next;
    } while (after !== null);
    expect(found).toEqual(all);
    const lastOne = all.at(-1) ?? 0;
    expect(idsOf(await diaryOf({ eventId: lastOne, date: null }))).toContain(lastOne);
  });

  describe('of more events than one answer contains', () => {
    const MANY = DIARY_EVENTS_MAX + 200;

    beforeEach(async () => {
      const { id: _, ...first } = await add.event(businessId, { date: '2027-04-01', endTime: '10:00' });
      await example.database.write({ business: businessId }, async (tx) => {
        const others = Array.from({ length: MANY - 1 }, (_, at) => addDays('2027-04-01', (at + 1) % 4));
        await tx.insert(events).values(others.map((date) => ({ ...first, date })));
      });
    });

    it('has every part of a month, from any place that a stranger names', async () => {
      const { dates } = await monthOf('2027-04');
      expect(dates).toHaveLength(4);
      for (const after of ['2027-04-02 09:00 77', '2027-04-01 00:00 1', '2019-01-01 12:34 999999999999999']) {
        const part = await monthOf('2027-04', after);
        expect(part.events).toHaveLength(DIARY_EVENTS_MAX);
        expect(part.dates).toEqual(dates);
      }
    });

    it('counts its dates again after a booking', async () => {
      const { events, dates } = await monthOf('2027-04');
      await add.booking(businessId, {
        eventId: events[0]?.id ?? 0,
        eventDate: '2027-04-01',
        startTime: '09:00',
        endTime: '09:45',
      });
      const before = dates[0]?.free_count ?? 0;
      expect((await monthOf('2027-04', '2027-04-03 00:00 1')).dates[0]?.free_count).toBe(before - 1);
    });

    it('opens on any of its dates and events', async () => {
      const { events, dates } = await monthOf('2027-04', '2027-04-03 00:00 1');
      for (const asked of [
        { eventId: null, date: '2027-04-03' },
        { eventId: events.at(-1)?.id ?? 0, date: null },
        { eventId: events[0]?.id ?? 0, date: '2027-04-02' },
      ]) {
        const diary = await diaryOf(asked);
        expect(dates).toEqual(expect.arrayContaining(diary.dates));
        expect(diary.opening?.event_id).toBe(asked.eventId ?? events[0]?.id);
      }
    });
  });
});
