/**
 * Makes a diary in steps. What is known about each event is cached, and so are the counted dates. Every event
 * of the first months is counted, and the answer contains as many as fit; further months come one at a time.
 */
import type { Diary, DiaryMonth } from '@daybook/schema/contract/diary';
import { daysOff } from '@daybook/schema/rules/blocked-times';
import { todayIn } from '@daybook/schema/rules/calendar-day';
import { completeChoice } from '@daybook/schema/rules/complete-choice';
import { addDays, addMonths, lastDateOf, monthOf } from '@daybook/schema/rules/date';
import { NOTHING_CHOSEN } from '@daybook/schema/rules/diary-choice';
import { inDiaryOrder } from '@daybook/schema/rules/diary-months';
import { DAYS_AHEAD_MAX, DIARY_MONTHS_CARRIED } from '@daybook/schema/figures/bounds';
import { businessAnswer, closedDays } from './diary-responses.ts';
import {
  carryRange,
  createCarryEvents,
  listOnePart,
  type Carried,
  type CarriedRange,
  type CarryEvents,
} from './carry-events.ts';
import type { EventCounts } from './count-events.ts';
import type { BusinessRow } from '../database/tables.ts';
import { createRangeCounts, type DiaryLookedAt, type RangeCounts } from './count-ranges.ts';
import { openingSlots } from './diary.ts';
import type { LookedAt } from './event-memory.ts';
import { diaryNotFound } from './refusals.ts';
import type { DiaryStore, EventRange, ListedEvent, EventPlace } from './diary-store.ts';

export interface DiaryAsked {
  eventId: number | null;
  /** YYYY-MM-DD */
  date: string | null;
}

export interface BuildParts {
  store: Pick<
    DiaryStore,
    'loadBusiness' | 'loadEvent' | 'listEvents' | 'findListed' | 'endsOf' | 'closuresOf'
  >;
  ranges: RangeCounts;
  carryEvents: CarryEvents;
}

export function buildPartsOf(store: DiaryStore, counts: EventCounts): BuildParts {
  return { store, ranges: createRangeCounts(store, counts), carryEvents: createCarryEvents(store, counts) };
}

/** Throws the 404 if the business is deleted. */
export type BuildDiary = (businessId: number, asked: DiaryAsked, now: number) => Promise<Diary>;

export function createBuildDiary(parts: BuildParts): BuildDiary {
  const { store, ranges, carryEvents } = parts;
  return async function buildDiary(businessId, asked, now) {
    const business = await store.loadBusiness(businessId);
    if (!business || business.deletedAt !== null) throw diaryNotFound();
    const at = lookedAt(business, now);
    const months = firstMonths(at.today);
    const first = { businessId, from: at.today, to: lastDateOf(months.at(-1) ?? monthOf(at.today)) };

    const carried = await carryRange(store, carryEvents, { ...first, after: undefined }, at);
    const counted = await ranges.ofRange(first, at);
    const free = counted.firstFree ?? (await ranges.firstFreeAfter(businessId, first.to, at));
    const ends = await store.endsOf(businessId, at.today);
    const named = asked.eventId === null ? null : await store.findListed(businessId, asked.eventId);

    const dates = upcomingDates([named?.date, asked.date, free?.date ?? ends?.first], at);
    // If there are too many events, the last are cut, so the requested ones come first.
    const beside = [named, free, ...(await notCarriedOn(parts, dates, first, carried))];
    const further = await carryEvents(eachUpcoming(beside, carried, at), at);
    const later = dates.filter((date) => date > first.to).sort();
    const countedLater = await Promise.all(
      later.map((date) => ranges.ofRange({ businessId, from: date, to: date }, at)),
    );

    const shown = { first: at.today, last: lastDateOf(monthOf(latest(ends?.last, first.to))) };
    // With an event in the year 9999, yearly time off would fill the answer.
    const near = { ...shown, last: earliest(shown.last, addDays(at.today, DAYS_AHEAD_MAX)) };
    const off = await store.closuresOf({ businessId, from: near.first, to: near.last });

    const diary = {
      business: businessAnswer(business),
      events: inDiaryOrder([...carried.events, ...further.events]),
      dates: [counted, ...countedLater].flatMap((range) => range.dates),
      carried_months: months.filter((month) => !carried.rest || month < monthOf(carried.rest.date)),
      bank_holidays: closedDays(business, shown.first, shown.last),
      closures: daysOff(off, near).map(({ first, last }) => ({ from_date: first, to_date: last })),
      last_date: ends?.last ?? null,
      first_free_date: free?.date ?? null,
      ...(named && named.id !== asked.eventId && asked.eventId !== null
        ? { replaced_event: { event_id: asked.eventId, successor_id: named.id } }
        : {}),
    };
    const { eventId } = completeChoice(diary, { ...NOTHING_CHOSEN, ...asked });
    const contents = eventId === null ? null : await store.loadEvent(business, eventId);
    return { ...diary, opening: contents && openingSlots(contents, now) };
  };
}

function lookedAt(business: BusinessRow, now: number): DiaryLookedAt {
  return { business, today: todayIn(business.timezone, now), now, version: business.diaryVersion };
}

const earliest = (one: string, other: string) => (one < other ? one : other);
const latest = (date: string | undefined, other: string) => (date && date > other ? date : other);

function firstMonths(today: string): string[] {
  return Array.from({ length: DIARY_MONTHS_CARRIED }, (_, index) => addMonths(monthOf(today), index));
}

/** Returns the dates from today on, in the given order, each once. */
function upcomingDates(dates: readonly (string | null | undefined)[], { today }: LookedAt): string[] {
  const upcoming = dates.filter((date) => typeof date === 'string').filter((date) => date >= today);
  return [...new Set(upcoming)];
}

/** Returns those dates' events that the first months' answer lacks, at most one part for each date. */
async function notCarriedOn(
  { store }: BuildParts,
  dates: readonly string[],
  first: EventRange,
  { rest, last }: CarriedRange,
): Promise<ListedEvent[]> {
  const found: ListedEvent[] = [];
  for (const date of dates) {
    const isCarried = date <= first.to && (rest === null || date < rest.date);
    if (isCarried) continue;
    const range = { businessId: first.businessId, from: date, to: date };
    found.push(...(await listOnePart(store, range, last ?? undefined)));
  }
  return found;
}

/** Returns the events of today and later that aren't included yet, each once. */
function eachUpcoming(
  listed: readonly (ListedEvent | null)[],
  { events }: Carried,
  { today }: LookedAt,
): ListedEvent[] {
  const isCarried = new Set(events.map(({ id }) => id));
  const missing = listed
    .filter((event) => event !== null)
    .filter(({ id, date }) => date >= today && !isCarried.has(id));
  return [...new Map(missing.map((event) => [event.id, event])).values()];
}

/** One month of a diary: all its dates counted, and as many of its events as fit in one answer. */
export interface MonthAsked {
  /** YYYY-MM */
  month: string;
  /** An earlier answer's `next`; null starts at the beginning. */
  after: string | null;
}

/** Throws the 404 if the business is deleted. */
export type BuildMonth = (businessId: number, asked: MonthAsked, now: number) => Promise<DiaryMonth>;

export function createBuildMonth({ store, ranges, carryEvents }: BuildParts): BuildMonth {
  return async function buildMonth(businessId, { month, after }, now) {
    const business = await store.loadBusiness(businessId);
    if (!business || business.deletedAt !== null) throw diaryNotFound();
    const at = lookedAt(business, now);
    const { today } = at;
    const start = `${month}-01`;
    const range = { businessId, from: start < today ? today : start, to: lastDateOf(month) };
    const part = { ...range, after: after === null ? undefined : placeFrom(after) };
    const { events, last } = await carryRange(store, carryEvents, part, at);
    const { dates } = await ranges.ofRange(range, at);
    return { month, events, dates, next: last && placeText(last) };
  };
}

/** '2027-03-01 09:00 12' */
function placeText({ date, startTime, id }: EventPlace): string {
  return `${date} ${startTime} ${id}`;
}

/** Reads a text from `placeText`, or from a stranger in the same shape (contract/diary.ts). */
function placeFrom(text: string): EventPlace {
  const [date = '', startTime = '', id] = text.split(' ');
  return { date, startTime, id: Number(id) };
}
