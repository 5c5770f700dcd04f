import { isDeepStrictEqual } from 'node:util';
import {
  and,
  asc,
  count,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lte,
  max,
  ne,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { PatternRequest } from '@daybook/schema/contract/pattern';
import { PATTERNS_MAX } from '@daybook/schema/figures/bounds';
import { PATTERN_DATES_SHOWN } from '@daybook/schema/figures/screens';
import { lockForTexts, takeTextRoom } from '../businesses/text-room-store.ts';
import type { Database, Reader, Transaction } from '../database/database.ts';
import { writeOrTakeBack } from '../database/dry-run.ts';
import { countWhere } from '../database/expressions.ts';
import { countRows, firstOf, prepared } from '../database/prepared.ts';
import { patternDates, patterns, type BusinessRow, type PatternRow } from '../database/tables.ts';
import { addMissingParts, findEventParts, type PartsObstacle } from '../resources/event-parts-store.ts';
import { no, ok, type Outcome } from '../runtime/outcome.ts';
import { bytesOfPattern, namedIn, planOfRequest, type PatternPlan } from './pattern-shape.ts';

export interface ListedPattern {
  pattern: PatternRow;
  publishedTo: string | null;
  upcoming: number;
  /** How many dates a change has not reached yet. */
  changing: number;
  next: { date: string; eventId: number; state: 'made' | 'changed' }[];
}

/**
 * Why weekly hours are not saved. 'differs': the same request has already saved weekly hours that aren't as
 * asked for now.
 */
export type PatternObstacle = PartsObstacle | 'too many' | 'no room' | 'differs';

interface Creating {
  business: BusinessRow;
  request: PatternRequest;
  idempotencyKey: string | null;
  /** YYYY-MM-DD in the business's time zone. */
  today: string;
  now: number;
}

export async function findListed(
  on: Reader,
  businessId: number,
  patternId: number,
  today: string,
): Promise<ListedPattern | null> {
  const [found] = await listPatterns(on, businessId, today, patternId);
  return found ?? null;
}

/** Writes nothing for a dry run, or if it refuses. */
export function savePattern(
  database: Database,
  wanted: Creating,
  isDryRun: boolean,
): Promise<Outcome<PatternRow, PatternObstacle>> {
  return writeOrTakeBack(database, lockForTexts(wanted.business), { isDryRun }, (tx) =>
    createPattern(tx, wanted),
  );
}

/** Resolves to null for weekly hours that are not this business's. */
export function findPattern(on: Reader, businessId: number, patternId: number): Promise<PatternRow | null> {
  return firstOf(byId(on).execute({ businessId, patternId }));
}

const byId = prepared((on: Reader) =>
  on
    .select()
    .from(patterns)
    .where(
      and(
        eq(patterns.id, sql.placeholder('patternId')),
        eq(patterns.businessId, sql.placeholder('businessId')),
      ),
    )
    .prepare(),
);

/** Matches a business's weekly hours that have not ended by `today`. */
export const isRunning = (businessId: number, today: string) =>
  and(eq(patterns.businessId, businessId), or(isNull(patterns.untilDate), gte(patterns.untilDate, today)));

async function createPattern(
  tx: Transaction,
  { business, request, idempotencyKey, today, now }: Creating,
): Promise<Outcome<PatternRow, PatternObstacle>> {
  const businessId = business.id;
  const earlier = idempotencyKey === null ? null : await findByKey(tx, businessId, idempotencyKey);
  if (!earlier && (await countRows(tx, patterns, isRunning(businessId, today))) >= PATTERNS_MAX)
    return no('too many');
  const planned = await planWithOwnParts(tx, businessId, request);
  if (!planned.ok) return planned;
  const { plan, textBytes } = planned.value;
  if (earlier) return isDeepStrictEqual(earlier, { ...earlier, ...plan }) ? ok(earlier) : no('differs');
  if (!(await takeTextRoom(tx, businessId, textBytes + bytesOfPattern(plan)))) return no('no room');
  const [added] = await tx
    .insert(patterns)
    .values({ ...plan, businessId, dueAt: 0, idempotencyKey, createdAt: now })
    .returning();
  if (!added) throw new Error('weekly hours were not written');
  return ok(added);
}

async function findByKey(on: Reader, businessId: number, key: string): Promise<PatternRow | null> {
  const isIt = and(eq(patterns.businessId, businessId), eq(patterns.idempotencyKey, key));
  return firstOf(on.select().from(patterns).where(isIt));
}

/** Adds the services and venues that a request describes to the business's. The caller counts their texts. */
export async function planWithOwnParts(
  tx: Transaction,
  businessId: number,
  request: PatternRequest,
): Promise<Outcome<{ plan: PatternPlan; textBytes: number }, PartsObstacle>> {
  const named = namedIn(request);
  const parts = await findEventParts(tx, businessId, named);
  if (parts.obstacle) return no(parts.obstacle);
  const { atPlaces, offered } = await addMissingParts(tx, businessId, named, parts);
  const plan = planOfRequest(request, {
    places: atPlaces.map(({ place, maxCapacity }) => ({ id: place.resourceId, max_capacity: maxCapacity })),
    serviceIds: offered.map(({ catalogueId }) => catalogueId),
  });
  return ok({ plan, textBytes: parts.textBytes });
}

/** Lists those that have not ended by `today`, the oldest first. */
export async function listPatterns(
  on: Reader,
  businessId: number,
  today: string,
  patternId?: number,
): Promise<ListedPattern[]> {
  const isWanted = and(
    isRunning(businessId, today),
    patternId === undefined ? undefined : eq(patterns.id, patternId),
  );
  const found = await on.select().from(patterns).where(isWanted).orderBy(asc(patterns.id));
  const isAhead = and(
    inArray(
      patternDates.patternId,
      found.map(({ id }) => id),
    ),
    gte(patternDates.date, today),
    isNotNull(patternDates.eventId),
    ne(patternDates.state, 'skipped'),
  );
  const [counted, next] = await Promise.all([
    on
      .select({
        patternId: patternDates.patternId,
        upcoming: count(),
        changing: countWhere(eq(patternDates.state, 'stale')).mapWith(Number),
        publishedTo: max(patternDates.date),
      })
      .from(patternDates)
      .where(isAhead)
      .groupBy(patternDates.patternId),
    nextDates(on, isAhead),
  ]);
  return found.map((pattern) => {
    const its = counted.find(({ patternId: id }) => id === pattern.id);
    return {
      pattern,
      publishedTo: its?.publishedTo ?? null,
      upcoming: its?.upcoming ?? 0,
      changing: its?.changing ?? 0,
      next: next
        .filter(({ patternId: id }) => id === pattern.id)
        .map(({ date, eventId, state }) => ({ date, eventId, state: state === 'changed' ? state : 'made' })),
    };
  });
}

/** Returns the first dates of each, in order. */
async function nextDates(on: Reader, isAhead: SQL | undefined) {
  const place = sql<number>`row_number() over (partition by ${patternDates.patternId} order by ${patternDates.date})`;
  const numbered = on
    .select({
      patternId: patternDates.patternId,
      date: patternDates.date,
      state: patternDates.state,
      // Not null: `isAhead` selects only dates that have an event.
      eventId: sql<number>`${patternDates.eventId}`.mapWith(Number).as('event'),
      place: place.mapWith(Number).as('place'),
    })
    .from(patternDates)
    .where(isAhead)
    .as('numbered');
  return on
    .select()
    .from(numbered)
    .where(lte(numbered.place, PATTERN_DATES_SHOWN))
    .orderBy(asc(numbered.patternId), asc(numbered.date));
}
