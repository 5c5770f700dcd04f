/**
 * Makes a diary. Every event of the first months is counted, and the answer contains as many as fit; further
 * months come one at a time, and a link's date or event is added to the answer.
 */

import type { Diary, DiaryDate, DiaryMonth } from '@daybook/schema/contract/diary';
import { DAYS_AHEAD_MAX, DIARY_MONTHS_CARRIED } from '@daybook/schema/figures/bounds';
import type { BankHoliday } from '@daybook/schema/rules/bank-holidays';
import { daysOff } from '@daybook/schema/rules/blocked-times';
import { todayIn } from '@daybook/schema/rules/calendar-day';
import { completeChoice } from '@daybook/schema/rules/complete-choice';
import { addDays, addMonths, lastDateOf, monthOf } from '@daybook/schema/rules/date';
import { NOTHING_CHOSEN } from '@daybook/schema/rules/diary-choice';
import { inDiaryOrder } from '@daybook/schema/rules/diary-months';
import { mergedStretches, type Stretch } from '@daybook/schema/rules/stretches';
import type { Reader } from '../database/database.ts';
import { CarriedEvents } from './carried-events.ts';
import {
  countListed,
  countRange,
  firstFreeIn,
  loadShown,
  type CountedEvent,
  type DiaryView,
} from './count-events.ts';
import { businessAnswer, closedDays } from './diary-responses.ts';
import {
  catalogueOrder,
  closuresOf,
  endsOf,
  findListed,
  weeklyHoursOf,
  type EventPlace,
  type EventRange,
} from './diary-store.ts';
import { datesOf, hasRoom, openingSlots, type CountedOnDate } from './diary.ts';
import { addOffered, nothingOffered, offeredAnswer, type OfferedServices } from './offered-services.ts';
import { lastOpenDate, openTimesOf } from './opening-hours.ts';
import type { Wanted } from './wanted-service.ts';

export interface ForWanted {
  /** The service that the answer is for; all without one. */
  wanted?: Wanted | null;
}

export interface DiaryAsked extends ForWanted {
  eventId: number | null;
  /** YYYY-MM-DD */
  date: string | null;
}

export const NOTHING_ASKED: DiaryAsked = { eventId: null, date: null };

const NO_SERVICES = { services: [], people: [], has_other_events: false };

const LAST_DATE = '9999-12-31';

const todayOf = ({ business, now }: DiaryView) => todayIn(business.timezone, now);

/** Returns the diary with the event and date asked for, opened there. */
export async function buildDiary(
  on: Reader,
  view: DiaryView,
  asked: DiaryAsked = NOTHING_ASKED,
): Promise<Diary> {
  const { business } = view;
  const today = todayOf(view);
  const months = Array.from({ length: DIARY_MONTHS_CARRIED }, (_, at) => addMonths(monthOf(today), at));
  const first = { from: today, to: lastDateOf(months.at(-1) ?? monthOf(today)) };

  const carried = new CarriedEvents();
  // A booking that moves keeps its service, and a diary for one service gets the others from that for all.
  const offered = view.moving || view.wanted ? null : nothingOffered();
  const near: CountedEvent[] = [];
  const take = (one: CountedEvent) => {
    carried.take(one);
    if (one.event.date <= lastOpenDate(today)) near.push(one);
  };
  const { dates, firstFree } = await readRange(on, first, view, take, offered);
  const later = { from: addDays(first.to, 1), to: LAST_DATE };
  const free = firstFree ?? (await firstFreeIn(on, later, view));
  const ends = await endsOf(on, business.id, today);

  const shown = { first: today, last: lastDateOf(monthOf(latest(ends?.last, first.to))) };
  // With an event in the year 9999, yearly time off would fill the answer.
  const reach = { ...shown, last: earliest(shown.last, addDays(today, DAYS_AHEAD_MAX)) };
  const off = daysOff(await closuresOf(on, business.id, { from: reach.first, to: reach.last }), reach);
  const weekly = business.openingHours === null ? await weeklyHoursOf(on, business.id) : [];
  const isOffToday = off.some(({ first: from, last: to }) => from <= today && today <= to);

  const holidays = closedDays(business, shown.first, shown.last);

  const { rest } = carried;
  const diary = {
    business: businessAnswer(business),
    events: carried.events,
    dates,
    carried_months: months.filter((month) => !rest || month < monthOf(rest.date)),
    bank_holidays: holidays,
    closures: closuresIn(off, holidays, dates, first.to),
    open_times: openTimesOf({ business, today, weekly, planned: near, isOffToday }),
    last_date: ends?.last ?? null,
    first_free_date: free?.event.date ?? null,
    ...(offered ? offeredAnswer(offered, await catalogueOrder(on, business.id)) : NO_SERVICES),
    wanted: null,
    opening: null,
  };
  const opensOn = free?.event.date ?? ends?.first ?? null;
  const added = { event: free?.event ?? null, dates: opensOn === null ? [] : [opensOn] };
  return openDiary(on, await withAdded(on, diary, added, view), asked, view);
}

/**
 * Returns the days off, longer by the bank holidays next to them on which nothing is offered. `dates` are all
 * that have an event until `counted`.
 */
function closuresIn(
  off: readonly Stretch[],
  holidays: readonly BankHoliday[],
  dates: readonly DiaryDate[],
  counted: string,
): Diary['closures'] {
  const isOpen = (date: string) => dates.some((one) => one.date === date && one.slot_count !== 0);
  const closed = holidays.filter(({ date }) => date <= counted && !isOpen(date));
  return mergedStretches([...off, ...closed.map(({ date }) => ({ first: date, last: date }))])
    .filter(({ first, last }) => off.some((one) => first <= one.first && one.last <= last))
    .map(({ first: from_date, last: to_date }) => ({ from_date, to_date }));
}

const earliest = (one: string, other: string) => (one < other ? one : other);
const latest = (date: string | undefined, other: string) => (date && date > other ? date : other);

/** Returns the diary with the event and date asked for, opened there. What doesn't exist or is over is ignored. */
export async function openDiary(
  on: Reader,
  diary: Diary,
  { eventId, date }: DiaryAsked,
  view: DiaryView,
): Promise<Diary> {
  const today = todayOf(view);
  const found = eventId === null ? null : await findListed(on, view.business.id, eventId);
  const event = found && found.date >= today ? found : null;
  const dates = [event?.date, date].filter((one) => typeof one === 'string').filter((one) => one >= today);
  const whole = await withAdded(on, diary, { event, dates: [...new Set(dates)] }, view);
  const isReplaced = found !== null && eventId !== null && found.id !== eventId;
  const replaced = isReplaced ? { replaced_event: { event_id: eventId, successor_id: found.id } } : {};
  const opened = { ...whole, ...replaced };
  const catalogueId = view.wanted?.catalogueId ?? null;
  const { eventId: shownId } = completeChoice(opened, { ...NOTHING_CHOSEN, eventId, date, catalogueId });
  const contents = shownId === null ? null : await loadShown(on, shownId, view);
  return { ...opened, opening: contents && openingSlots(contents, view.now, view.wanted?.personId) };
}

interface Added {
  event: EventPlace | null;
  /** YYYY-MM-DD, each once. */
  dates: readonly string[];
}

/** Adds an event and those of some dates, first the event: what doesn't fit in one answer is left out. */
async function withAdded(on: Reader, diary: Diary, { event, dates }: Added, view: DiaryView): Promise<Diary> {
  const isThere = new Set(diary.events.map(({ id }) => id));
  const carried = new CarriedEvents();
  const counted = [...diary.dates];
  const take = (one: CountedEvent) => {
    if (!isThere.has(one.event.id)) carried.take(one);
    isThere.add(one.event.id);
  };
  if (event && !isThere.has(event.id)) (await countListed(on, [event], view)).forEach(take);
  for (const date of dates) {
    if (diary.carried_months.includes(monthOf(date))) continue;
    const ofDate = await readRange(on, { from: date, to: date }, view, take);
    if (!counted.some((one) => one.date === date)) counted.push(...ofDate.dates);
  }
  return {
    ...diary,
    events: inDiaryOrder([...diary.events, ...carried.events]),
    dates: counted.sort((one, other) => (one.date < other.date ? -1 : 1)),
  };
}

interface CountedRange {
  dates: DiaryDate[];
  firstFree: CountedEvent | null;
}

/** Counts a range's dates over all their events, and calls `each` with every event. */
async function readRange(
  on: Reader,
  range: EventRange,
  view: DiaryView,
  each: (counted: CountedEvent) => void,
  offered: OfferedServices | null = null,
): Promise<CountedRange> {
  const counted: CountedOnDate[] = [];
  let firstFree: CountedEvent | null = null;
  for await (const step of countRange(on, range, view)) {
    firstFree ??= step.find(hasRoom) ?? null;
    step.forEach(each);
    if (offered) await addOffered(offered, step, view.now);
    counted.push(...step.map(({ event, availability }) => ({ date: event.date, availability })));
  }
  return { dates: datesOf(counted), firstFree };
}

const rangeOf = (month: string, today: string): EventRange => ({
  from: latest(today, `${month}-01`),
  to: lastDateOf(month),
});

/** Returns one month of a diary: all its dates counted, and as many of its events as fit in one answer. */
export async function buildMonth(on: Reader, month: string, view: DiaryView): Promise<DiaryMonth> {
  const carried = new CarriedEvents();
  const range = rangeOf(month, todayOf(view));
  const { dates } = await readRange(on, range, view, (one) => carried.take(one));
  return { month, events: carried.events, dates, next: nextOf(carried) };
}

/** Returns as many of a month's events as fit, from the first one after `after` on: an earlier answer's `next`. */
export async function buildRestOfMonth(
  on: Reader,
  { month, dates }: DiaryMonth,
  after: string,
  view: DiaryView,
): Promise<DiaryMonth> {
  const carried = new CarriedEvents();
  for await (const step of countRange(on, rangeOf(month, todayOf(view)), view, placeFrom(after))) {
    step.forEach((one) => carried.take(one));
    if (carried.rest) break;
  }
  return { month, events: carried.events, dates, next: nextOf(carried) };
}

const nextOf = ({ rest, last }: CarriedEvents) => (rest && last ? placeText(last) : null);

/** '2027-03-01 09:00 12' */
function placeText({ date, startTime, id }: EventPlace): string {
  return `${date} ${startTime} ${id}`;
}

/** Reads a text from `placeText`, or from a stranger in the same shape (contract/diary.ts). */
function placeFrom(text: string): EventPlace {
  const [date = '', startTime = '', id] = text.split(' ');
  return { date, startTime, id: Number(id) };
}
