/** One month of a diary: its dates counted whole, and as many of its events as one answer has room for. */
import type { DiaryMonth } from '@daybook/schema/contract/diary';
import { todayIn } from '@daybook/schema/rules/calendar-day';
import { lastDateOf } from '@daybook/schema/rules/date';
import type { BuildParts } from './build-diary.ts';
import { datesOf } from './diary.ts';
import { listAll } from './list-in-steps.ts';
import { diaryNotFound } from './standing.ts';
import type { EventPlace } from './store.ts';

export interface MonthAsked {
  /** YYYY-MM */
  month: string;
  /** An earlier answer's `next`; null is from the start. */
  after: string | null;
}

/** Throws the 404 of a business that is gone. */
export type BuildMonth = (businessId: number, asked: MonthAsked, now: number) => Promise<DiaryMonth>;

export function createBuildMonth({ store, counts, carryEvents }: BuildParts): BuildMonth {
  return async function buildMonth(businessId, { month, after }, now) {
    const business = await store.loadBusiness(businessId);
    if (!business || business.deletedAt !== null) throw diaryNotFound();
    const { timezone } = business;
    const today = todayIn(timezone, now);
    const at = { timezone, today, now };
    const start = `${month}-01`;
    const range = { businessId, from: start < today ? today : start, to: lastDateOf(month) };
    const listed = await listAll(store, range);
    const behind = after === null ? listed : listed.filter((event) => placeText(event) > after);
    const { events, rest } = await carryEvents(behind, at);
    const last = rest && behind[behind.indexOf(rest) - 1];
    const dates = datesOf(await counts.ofListed(listed, at));
    return { month, events, dates, next: last ? placeText(last) : null };
  };
}

/** '2027-03-01 09:00 000000000000012': texts that sort as their events do. */
function placeText({ date, startTime, id }: EventPlace): string {
  return `${date} ${startTime} ${String(id).padStart(15, '0')}`;
}
