/** Publishes the dates of weekly hours, each in its own transaction. */

import { and, asc, eq, gt, gte, isNotNull, isNull, lt, lte, or } from 'drizzle-orm';
import { emailsTo } from '@daybook/schema/rules/business-email';
import { startOfDate, todayIn } from '@daybook/schema/rules/calendar-day';
import { addDays } from '@daybook/schema/rules/date';
import { isPatternDate, lastPublishable, patternDates as datesOf } from '@daybook/schema/rules/pattern-dates';
import type { PatternStop } from '@daybook/schema/words/pattern-texts';
import { isOwner } from '../businesses/access-store.ts';
import { isBillingActive } from '../businesses/billing-status.ts';
import { freeTextRoom, lockForTexts, takeTextRoom } from '../businesses/text-room-store.ts';
import type { Database, Reader, Transaction } from '../database/database.ts';
import { writeOrTakeBack } from '../database/dry-run.ts';
import { firstOf } from '../database/prepared.ts';
import {
  businesses,
  patternDates,
  patterns,
  users,
  type BusinessRow,
  type PatternRow,
} from '../database/tables.ts';
import { queueEmail } from '../emails/queue-email-store.ts';
import { hasMostEvents, isDateFull, insertEventWhole } from '../events/events-store.ts';
import { textBytesOf } from '../events/new-event.ts';
import type { ReplacingObstacle } from '../events/replace-event-store.ts';
import { no, ok, type Outcome } from '../runtime/outcome.ts';
import { changeDate, findDate, type ChangedDate } from './change-date-store.ts';
import { openItemsOf, withoutArchived } from './open-items-store.ts';
import { bytesOfPattern, newEventOn, ruleOf } from './pattern-shape.ts';
import { PATTERN_STOPPED, type PatternStoppedFacts } from './pattern-stopped-email.ts';

/** Weekly hours as they were when they were read. */
interface SeenPattern {
  pattern: PatternRow;
  business: BusinessRow;
}

interface DateToPublish {
  seen: SeenPattern;
  date: string;
  now: number;
}

/** Why a date isn't published. 'overtaken': the weekly hours or their business have changed since. */
type PublishObstacle = PatternStop | 'overtaken';

const isLeftBehind = or(eq(patternDates.state, 'stale'), isNotNull(patternDates.follows));

/** Days for which a past date is remembered, because a business may change to a time zone that is behind. */
const DAYS_REMEMBERED = 7;

interface DuePatterns {
  now: number;
  limit: number;
  /** Lists only greater ids. */
  after?: number;
  /** Lists only this business's. */
  businessId?: number;
}

/** Lists the ids of weekly hours that are due by now, in order. */
export async function listDuePatterns(
  on: Reader,
  { now, limit, after = 0, businessId }: DuePatterns,
): Promise<number[]> {
  const isDue = and(
    lte(patterns.dueAt, now),
    gt(patterns.id, after),
    businessId === undefined ? undefined : eq(patterns.businessId, businessId),
  );
  // Closed businesses and imports in progress are left alone.
  const due = await on
    .select({ id: patterns.id })
    .from(patterns)
    .innerJoin(businesses, eq(businesses.id, patterns.businessId))
    .where(and(isDue, isNull(businesses.deletedAt)))
    .orderBy(asc(patterns.id))
    .limit(limit);
  return due.map(({ id }) => id);
}

/** Lists the dates that a change has not reached because its process ended. */
export async function leftBehind(
  on: Reader,
  { pattern, business }: SeenPattern,
  now: number,
): Promise<string[]> {
  const isStale = and(
    eq(patternDates.patternId, pattern.id),
    isLeftBehind,
    gte(patternDates.date, todayIn(business.timezone, now)),
  );
  const found = await on
    .select({ date: patternDates.date })
    .from(patternDates)
    .where(isStale)
    .orderBy(asc(patternDates.date));
  return found.map(({ date }) => date);
}

/** Changes such a date. Bookings that no longer fit are kept, because the owner's answers are lost. */
export function catchUpDate(database: Database, wanted: DateToPublish) {
  return writeOrTakeBack(database, lockForTexts(wanted.seen.business), { isDryRun: false }, (tx) =>
    catchUp(tx, wanted),
  );
}

/** Resolves to whether an email is still true. */
export async function isPatternStopped(
  on: Reader,
  { patternId, why }: PatternStoppedFacts,
): Promise<boolean> {
  const found = await findSeen(on, patternId);
  return found !== null && found.pattern.stoppedFor === why && found.business.deletedAt === null;
}

/** Resolves to null for deleted weekly hours. */
export async function findSeen(on: Reader, patternId: number): Promise<SeenPattern | null> {
  return firstOf(
    on
      .select({ pattern: patterns, business: businesses })
      .from(patterns)
      .innerJoin(businesses, eq(businesses.id, patterns.businessId))
      .where(eq(patterns.id, patternId)),
  );
}

const mayPublish = ({ pattern, business }: SeenPattern, now: number) =>
  pattern.pausedAt === null && business.deletedAt === null && isBillingActive(business, now);

/** Lists the dates still to be published, in order; none while the business may not plan events. */
export async function missingDates(on: Reader, seen: SeenPattern, now: number): Promise<string[]> {
  const { pattern, business } = seen;
  if (!mayPublish(seen, now)) return [];
  const today = todayIn(business.timezone, now);
  const there = await on
    .select({ date: patternDates.date })
    .from(patternDates)
    .where(and(eq(patternDates.patternId, pattern.id), gte(patternDates.date, today)));
  const known = new Set(there.map(({ date }) => date));
  const last = lastPublishable(today, pattern.weeksAhead);
  return datesOf(ruleOf(pattern), today, last).filter((date) => !known.has(date));
}

async function catchUp(
  tx: Transaction,
  { seen, date, now }: DateToPublish,
): Promise<Outcome<ChangedDate | null, ReplacingObstacle>> {
  const { pattern, business } = (await findSeen(tx, seen.pattern.id)) ?? seen;
  const row = await findDate(tx, pattern.id, date);
  if (!row || (row.state !== 'stale' && row.follows === null) || pattern.revision !== seen.pattern.revision)
    return ok(null);
  const next = pattern.pausedAt === null ? pattern : null;
  return changeDate(tx, { business, was: pattern, next, now }, row, new Map());
}

/** Resolves to whether the date now has its event: false if its owner has cancelled it. */
export async function publishDate(
  tx: Transaction,
  { seen, date, now }: DateToPublish,
): Promise<Outcome<boolean, PublishObstacle>> {
  const { id: patternId, revision } = seen.pattern;
  const current = await findSeen(tx, patternId);
  if (!current || current.pattern.revision !== revision || !mayPublish(current, now)) return no('overtaken');
  const { pattern, business } = current;
  const there = await findDate(tx, patternId, date);
  if (there) return ok(there.state !== 'skipped');
  const today = todayIn(business.timezone, now);
  if (date < today || !isPatternDate(ruleOf(pattern), date)) return no('overtaken');
  if (await hasMostEvents(tx, business.id, today)) return no('too many');
  if (await isDateFull(tx, business.id, date)) return no('full date');
  const open = withoutArchived(newEventOn(pattern, date, now), await openItemsOf(tx, business.id));
  if (!open.ok) return open;
  if (!(await takeTextRoom(tx, business.id, textBytesOf(open.value.event)))) return no('no room');
  const { event } = await insertEventWhole(tx, business.id, open.value, { patternId });
  await tx.insert(patternDates).values({ patternId, date, state: 'made', eventId: event.id });
  return ok(true);
}

/**
 * Records when to look next and why no further dates are published, and emails the owner once. Deletes
 * weekly hours that have ended. Resolves to whether an email was queued.
 */
export async function settlePattern(
  tx: Transaction,
  { pattern: { id, revision } }: SeenPattern,
  stop: PatternStop | null,
  now: number,
): Promise<boolean> {
  const current = await findSeen(tx, id);
  // Another change has been made since, and will be published in its turn.
  if (!current || current.pattern.revision !== revision) return false;
  const { pattern, business } = current;
  const today = todayIn(business.timezone, now);
  if (pattern.untilDate !== null && pattern.untilDate < today) {
    await deletePattern(tx, pattern);
    return false;
  }
  const isOver = lt(patternDates.date, addDays(today, -DAYS_REMEMBERED));
  await tx.delete(patternDates).where(and(eq(patternDates.patternId, id), isOver));
  const dueAt = startOfDate(addDays(today, 1), business.timezone);
  await tx.update(patterns).set({ dueAt, stoppedFor: stop }).where(eq(patterns.id, id));
  return stop !== null && pattern.stoppedFor === null && (await tellOwner(tx, current, stop, now));
}

/** Leaves its events. */
export async function deletePattern(tx: Transaction, pattern: PatternRow): Promise<void> {
  await freeTextRoom(tx, pattern.businessId, bytesOfPattern(pattern));
  await tx.delete(patterns).where(eq(patterns.id, pattern.id));
}

async function tellOwner(
  tx: Transaction,
  { pattern, business }: SeenPattern,
  why: PatternStop,
  now: number,
): Promise<boolean> {
  const owner = await firstOf(
    tx
      .select({ email: users.email })
      .from(users)
      .innerJoin(businesses, isOwner)
      .where(eq(businesses.id, business.id)),
  );
  const recipient = emailsTo(business, owner?.email ?? null);
  if (recipient === null) return false;
  const payload: PatternStoppedFacts = {
    businessId: business.id,
    businessName: business.name,
    patternId: pattern.id,
    eventName: pattern.event.event_name,
    why,
  };
  return queueEmail(
    tx,
    { kind: PATTERN_STOPPED, businessId: business.id, recipient, payload, isBulk: true },
    now,
  );
}
