/**
 * Changes weekly hours: first tries the change on all their dates, then saves the weekly hours, then changes
 * date by date. Each step is a transaction of its own, so that others are served between them. Dates that a
 * killed process has not changed stay 'stale', and the job changes them.
 */

import { and, asc, eq, gte, inArray, isNull, ne } from 'drizzle-orm';
import type { PatternRequest } from '@daybook/schema/contract/pattern';
import { PATTERNS_MAX } from '@daybook/schema/figures/bounds';
import { addDays } from '@daybook/schema/rules/date';
import { lastPublishable, patternDates as datesOf } from '@daybook/schema/rules/pattern-dates';
import type { MisfitAnswers } from '../bookings/answer-misfits-store.ts';
import { lockForTexts, takeTextRoom } from '../businesses/text-room-store.ts';
import type { Database, Reader, Transaction } from '../database/database.ts';
import { writeOrTakeBack } from '../database/dry-run.ts';
import { countRows } from '../database/prepared.ts';
import {
  events,
  patternDates,
  patterns,
  type BusinessRow,
  type PatternDateRow,
  type PatternRow,
} from '../database/tables.ts';
import { loadPlanned } from '../diary/contents-store.ts';
import { EVENTS_A_STEP } from '../diary/count-events.ts';
import { countBooked } from '../events/list-events-store.ts';
import type { ReplacingObstacle } from '../events/replace-event-store.ts';
import { renameAsked } from '../questions/questions-store.ts';
import { no, ok, type Outcome } from '../runtime/outcome.ts';
import { stepsOf } from '../runtime/weighed-steps.ts';
import { withOffersEnded } from '../waiting-list/ended-offers-store.ts';
import { eventsHeld } from '../waiting-list/keep-offers-store.ts';
import { changeDate, findDate, stepOfDate, type ChangedDate, type StepOfDate } from './change-date-store.ts';
import { openItemsOf, type OpenItems } from './open-items-store.ts';
import { bytesOfPattern, ruleOf, type PatternPlan } from './pattern-shape.ts';
import { findPattern, isRunning, planWithOwnParts, type PatternObstacle } from './patterns-store.ts';

export interface PatternToChange {
  business: BusinessRow;
  pattern: PatternRow;
  to: 'changed' | 'paused' | 'resumed' | 'ended';
  /** Null if all dates are withdrawn, or only published again. */
  request: PatternRequest | null;
  /** The first date that changes, YYYY-MM-DD, today or later. */
  from: string;
  /** True if new weekly hours begin at `from`. */
  isSplit: boolean;
  today: string;
  now: number;
}

export interface DateToChange {
  date: string;
  is: StepOfDate['is'];
  /** True if it has a booking that is not cancelled, or a time that is held. */
  isTaken: boolean;
}

interface PlannedChange {
  dates: DateToChange[];
  missing: string[];
}

interface Touched {
  changed: readonly string[];
  withdrawn: readonly string[];
}

/** Milliseconds for which the job leaves the dates alone while a request changes them. */
const LEFT_ALONE = 600_000;

/** Resolves to what happens to each date from `from` on, and which dates are still to be published. */
export async function planPatternChange(
  database: Database,
  wanted: PatternToChange,
): Promise<Outcome<PlannedChange, PatternObstacle>> {
  const begun = await writeOrTakeBack(database, lockForTexts(wanted.business), { isDryRun: true }, (tx) =>
    beginPlan(tx, wanted),
  );
  return begun.ok ? ok(await planChange(database.readLong, wanted, begun.value)) : begun;
}

export function tryDate(
  database: Database,
  wanted: PatternToChange,
  date: string,
): Promise<Outcome<ChangedDate | null, ReplacingObstacle | PatternObstacle>> {
  return writeOrTakeBack<ChangedDate | null, ReplacingObstacle | PatternObstacle>(
    database,
    lockForTexts(wanted.business),
    { isDryRun: true },
    async (tx) => {
      const next = await nextPlan(tx, wanted);
      if (!next.ok) return next;
      const { business, pattern, now } = wanted;
      const row = await findDate(tx, pattern.id, date);
      if (!row) return ok(null);
      const change = (answers: MisfitAnswers) =>
        changeDate(tx, { business, was: pattern, next: next.value, now }, row, answers);
      return withOffersEnded(tx, wanted, await change(null), change);
    },
  );
}

/** Saves the weekly hours. Resolves to the row whose dates are then changed. */
export function keepPattern(
  database: Database,
  wanted: PatternToChange,
  touched: Touched,
): Promise<Outcome<PatternRow, PatternObstacle | 'overtaken'>> {
  return writeOrTakeBack(database, lockForTexts(wanted.business), { isDryRun: false }, (tx) =>
    keep(tx, wanted, touched),
  );
}

/** Changes a date of the weekly hours that `keep` returned. */
export function changeDateOf(
  database: Database,
  wanted: PatternToChange,
  kept: PatternRow,
  date: string,
  answers: MisfitAnswers,
): Promise<Outcome<ChangedDate | null, ReplacingObstacle | 'overtaken'>> {
  return writeOrTakeBack<ChangedDate | null, ReplacingObstacle | 'overtaken'>(
    database,
    lockForTexts(wanted.business),
    { isDryRun: false },
    async (tx) => {
      const current = await findPattern(tx, wanted.business.id, kept.id);
      if (!current || current.revision !== kept.revision) return no('overtaken');
      const next = wanted.request ? kept : null;
      return changeOne(tx, wanted, { next, id: kept.id, date, answers });
    },
  );
}

/** Adds the services and venues that the request describes to the business's own. */
async function nextPlan(
  tx: Transaction,
  { business, request, from, isSplit }: PatternToChange,
): Promise<Outcome<PatternPlan | null, PatternObstacle>> {
  if (!request) return ok(null);
  const planned = await planWithOwnParts(tx, business.id, request);
  if (!planned.ok) return planned;
  const { plan } = planned.value;
  return ok(isSplit ? beginningAt(plan, from) : plan);
}

/** Keeps counting weeks from the same Monday, or from one that is a multiple of `everyWeeks` later. */
function beginningAt(plan: PatternPlan, from: string): PatternPlan {
  const [first] = datesOf(ruleOf(plan), from, addDays(from, 7 * (plan.everyWeeks + 1)));
  return { ...plan, fromDate: first ?? (plan.fromDate > from ? plan.fromDate : from) };
}

interface BegunPlan {
  next: PatternPlan | null;
  rows: PatternDateRow[];
  open: OpenItems;
}

async function beginPlan(
  tx: Transaction,
  wanted: PatternToChange,
): Promise<Outcome<BegunPlan, PatternObstacle>> {
  const next = await nextPlan(tx, wanted);
  if (!next.ok) return next;
  const rows = await rowsFrom(tx, wanted.pattern.id, wanted.from);
  return ok({ next: next.value, rows, open: await openItemsOf(tx, wanted.business.id) });
}

/** Reads the dates' events in steps. Each is compared again when it changes. */
async function planChange(
  on: Reader,
  { business, pattern, to, from, today, now }: PatternToChange,
  { next, rows, open }: BegunPlan,
): Promise<PlannedChange> {
  const change = { business, was: pattern, next, now };
  const dates: DateToChange[] = [];
  const held = await eventsHeld(on, business.id, now);
  for (const step of stepsOf(to === 'resumed' ? [] : rows, () => 1, EVENTS_A_STEP)) {
    const ids = step.flatMap(({ eventId }) => eventId ?? []);
    const events = await loadPlanned(on, business.id, ids);
    const booked = await countBooked(on, events);
    const found = new Map(events.map((one) => [one.event.id, one]));
    for (const row of step) {
      const planned = row.eventId === null ? undefined : found.get(row.eventId);
      const { is } = stepOfDate(change, row, planned, open);
      dates.push({ date: row.date, is, isTaken: booked.has(row.eventId) || held.has(row.eventId) });
    }
  }
  const known = new Set(rows.map(({ date }) => date));
  const plan = to === 'resumed' ? pattern : pattern.pausedAt === null ? next : null;
  const missing = plan
    ? datesOf(ruleOf(plan), from, lastPublishable(today, plan.weeksAhead)).filter((date) => !known.has(date))
    : [];
  return { dates, missing };
}

const rowsFrom = (on: Reader, patternId: number, from: string) =>
  on
    .select()
    .from(patternDates)
    .where(and(eq(patternDates.patternId, patternId), gte(patternDates.date, from)))
    .orderBy(asc(patternDates.date));

interface OneDate {
  next: PatternPlan | null;
  id: number;
  date: string;
  answers: MisfitAnswers;
}

async function changeOne(
  tx: Transaction,
  { business, pattern, now }: PatternToChange,
  { next, id, date, answers }: OneDate,
): Promise<Outcome<ChangedDate | null, ReplacingObstacle>> {
  const row = await findDate(tx, id, date);
  return row ? changeDate(tx, { business, was: pattern, next, now }, row, answers) : ok(null);
}

async function keep(
  tx: Transaction,
  wanted: PatternToChange,
  touched: Touched,
): Promise<Outcome<PatternRow, PatternObstacle | 'overtaken'>> {
  const { business, pattern, to, request, from, isSplit, today, now } = wanted;
  const current = await findPattern(tx, business.id, pattern.id);
  if (current?.revision !== pattern.revision) return no('overtaken');
  const isRow = eq(patterns.id, pattern.id);
  const next = { revision: pattern.revision + 1, dueAt: now + LEFT_ALONE };
  const change = async (columns: Partial<PatternRow>) => {
    const [row] = await tx
      .update(patterns)
      .set({ ...next, ...columns })
      .where(isRow)
      .returning();
    if (!row) throw new Error('weekly hours are gone');
    return row;
  };
  if (to !== 'changed' || !request) {
    if (to !== 'resumed') await markStale(tx, pattern, touched);
    return ok(await change(stateAfter(to, today, now)));
  }
  const planned = await planWithOwnParts(tx, business.id, request);
  if (!planned.ok) return planned;
  const { textBytes } = planned.value;
  const plan = isSplit ? beginningAt(planned.value.plan, from) : planned.value.plan;
  const bytes = bytesOfPattern(plan) - (isSplit ? 0 : bytesOfPattern(pattern));
  if (!(await takeTextRoom(tx, business.id, textBytes + bytes))) return no('no room');
  await markStale(tx, pattern, touched);
  const names = { from: pattern.event.event_name, to: plan.event.event_name };
  await renameAsked(tx, business.id, 'event_name', names);
  if (!isSplit) return ok(await change({ ...plan, stoppedFor: null }));
  if ((await countRows(tx, patterns, isRunning(business.id, today))) >= PATTERNS_MAX) return no('too many');
  await change({ untilDate: addDays(from, -1), dueAt: 0 });
  return ok(await begin(tx, wanted, plan));
}

const stateAfter = (to: PatternToChange['to'], today: string, now: number): Partial<PatternRow> =>
  to === 'resumed'
    ? { pausedAt: null }
    : to === 'paused'
      ? { pausedAt: now }
      : { pausedAt: now, untilDate: addDays(today, -1) };

/** Creates the new weekly hours and moves the dates from `from` on to them. */
async function begin(
  tx: Transaction,
  { business, pattern, from, now }: PatternToChange,
  plan: PatternPlan,
): Promise<PatternRow> {
  const [begun] = await tx
    .insert(patterns)
    .values({
      ...plan,
      businessId: business.id,
      pausedAt: pattern.pausedAt,
      dueAt: now + LEFT_ALONE,
      createdAt: now,
    })
    .returning();
  if (!begun) throw new Error('weekly hours were not written');
  const ofDate = and(eq(patternDates.patternId, pattern.id), gte(patternDates.date, from));
  await tx.update(patternDates).set({ patternId: begun.id }).where(ofDate);
  const ofEvent = and(eq(events.patternId, pattern.id), gte(events.date, from));
  await tx.update(events).set({ patternId: begun.id }).where(ofEvent);
  return begun;
}

/** Marks dates, so that the job changes them if this process ends. One changed by hand keeps its changes. */
async function markStale(
  tx: Transaction,
  { id: patternId, weekdays, event }: PatternRow,
  { changed, withdrawn }: Touched,
): Promise<void> {
  const isOf = (dates: readonly string[]) =>
    and(eq(patternDates.patternId, patternId), inArray(patternDates.date, [...dates]));
  if (changed.length > 0)
    await tx
      .update(patternDates)
      .set({ state: 'stale' })
      .where(and(isOf(changed), eq(patternDates.state, 'made')));
  if (changed.length > 0)
    await tx
      .update(patternDates)
      .set({ follows: { weekdays, event } })
      .where(and(isOf(changed), eq(patternDates.state, 'changed'), isNull(patternDates.follows)));
  if (withdrawn.length > 0)
    await tx
      .update(patternDates)
      .set({ state: 'stale' })
      .where(and(isOf(withdrawn), ne(patternDates.state, 'skipped')));
}
