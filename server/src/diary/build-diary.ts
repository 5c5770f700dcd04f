/**
 * A diary made anew, in steps: what stands of it is kept event by event. Every event of the first months is
 * counted, and as many are carried as one answer has room for; the others come by the month (build-month.ts).
 */
import type { Diary } from '@daybook/schema/contract/diary';
import { todayIn } from '@daybook/schema/rules/calendar-day';
import { completeChoice } from '@daybook/schema/rules/complete-choice';
import { addDays, addMonths, lastDateOf, monthOf } from '@daybook/schema/rules/date';
import { NOTHING_CHOSEN } from '@daybook/schema/rules/diary-choice';
import { inDiaryOrder } from '@daybook/schema/rules/diary-months';
import { DIARY_MONTHS_CARRIED } from '@daybook/schema/figures/bounds';
import { businessAnswer } from './answers.ts';
import type { CarryEvents } from './carry-events.ts';
import type { EventCounts } from './count-events.ts';
import { datesOf, hasRoom, openingSlots, type CountedEvent } from './diary.ts';
import type { LookedAt } from './event-memory.ts';
import { listAll, listInSteps } from './list-in-steps.ts';
import { diaryNotFound } from './standing.ts';
import type { DiaryStore, ListedEvent } from './store.ts';

/** What the diary shall open on, where that is there. */
export interface DiaryAsked {
  eventId: number | null;
  /** YYYY-MM-DD */
  date: string | null;
}

export interface BuildParts {
  store: Pick<DiaryStore, 'loadBusiness' | 'loadEvent' | 'listEvents' | 'findListed' | 'endsOf'>;
  counts: EventCounts;
  carryEvents: CarryEvents;
}

/** Throws the 404 of a business that is gone. */
export type BuildDiary = (businessId: number, asked: DiaryAsked, now: number) => Promise<Diary>;

const LAST_DATE = '9999-12-31';

export function createBuildDiary(parts: BuildParts): BuildDiary {
  const { store, counts, carryEvents } = parts;
  return async function buildDiary(businessId, asked, now) {
    const business = await store.loadBusiness(businessId);
    if (!business || business.deletedAt !== null) throw diaryNotFound();
    const { timezone } = business;
    const at = { timezone, today: todayIn(timezone, now), now };
    const months = firstMonths(at.today);
    const lastDay = lastDateOf(months.at(-1) ?? monthOf(at.today));

    const first = await listAll(store, { businessId, from: at.today, to: lastDay });
    const carried = await carryEvents(first, at);
    const counted = await counts.ofListed(first, at);
    const free = counted.find(hasRoom) ?? (await firstFreeAfter(parts, businessId, lastDay, at));
    const ends = await store.endsOf(businessId, at.today);
    const named = asked.eventId === null ? null : await store.findListed(businessId, asked.eventId);

    const dates = inDateOrder([named?.date, asked.date, free?.date ?? ends?.first]);
    const later = await onDates(
      parts,
      businessId,
      dates.filter((date) => date > lastDay),
    );
    const isCarried = new Set(carried.events.map(({ id }) => id));
    const missing = [...first, ...later].filter(({ id, date }) => dates.includes(date) && !isCarried.has(id));
    const further = await carryEvents(namedFirst(missing, [named?.id, free?.id]), at);

    const diary = {
      business: businessAnswer(business),
      events: inDiaryOrder([...carried.events, ...further.events]),
      dates: datesOf([...counted, ...(await counts.ofListed(later, at))]),
      carried_months: months.filter((month) => !carried.rest || month < monthOf(carried.rest.date)),
      last_date: ends?.last ?? null,
      first_free_date: free?.date ?? null,
    };
    const { eventId } = completeChoice(diary, { ...NOTHING_CHOSEN, ...asked });
    const contents = eventId === null ? null : await store.loadEvent(eventId);
    return { ...diary, opening: contents && openingSlots(contents, timezone, now) };
  };
}

function firstMonths(today: string): string[] {
  return Array.from({ length: DIARY_MONTHS_CARRIED }, (_, index) => addMonths(monthOf(today), index));
}

/** Null when nothing behind that date is free. */
async function firstFreeAfter(
  { store, counts }: BuildParts,
  businessId: number,
  date: string,
  at: LookedAt,
): Promise<CountedEvent | null> {
  for await (const step of listInSteps(store, { businessId, from: addDays(date, 1), to: LAST_DATE })) {
    const free = (await counts.ofListed(step, at)).find(hasRoom);
    if (free) return free;
  }
  return null;
}

/** All events of those dates, in their order. */
async function onDates({ store }: BuildParts, businessId: number, dates: readonly string[]) {
  const found: ListedEvent[] = [];
  for (const date of dates) found.push(...(await listAll(store, { businessId, from: date, to: date })));
  return found;
}

function inDateOrder(dates: readonly (string | null | undefined)[]): string[] {
  return [...new Set(dates.filter((date) => typeof date === 'string'))].sort();
}

/** What there is too much of is cut from the end: what was asked for stands before it. */
function namedFirst(listed: readonly ListedEvent[], ids: readonly (number | undefined)[]): ListedEvent[] {
  const isNamed = ({ id }: ListedEvent) => ids.includes(id);
  return [...listed.filter(isNamed), ...listed.filter((event) => !isNamed(event))];
}
