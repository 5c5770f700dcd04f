/** One month of a diary: its dates counted whole, and as many of its events as one answer has room for. */
import type { DiaryMonth } from '@daybook/schema/contract/diary';
import { todayIn } from '@daybook/schema/rules/calendar-day';
import { lastDateOf } from '@daybook/schema/rules/date';
import type { BuildParts } from './build-diary.ts';
import { carryRange } from './carry-range.ts';
import { diaryNotFound } from './refusals.ts';
import type { EventPlace } from './diary-store.ts';

export interface MonthAsked {
  /** YYYY-MM */
  month: string;
  /** An earlier answer's `next`; null is from the start. */
  after: string | null;
}

/** Throws the 404 of a business that is gone. */
export type BuildMonth = (businessId: number, asked: MonthAsked, now: number) => Promise<DiaryMonth>;

export function createBuildMonth({ store, ranges, carryEvents }: BuildParts): BuildMonth {
  return async function buildMonth(businessId, { month, after }, now) {
    const business = await store.loadBusiness(businessId);
    if (!business || business.deletedAt !== null) throw diaryNotFound();
    const { timezone, diaryVersion: version } = business;
    const today = todayIn(timezone, now);
    const at = { timezone, today, now, version };
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

/** Reads a text that `placeText` made, or that a stranger made in the same shape (contract/diary.ts). */
function placeFrom(text: string): EventPlace {
  const [date = '', startTime = '', id] = text.split(' ');
  return { date, startTime, id: Number(id) };
}
