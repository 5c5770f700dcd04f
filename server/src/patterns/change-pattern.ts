import type { DatesProgress } from '@daybook/schema/contract/change-dates';
import type { MisfitAnswer } from '@daybook/schema/contract/misfits';
import type { PatternChange, PatternOutcome } from '@daybook/schema/contract/pattern';
import { MISFITS_ON_DATE_MAX } from '@daybook/schema/figures/bounds';
import { todayIn } from '@daybook/schema/rules/calendar-day';
import { longDate } from '@daybook/schema/rules/date';
import { patternDates } from '@daybook/schema/rules/pattern-dates';
import {
  BOOKINGS_CHANGED,
  HOURS_CHANGED_SINCE,
  CHANGES_FROM_PAST,
  ENDS_BEFORE_CHANGE,
  NO_DATE_BETWEEN,
  PATTERN_NOT_FOUND,
  tooManyMisfitsOnDate,
} from '@daybook/schema/words/pattern-texts';
import { misfitAnswersOf, type MisfitAnswers } from '../bookings/answer-misfits-store.ts';
import { loadOwnBookings } from '../bookings/owner/own-bookings-store.ts';
import { isBillingActive } from '../businesses/billing-status.ts';
import type { Context } from '../context.ts';
import type { BusinessRow, PatternRow } from '../database/tables.ts';
import { mustPlan } from '../diary/refusals.ts';
import {
  areAnswered,
  bookingsOutcome,
  effortOf,
  LOOKED_AT_TOGETHER,
  mustHaveFewMisfits,
  reportChanged,
  STEP_EFFORT,
} from '../events/change-many-dates.ts';
import { UNTOUCHED, type ReplacingObstacle } from '../events/replace-event-store.ts';
import { Refusal, refusalOfField } from '../http/errors.ts';
import { mustBeOk } from '../runtime/outcome.ts';
import { stepsOf } from '../runtime/weighed-steps.ts';
import type { ChangedDate } from './change-date-store.ts';
import {
  type DateToChange,
  type PatternToChange,
  planPatternChange,
  tryDate,
  keepPattern,
  changeDateOf,
} from './change-pattern-store.ts';
import { mustHaveDates } from './create-pattern.ts';
import { patternAnswer, patternRefusals } from './pattern-responses.ts';
import { partsOf } from './pattern-shape.ts';
import { findListed, type ListedPattern } from './patterns-store.ts';
import { publishPattern } from './publish-patterns.ts';
import { deletePattern } from './publish-store.ts';

type PatternContext = Pick<Context, 'database' | 'clock' | 'onMailQueued' | 'metrics'>;

interface PatternAsked {
  business: BusinessRow;
  patternId: number;
  bookings: { id: number; answer: MisfitAnswer }[];
  isDryRun: boolean;
}

type DateDone = ChangedDate & { date: string };
type ChangingPattern = AsyncGenerator<DatesProgress, PatternOutcome, void>;
/**
 * Throws the 402 if there are dates and the business may not plan, and the 409 with a new list if bookings have
 * changed.
 */
export async function* changePattern(
  context: PatternContext,
  asked: PatternAsked,
  { bookings: _, changes_from: changesFrom, ...request }: PatternChange,
): ChangingPattern {
  const { business } = asked;
  const { pattern, upcoming } = await find(context, asked);
  const now = context.clock();
  if (upcoming > 0) mustPlan(business, now);
  mustHaveDates(business, request, now);
  const today = todayIn(business.timezone, now);
  if (changesFrom !== null) mustChangeFrom(changesFrom, today, pattern, request);
  const from = changesFrom ?? today;
  const isSplit = from > today && from > pattern.fromDate;
  const wanted = { business, pattern, to: 'changed' as const, request, from, isSplit, today, now };
  return yield* run(context, asked, wanted);
}

/** Pauses, resumes or ends weekly hours. Throws the same. */
export async function* turnPattern(
  context: PatternContext,
  asked: PatternAsked,
  to: 'paused' | 'resumed' | 'ended',
): ChangingPattern {
  const { business } = asked;
  const { pattern } = await find(context, asked);
  const now = context.clock();
  const today = todayIn(business.timezone, now);
  if (to === 'resumed') mustPlan(business, now);
  const isDone = to === 'paused' ? pattern.pausedAt !== null : to === 'resumed' && pattern.pausedAt === null;
  const wanted = { business, pattern, to, request: null, from: today, isSplit: false, today, now };
  return isDone ? outcomeOf(context, wanted, [], []) : yield* run(context, asked, wanted);
}

async function find(
  { database, clock }: PatternContext,
  { business, patternId }: PatternAsked,
): Promise<ListedPattern> {
  const today = todayIn(business.timezone, clock());
  const found = await findListed(database.read, business.id, patternId, today);
  if (!found) throw new Refusal(404, PATTERN_NOT_FOUND);
  return found;
}

async function* run(context: PatternContext, asked: PatternAsked, wanted: PatternToChange): ChangingPattern {
  const seen = mustBeOk(await planPatternChange(context.database, wanted), patternRefusals);
  const tried = await tryDates(context, wanted, seen.dates);
  mustHaveFewMisfits(tried);
  const mayPublish = isBillingActive(wanted.business, wanted.now);
  const planned = await outcomeOf(context, wanted, tried, mayPublish ? seen.missing : []);
  if (asked.isDryRun) return planned;
  const answers = misfitAnswersOf(asked.bookings);
  if (!areAnswered(tried, answers)) throw new Refusal(409, BOOKINGS_CHANGED, { body: { ...planned } });
  return yield* save(context, wanted, tried, { answers, planned });
}

async function tryDates(
  context: PatternContext,
  wanted: PatternToChange,
  dates: readonly DateToChange[],
): Promise<DateDone[]> {
  const changing = dates.filter(({ is }) => is !== 'same' && is !== 'none');
  const tried: DateDone[] = [];
  for (const step of stepsOf(changing, () => 1, LOOKED_AT_TOGETHER)) {
    const trying = step.map(async ({ date, is, isTaken }) =>
      isTaken && is !== 'reword' ? tryOn(context, wanted, date) : { ...UNTOUCHED, date, is },
    );
    tried.push(...(await Promise.all(trying)));
  }
  return tried;
}

async function tryOn({ database }: PatternContext, wanted: PatternToChange, date: string): Promise<DateDone> {
  const outcome = await tryDate(database, wanted, date);
  if (!outcome.ok)
    throw typeof outcome.reason === 'string' ? patternRefusals[outcome.reason]() : refusalOf(outcome.reason);
  return { ...(outcome.value ?? { ...UNTOUCHED, is: 'none' }), date };
}

/**
 * Changes dates with answered bookings first: if this process ends, the job doesn't know the answers and
 * keeps the bookings.
 */
async function* save(
  context: PatternContext,
  wanted: PatternToChange,
  tried: readonly DateDone[],
  { answers, planned }: { answers: MisfitAnswers; planned: PatternOutcome },
): ChangingPattern {
  const { database } = context;
  const those = (isWithdrawn: boolean) =>
    tried.filter(({ is }) => (is === 'withdraw') === isWithdrawn).map(({ date }) => date);
  const touched = { changed: those(false), withdrawn: those(true) };
  const kept = mustBeOk(await keepPattern(database, wanted, touched), {
    ...patternRefusals,
    overtaken: () => new Refusal(409, HOURS_CHANGED_SINCE),
  });
  const inOrder = [...tried].sort((one, other) => other.misfits.length - one.misfits.length);
  const done: DateDone[] = [];
  const dates = tried.length + planned.published.length;
  let changed = 0;
  const further = partsOf(kept.event) / 5;
  for (const step of stepsOf(inOrder, (date) => effortOf(date) + further, STEP_EFFORT)) {
    if (changed > 0) yield { dates_changed: changed, dates };
    done.push(...(await changeStep(context, wanted, { kept, step, answers })));
    changed += step.length;
  }
  if (wanted.to === 'ended')
    await database.write({ business: kept.businessId }, (tx) => deletePattern(tx, kept));
  const published: string[] = [];
  if (wanted.to !== 'ended')
    for await (const step of publishPattern(context, kept.id)) {
      published.push(...step.published);
      if (changed + published.length < dates) yield { dates_changed: changed + published.length, dates };
    }
  done.sort((one, other) => (one.date < other.date ? -1 : 1));
  return outcomeOf(context, wanted, done, published, kept.id);
}

interface Step {
  kept: PatternRow;
  step: readonly DateDone[];
  answers: MisfitAnswers;
}

async function changeStep(
  context: PatternContext,
  wanted: PatternToChange,
  { kept, step, answers }: Step,
): Promise<DateDone[]> {
  const changing = step.map(async ({ date }): Promise<DateDone[]> => {
    const outcome = await changeDateOf(context.database, wanted, kept, date, answers);
    // The job changes dates that have no room now, and a newer change covers dates that it has overtaken.
    return outcome.ok && outcome.value ? [{ ...outcome.value, date }] : [];
  });
  const changed = (await Promise.all(changing)).flat();
  reportChanged(context, wanted.business, changed);
  return changed;
}

async function outcomeOf(
  { database }: PatternContext,
  { business, pattern, today }: PatternToChange,
  dates: readonly DateDone[],
  published: string[],
  patternId = pattern.id,
): Promise<PatternOutcome> {
  const found = await findListed(database.read, business.id, patternId, today);
  const which = (isIt: (date: DateDone) => boolean) => dates.filter(isIt).map(({ date }) => date);
  return {
    pattern: found && patternAnswer(found),
    published,
    reworded: which(({ is }) => is === 'reword'),
    replaced: which(({ is }) => is === 'replace'),
    withdrawn: which(({ is, isClosed }) => is === 'withdraw' && !isClosed),
    closed: which(({ isClosed }) => isClosed),
    ...(await bookingsOutcome(dates, (ids) => loadOwnBookings(database.read, business.id, ids))),
  };
}

function mustChangeFrom(
  from: string,
  today: string,
  { untilDate }: PatternRow,
  request: Omit<PatternChange, 'bookings' | 'changes_from'>,
): void {
  if (from < today) throw refusalOfField('changes_from', CHANGES_FROM_PAST);
  if (untilDate !== null && untilDate < from) throw refusalOfField('changes_from', ENDS_BEFORE_CHANGE);
  const until = request.until_date;
  if (until !== null && patternDates(request, from, until).length === 0)
    throw refusalOfField('until_date', NO_DATE_BETWEEN);
}

function refusalOf(obstacle: ReplacingObstacle): Refusal {
  if (obstacle.is === 'changed') return new Refusal(409, BOOKINGS_CHANGED);
  if (obstacle.is !== 'too many misfits') return patternRefusals[obstacle.is]();
  const { date, bookings } = obstacle;
  return new Refusal(409, tooManyMisfitsOnDate(longDate(date), bookings, MISFITS_ON_DATE_MAX));
}
