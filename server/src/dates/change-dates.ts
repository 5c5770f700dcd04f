/**
 * An owner changes one or several dates. Each date has its own transaction, some share a commit, and other
 * requests run in between. All dates are checked first: nothing is changed while one of them can't be, or if
 * the owner's answers don't match the bookings found.
 */

import type {
  CancelDatesRequest,
  DateHoursRequest,
  DateWordsRequest,
  DatesOutcome,
  DatesProgress,
} from '@daybook/schema/contract/change-dates';
import { MISFITS_ON_DATE_MAX } from '@daybook/schema/figures/bounds';
import { longDate } from '@daybook/schema/rules/date';
import {
  PERSON_NOT_IN_TEAM,
  PLACE_NOT_IN_LIST,
  SERVICE_NOT_IN_LIST,
} from '@daybook/schema/words/catalogue-texts';
import { DATE_IN_PAST, EVENT_CLOSED, tooManyOnDate } from '@daybook/schema/words/event-texts';
import { BOOKINGS_CHANGED } from '@daybook/schema/words/pattern-texts';
import { misfitAnswersOf } from '../bookings/answer-misfits-store.ts';
import { loadOwnBookings } from '../bookings/owner/own-bookings-store.ts';
import { NO_ROOM_FOR_TEXTS } from '../businesses/business-responses.ts';
import type { Context } from '../context.ts';
import type { Database } from '../database/database.ts';
import type { BusinessRow } from '../database/tables.ts';
import { eventNotFound, mustPlan } from '../diary/refusals.ts';
import {
  areAnswered,
  bookingsOutcome,
  effortOf,
  LOOKED_AT_TOGETHER,
  mustHaveFewMisfits,
  reportChanged,
  STEP_EFFORT,
} from '../events/change-many-dates.ts';
import { TOO_MANY_PLACES, TOO_MANY_SERVICES } from '../events/event-responses.ts';
import { Refusal, refusalOfField } from '../http/errors.ts';
import { INPUT_NOT_VALID } from '../http/refusal-texts.ts';
import type { Outcome } from '../runtime/outcome.ts';
import { stepsOf } from '../runtime/weighed-steps.ts';
import {
  cancelDate,
  changeHoursOn,
  changeWordsOn,
  type ChangedDate,
  type DateChanging,
  type DateObstacle,
} from './change-dates-store.ts';

type ChangingContext = Pick<Context, 'database' | 'clock' | 'onMailQueued' | 'metrics'>;

interface Asked {
  business: BusinessRow;
  eventIds: readonly number[];
  answers: ReturnType<typeof misfitAnswersOf>;
  isDryRun: boolean;
}

type Change = (database: Database, asked: DateChanging) => Promise<Outcome<ChangedDate, DateObstacle>>;
type ChangingDates = AsyncGenerator<DatesProgress, DatesOutcome, void>;

/** Throws the 402 if the business can't plan events. */
export function changeDateHours(
  context: ChangingContext,
  business: BusinessRow,
  { event_ids, bookings, ...hours }: DateHoursRequest,
  isDryRun: boolean,
): ChangingDates {
  mustPlan(business, context.clock());
  const asked = { business, eventIds: event_ids, answers: misfitAnswersOf(bookings), isDryRun };
  return changeAll(context, asked, (database, date) => changeHoursOn(database, date, hours));
}

export function changeDateWords(
  context: ChangingContext,
  business: BusinessRow,
  { event_ids, ...words }: DateWordsRequest,
  isDryRun: boolean,
): ChangingDates {
  const asked = { business, eventIds: event_ids, answers: misfitAnswersOf([]), isDryRun };
  return changeAll(context, asked, (database, date) => changeWordsOn(database, date, words));
}

export function cancelDates(
  context: ChangingContext,
  business: BusinessRow,
  { event_ids, bookings }: CancelDatesRequest,
  isDryRun: boolean,
): ChangingDates {
  const asked = { business, eventIds: event_ids, answers: misfitAnswersOf(bookings), isDryRun };
  return changeAll(context, asked, cancelDate);
}

/** Skips dates that no longer exist, unless none exists: a request that is sent again finds them so. */
async function dryRun(
  { database, clock }: ChangingContext,
  { business, eventIds }: Asked,
  change: Change,
): Promise<ChangedDate[]> {
  const outcomes: Outcome<ChangedDate, DateObstacle>[] = [];
  for (const step of stepsOf(eventIds, () => 1, LOOKED_AT_TOGETHER)) {
    const now = clock();
    const look = (eventId: number) => change(database, { business, eventId, answers: null, now });
    outcomes.push(...(await Promise.all(step.map(look))));
  }
  const there = outcomes.filter((outcome) => outcome.ok || outcome.reason.is !== 'no event');
  const dates = (there.length > 0 ? there : outcomes).map(mustChange);
  mustHaveFewMisfits(dates);
  return dates;
}

/** Throws a date's refusal once the step's other dates are changed. */
async function changeStep(
  context: ChangingContext,
  asked: Asked,
  change: Change,
  step: readonly ChangedDate[],
): Promise<ChangedDate[]> {
  const { database, clock } = context;
  const { business, answers } = asked;
  const now = clock();
  const outcomes = await Promise.all(
    step.map(({ eventId }) => change(database, { business, eventId, answers, now })),
  );
  const changed = outcomes.flatMap((outcome) => (outcome.ok ? [outcome.value] : []));
  reportChanged(context, business, changed);
  for (const outcome of outcomes) {
    if (outcome.ok) continue;
    if (outcome.reason.is === 'changed')
      throw await bookingsChanged(context, asked, await dryRun(context, asked, change));
    if (outcome.reason.is !== 'no event') throw refusalOf(outcome.reason);
  }
  return changed;
}

async function bookingsChanged(
  context: ChangingContext,
  { business }: Asked,
  dates: readonly ChangedDate[],
): Promise<Refusal> {
  return new Refusal(409, BOOKINGS_CHANGED, { body: { ...(await outcomeOf(context, business, dates)) } });
}

async function outcomeOf(
  { database }: ChangingContext,
  business: BusinessRow,
  dates: readonly ChangedDate[],
): Promise<DatesOutcome> {
  return {
    changed: dates
      .filter(({ isChanged }) => isChanged)
      .map(({ eventId, date }) => ({ event_id: eventId, event_date: date })),
    closed: dates.filter(({ isClosed }) => isClosed).map(({ date }) => date),
    ...(await bookingsOutcome(dates, (ids) => loadOwnBookings(database.read, business.id, ids))),
  };
}

async function* changeAll(context: ChangingContext, asked: Asked, change: Change): ChangingDates {
  const { business, answers, isDryRun } = asked;
  const planned = await dryRun(context, asked, change);
  if (isDryRun) return outcomeOf(context, business, planned);
  if (!areAnswered(planned, answers)) throw await bookingsChanged(context, asked, planned);
  const changed: ChangedDate[] = [];
  let looked = 0;
  for (const step of stepsOf(planned, effortOf, STEP_EFFORT)) {
    if (looked > 0) yield { dates_changed: looked, dates: planned.length };
    changed.push(...(await changeStep(context, asked, change, step)));
    looked += step.length;
  }
  return outcomeOf(context, business, changed);
}

function mustChange(outcome: Outcome<ChangedDate, DateObstacle>): ChangedDate {
  if (outcome.ok) return outcome.value;
  throw refusalOf(outcome.reason);
}

function refusalOf(obstacle: DateObstacle): Refusal {
  if (obstacle.is === 'no event') return eventNotFound();
  if (obstacle.is === 'past') return refusalOfField('event_ids', DATE_IN_PAST);
  if (obstacle.is === 'not valid') return new Refusal(400, INPUT_NOT_VALID, { fields: obstacle.fields });
  if (obstacle.is === 'too many misfits')
    return new Refusal(409, tooManyOnDate(longDate(obstacle.date), obstacle.bookings, MISFITS_ON_DATE_MAX));
  return new Refusal(409, CONFLICTS[obstacle.is]);
}

type Conflict = Exclude<DateObstacle['is'], 'no event' | 'past' | 'not valid' | 'too many misfits'>;
const CONFLICTS: Record<Conflict, string> = {
  closed: EVENT_CLOSED,
  changed: BOOKINGS_CHANGED,
  'no place': PLACE_NOT_IN_LIST,
  'no person': PERSON_NOT_IN_TEAM,
  'no service': SERVICE_NOT_IN_LIST,
  'no room': NO_ROOM_FOR_TEXTS,
  'too many places': TOO_MANY_PLACES,
  'too many services': TOO_MANY_SERVICES,
};
