/** Measures what kept answers hide: making a diary anew from the tables, and the slots function by itself. */
import { addDays } from '@daybook/schema/rules/date';
import { instantOf } from '@daybook/schema/rules/calendar-day';
import { slotsOf, type SlotQuestion } from '@daybook/schema/rules/slots';
import type { Database } from '../src/database/database.ts';
import { buildPartsOf, createBuildDiary } from '../src/diary/build-diary.ts';
import { createEventCounts } from '../src/diary/count-events.ts';
import { createDiaryStore } from '../src/diary/diary-store.ts';
import { openPlace } from '../test/test-database.ts';
import { figureOf, percent, ratioOf, tableText, told } from './figures.ts';
import type { Site } from './sites.ts';

const ROUNDS = 9;
const DIARIES_PER_ROUND = 200;
const MONTHS_PER_ROUND = 200;

/** The table, as text. */
export async function measureInProcess({ large, small }: Record<'large' | 'small', Site>): Promise<string> {
  const databases = { large: openPlace(large.place), small: openPlace(small.place) };
  const makeLarge = diaryMaker(databases.large, large, false);
  const makeSmall = diaryMaker(databases.small, small, false);
  const makeKept = diaryMaker(databases.large, large, true);
  const rounds = { large: [0], small: [0], kept: [0], month: [0] };
  for (let round = 0; round <= ROUNDS; round += 1) {
    rounds.large[round] = await perCall(DIARIES_PER_ROUND, makeLarge);
    rounds.small[round] = await perCall(DIARIES_PER_ROUND, makeSmall);
    rounds.kept[round] = await perCall(DIARIES_PER_ROUND, makeKept);
    rounds.month[round] = await perCall(MONTHS_PER_ROUND, slotsOfMonth);
  }
  for (const database of Object.values(databases)) await database.close();
  // The first round only warms up.
  const [largeMs, smallMs] = [rounds.large.slice(1), rounds.small.slice(1)];
  const [keptMs, month] = [rounds.kept.slice(1), rounds.month.slice(1)];
  const ms = (value: number) => value.toFixed(3);
  return tableText([
    ['work', 'milliseconds', 'beside', 'ratio, %'],
    [
      'a diary made anew, 100,000 bookings',
      told(figureOf(largeMs), ms),
      `1,000 bookings: ${told(figureOf(smallMs), ms)}`,
      told(ratioOf(largeMs, smallMs), percent),
    ],
    [
      'the same, what was counted of its events kept',
      told(figureOf(keptMs), ms),
      `all forgotten: ${told(figureOf(largeMs), ms)}`,
      told(ratioOf(keptMs, largeMs), percent),
    ],
    [
      'slots of a half-full month, 15 minutes each',
      told(figureOf(month), ms),
      'bar: 0.250',
      told(figureOf(month.map((value) => value / 0.25)), percent),
    ],
  ]);
}

async function perCall(times: number, call: () => unknown): Promise<number> {
  const began = performance.now();
  for (let time = 0; time < times; time += 1) await call();
  return (performance.now() - began) / times;
}

/** Makes the next business's diary each time: from kept events, or with all counts forgotten. */
function diaryMaker(database: Database, { slugs }: Site, isKept: boolean): () => Promise<unknown> {
  const store = createDiaryStore(database);
  const withNothingKept = () => createBuildDiary(buildPartsOf(store, createEventCounts(store)));
  let build = withNothingKept();
  // Only a few diaries, so that kept events are used again within a round.
  const businesses = isKept ? Math.min(slugs.length, 20) : slugs.length;
  let last = 0;
  return () => {
    last = (last % businesses) + 1;
    if (!isKept) build = withNothingKept();
    return build(last, { eventId: null, date: null }, Date.now());
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
    held: starts.map((startsAt) => ({ venueId: null, startsAt, endsAt: startsAt + 15 * 60_000 })),
    now: NOW,
  };
});

function slotsOfMonth(): number {
  let count = 0;
  for (const question of month) count += slotsOf(question).length;
  return count;
}
