/** Changes or withdraws one date of weekly hours, in a transaction on its business. */

import { and, eq, sql } from 'drizzle-orm';
import { isPatternDate } from '@daybook/schema/rules/pattern-dates';
import type { MisfitAnswers } from '../bookings/answer-misfits-store.ts';
import type { Reader, Transaction } from '../database/database.ts';
import { firstOf, prepared } from '../database/prepared.ts';
import {
  patternDates,
  type BusinessRow,
  type PatternDateRow,
  type PlannedEvents,
} from '../database/tables.ts';
import { loadPlanned, type PlannedEvent } from '../diary/contents-store.ts';
import { writeWords } from '../events/events-store.ts';
import { plainEventOf } from '../events/new-event.ts';
import {
  replaceEvent,
  UNTOUCHED,
  withdrawEvent,
  type BookingsAnswered,
  type ReplacingObstacle,
} from '../events/replace-event-store.ts';
import { no, ok, type Outcome } from '../runtime/outcome.ts';
import { decideDate, type DateStep } from './decide-date.ts';
import { openItemsOf, withoutArchived, type OpenItems } from './open-items-store.ts';
import { newEventOn, ruleOf, type PatternPlan } from './pattern-shape.ts';

interface PlanChange {
  business: BusinessRow;
  was: PlannedEvents;
  /** Null if all dates are withdrawn. */
  next: PatternPlan | null;
  now: number;
}

/** What happens to a date; 'none' if it has no event. */
export type StepOfDate = DateStep | { is: 'withdraw' } | { is: 'none' };

export interface ChangedDate extends BookingsAnswered {
  is: StepOfDate['is'];
}

export function stepOfDate(
  { was, next, now }: PlanChange,
  { date, state, follows }: Pick<PatternDateRow, 'date' | 'state' | 'follows'>,
  planned: PlannedEvent | undefined,
  open: OpenItems,
): StepOfDate {
  // The event of a date that was cancelled by hand may still exist, closed, for its bookings.
  if (!planned || state === 'skipped') return { is: 'none' };
  if (!next || !isPatternDate(ruleOf(next), date)) return { is: 'withdraw' };
  const wanted = withoutArchived(newEventOn(next, date, now), open);
  // None of the new people, places or services is left, so the date keeps those that it has.
  if (!wanted.ok) return { is: 'same' };
  const before = state === 'changed' ? withoutArchived(newEventOn(follows ?? was, date, now), open) : null;
  return decideDate(plainEventOf(planned), before?.ok ? before.value : null, wanted.value);
}

/** Changes a date. `answers` are the owner's, null for a dry run; a booking that they don't name is kept. */
export async function changeDate(
  tx: Transaction,
  change: PlanChange,
  row: PatternDateRow,
  answers: MisfitAnswers,
): Promise<Outcome<ChangedDate, ReplacingObstacle>> {
  const { business, now } = change;
  const [before] = row.eventId === null ? [] : await loadPlanned(tx, business.id, [row.eventId]);
  const step = stepOfDate(change, row, before, await openItemsOf(tx, business.id));
  if (!before || step.is === 'none') {
    if (row.state !== 'skipped') await forget(tx, row);
    return ok({ is: 'none', ...UNTOUCHED });
  }
  const changing = { business, before, answers, keepsUnanswered: true, now };
  switch (step.is) {
    case 'withdraw': {
      await forget(tx, row);
      const done = await withdrawEvent(tx, changing);
      return done.ok ? ok({ is: step.is, ...done.value }) : done;
    }
    case 'replace': {
      const done = await replaceEvent(tx, { ...changing, next: step.next });
      if (!done.ok) return done;
      await settleDate(tx, row);
      return ok({ is: step.is, ...done.value });
    }
    case 'reword': {
      if (!(await writeWords(tx, before.event, step.words))) return no({ is: 'no room' });
      await settleDate(tx, row);
      return ok({ is: step.is, ...UNTOUCHED });
    }
    case 'same':
      await settleDate(tx, row);
      return ok({ is: step.is, ...UNTOUCHED });
  }
}

const forget = (tx: Transaction, { patternId, date }: PatternDateRow) =>
  forgotten(tx).execute({ patternId, date });

/** Records that the change has reached the date. */
async function settleDate(
  tx: Transaction,
  { patternId, date, state, follows }: PatternDateRow,
): Promise<void> {
  if (state === 'stale') await settled(tx).execute({ patternId, date });
  if (follows !== null) await followed(tx).execute({ patternId, date });
}

export function findDate(on: Reader, patternId: number, date: string): Promise<PatternDateRow | null> {
  return firstOf(found(on).execute({ patternId, date }));
}

const { placeholder } = sql;
const isDate = and(
  eq(patternDates.patternId, placeholder('patternId')),
  eq(patternDates.date, placeholder('date')),
);
const found = prepared((on: Reader) => on.select().from(patternDates).where(isDate).prepare());
const forgotten = prepared((tx: Transaction) => tx.delete(patternDates).where(isDate).prepare());
const followed = prepared((tx: Transaction) =>
  tx.update(patternDates).set({ follows: null }).where(isDate).prepare(),
);
const settled = prepared((tx: Transaction) =>
  tx.update(patternDates).set({ state: 'made' }).where(isDate).prepare(),
);
