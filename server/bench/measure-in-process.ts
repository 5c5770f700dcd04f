/** Measures what cached responses hide: making a diary from the tables, and the slots function alone. */

import { NO_LIMITS } from '@daybook/schema/rules/booking-window';
import { instantOf } from '@daybook/schema/rules/calendar-day';
import { addDays } from '@daybook/schema/rules/date';
import { slotsOf, type SlotQuestion } from '@daybook/schema/rules/slots';
import type { Database } from '../src/database/database.ts';
import { buildDiary } from '../src/diary/build-diary.ts';
import { loadBusiness } from '../src/diary/diary-store.ts';
import { openPlace } from '../test/test-database.ts';
import type { Site, Sites } from './measure-http.ts';
import { percent, ratiosOf, spread, tableText } from './report.ts';

const ROUNDS = 9;
const CALLS_PER_ROUND = 200;

export async function measureInProcess({ large, small }: Sites): Promise<string> {
  const databases = { large: openPlace(large.place), small: openPlace(small.place) };
  const work = {
    large: diaryMaker(databases.large, large),
    small: diaryMaker(databases.small, small),
    month: slotsOfMonth,
  };
  const rounds: Record<string, number[]> = {};
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [name, call] of Object.entries(work)) {
      const took = await perCall(CALLS_PER_ROUND, call);
      // The first round only warms up.
      rounds[name] = round === 0 ? [] : [...(rounds[name] ?? []), took];
    }
  }
  for (const database of Object.values(databases)) await database.close();
  const { large: all = [], small: few = [], month: slots = [] } = rounds;
  const ms = (value: number) => value.toFixed(3);
  const ratio = (values: number[], beside: number[]) => spread(ratiosOf(values, beside), percent);
  return tableText([
    ['work', 'milliseconds', 'beside', 'ratio, %'],
    [
      'a diary made anew, 100,000 bookings',
      spread(all, ms),
      `1,000 bookings: ${spread(few, ms)}`,
      ratio(all, few),
    ],
    [
      'slots of a half-full month, 15 minutes each',
      spread(slots, ms),
      'bar: 0.250',
      ratio(
        slots,
        slots.map(() => 0.25),
      ),
    ],
  ]);
}

async function perCall(times: number, call: () => unknown): Promise<number> {
  const began = performance.now();
  for (let time = 0; time < times; time += 1) await call();
  return (performance.now() - began) / times;
}

/** Returns a function that makes the next business's diary. */
function diaryMaker({ read }: Database, { slugs }: Site): () => Promise<unknown> {
  let last = 0;
  return async () => {
    last = (last % slugs.length) + 1;
    const business = await loadBusiness(read, last);
    return business && buildDiary(read, { business, now: Date.now(), moving: null });
  };
}

const MONTH_DAYS = 30;
const NOW = Date.UTC(2026, 5, 1);
/** 09:00 to 17:00, every other slot taken. */
const month = Array.from({ length: MONTH_DAYS }, (_, day): SlotQuestion => {
  const date = addDays('2026-06-02', day);
  const starts = Array.from(
    { length: 16 },
    (_slot, at) => instantOf(date, 9 * 60 + at * 30, 'Europe/London') ?? 0,
  );
  return {
    event: {
      id: day + 1,
      date,
      timezone: 'Europe/London',
      timetable: {
        mode: 'automatic',
        hours: { start: 9 * 60, end: 17 * 60 },
        slotMinutes: 15,
        bufferMinutes: 0,
        manualSlots: [],
        lunch: null,
        lastStart: null,
      },
    },
    venues: [],
    service: null,
    people: null,
    personId: null,
    held: starts.map((startsAt) => ({
      resourceId: null,
      venueId: null,
      startsAt,
      endsAt: startsAt + 15 * 60_000,
      bookingId: startsAt,
    })),
    blocked: [],
    limits: NO_LIMITS,
    now: NOW,
  };
});

function slotsOfMonth(): number {
  let count = 0;
  for (const question of month) count += slotsOf(question).length;
  return count;
}
