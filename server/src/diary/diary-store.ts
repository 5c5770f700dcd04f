import { and, eq, gte, isNull, lte, max, min, or, sql } from 'drizzle-orm';
import { timeOff } from '../database/calendar-tables.ts';
import { catalogue } from '../database/catalogue-tables.ts';
import type { Reader } from '../database/database.ts';
import { firstOf, prepared } from '../database/prepared.ts';
import { businesses, events, patterns, replacedEvents, type BusinessRow } from '../database/tables.ts';
import { loadBlocked } from './blocked-store.ts';
import { reachOf, rulesOf, type RulingBusiness } from './booking-rules.ts';
import { loadEvent, type KeptService, type RuledEvent } from './contents-store.ts';

const { placeholder } = sql;

/** Decides whether a diary can be read, and whether a cached answer is valid. */
export interface DiaryFacts {
  businessId: number;
  /** Raised by each write that changes anything of the business. */
  version: number;
  isActive: boolean;
  paidAt: number | null;
  trialEndsAt: number | null;
  coveredUntil: number | null;
}

export interface EventFacts extends DiaryFacts {
  eventId: number;
  isClosed: boolean;
}

/** An event's position in the order of date and start. */
export interface EventPlace {
  id: number;
  /** YYYY-MM-DD */
  date: string;
  /** HH:MM */
  startTime: string;
}

/** YYYY-MM-DD, both included. */
export interface EventRange {
  from: string;
  to: string;
}

export const factsBySlug = (on: Reader, slug: string): Promise<DiaryFacts | null> =>
  firstOf(bySlug(on).execute({ slug }));

export const factsOfBusiness = (on: Reader, businessId: number): Promise<DiaryFacts | null> =>
  firstOf(ofBusiness(on).execute({ businessId }));

/** Finds the event, or the one that has replaced it. */
export async function factsByEvent(on: Reader, eventId: number): Promise<EventFacts | null> {
  const found = await firstOf(byEvent(on).execute({ eventId }));
  const later = found && !found.isClosed ? null : await successorOf(on, eventId);
  return later === null ? found : firstOf(byEvent(on).execute({ eventId: later }));
}

export const loadBusiness = (on: Reader, businessId: number): Promise<BusinessRow | null> =>
  firstOf(businessById(on).execute({ businessId }));

/** Returns null for an event that isn't that business's. */
export async function loadRuledEvent(
  on: Reader,
  business: RulingBusiness,
  eventId: number,
  kept: KeptService = null,
): Promise<RuledEvent | null> {
  const found = await loadEvent(on, eventId, kept);
  if (found?.event.businessId !== business.id) return null;
  const { event } = found;
  return { ...found, rules: rulesOf(business, event, await loadBlocked(on, business, reachOf(event.date))) };
}

/** Lists in order of date and start, beginning after `after`. */
export function listEvents(
  on: Reader,
  businessId: number,
  { from, to }: EventRange,
  after: EventPlace | undefined,
  limit: number,
): Promise<EventPlace[]> {
  const { date, startTime, id } = after && after.date >= from ? after : { date: from, startTime: '', id: 0 };
  return listed(on).execute({ businessId, to, date, startTime, id, limit });
}

/** Finds the event or its replacement; null if it isn't that business's, or is closed. */
export async function findListed(
  on: Reader,
  businessId: number,
  eventId: number,
): Promise<EventPlace | null> {
  const found = await firstOf(listedById(on).execute({ businessId, eventId }));
  const later = found ? null : await successorOf(on, eventId);
  return later === null ? found : firstOf(listedById(on).execute({ businessId, eventId: later }));
}

/** Returns the dates of the first and last event from that date on; null without any. */
export async function endsOf(
  on: Reader,
  businessId: number,
  from: string,
): Promise<{ first: string; last: string } | null> {
  // Two queries, each answered by one index row: a single one for both would read all rows in between.
  const [first] = await firstDate(on).execute({ businessId, from });
  const [last] = await lastDate(on).execute({ businessId, from });
  return first?.date && last?.date ? { first: first.date, last: last.date } : null;
}

/** Returns the time off of the whole business on whole days that may meet those dates. */
export const closuresOf = (on: Reader, businessId: number, { from, to }: EventRange) =>
  closures(on).execute({ businessId, from, to });

/** Returns the ids of the business's services in the owner's order. */
export async function catalogueOrder(on: Reader, businessId: number): Promise<number[]> {
  return (await orderOfCatalogue(on).execute({ businessId })).map(({ id }) => id);
}

const orderOfCatalogue = prepared((on: Reader) =>
  on
    .select({ id: catalogue.id })
    .from(catalogue)
    .where(eq(catalogue.businessId, placeholder('businessId')))
    .orderBy(catalogue.position, catalogue.id)
    .prepare(),
);
/** Returns what the weekly hours that publish dates say of them. */
export const weeklyHoursOf = (on: Reader, businessId: number) => weeklyHours(on).execute({ businessId });

/** Returns the id of the event that has replaced the given one; null if none has. */
export async function successorOf(on: Reader, eventId: number): Promise<number | null> {
  const found = await firstOf(successor(on).execute({ eventId }));
  return found?.id ?? null;
}

const successor = prepared((on: Reader) =>
  on
    .select({ id: replacedEvents.successorId })
    .from(replacedEvents)
    .where(eq(replacedEvents.eventId, placeholder('eventId')))
    .prepare(),
);

const FACTS = {
  businessId: businesses.id,
  version: businesses.diaryVersion,
  isActive: businesses.isActive,
  paidAt: businesses.paidAt,
  trialEndsAt: businesses.trialEndsAt,
  coveredUntil: businesses.coveredUntil,
};

const isThere = isNull(businesses.deletedAt);

const bySlug = prepared((on: Reader) =>
  on
    .select(FACTS)
    .from(businesses)
    .where(and(eq(businesses.diarySlug, placeholder('slug')), isThere))
    .prepare(),
);

const ofBusiness = prepared((on: Reader) =>
  on
    .select(FACTS)
    .from(businesses)
    .where(and(eq(businesses.id, placeholder('businessId')), isThere))
    .prepare(),
);

const byEvent = prepared((on: Reader) =>
  on
    .select({ ...FACTS, eventId: events.id, isClosed: events.isClosed })
    .from(events)
    .innerJoin(businesses, eq(businesses.id, events.businessId))
    .where(and(eq(events.id, placeholder('eventId')), isThere))
    .prepare(),
);

const businessById = prepared((on: Reader) =>
  on
    .select()
    .from(businesses)
    .where(eq(businesses.id, placeholder('businessId')))
    .prepare(),
);

const LISTED = {
  id: events.id,
  date: events.date,
  startTime: events.startTime,
};

/** Only the owner sees closed events. */
const isShown = eq(events.isClosed, false);

const listed = prepared((on: Reader) =>
  on
    .select(LISTED)
    .from(events)
    .where(
      and(
        eq(events.businessId, placeholder('businessId')),
        lte(events.date, placeholder('to')),
        isShown,
        // One lower bound, so that the index is entered at exactly that position.
        sql`(${events.date}, ${events.startTime}, ${events.id}) > (${placeholder('date')}, ${placeholder('startTime')}, ${placeholder('id')})`,
      ),
    )
    .orderBy(events.date, events.startTime, events.id)
    .limit(placeholder('limit'))
    .prepare(),
);

const listedById = prepared((on: Reader) =>
  on
    .select(LISTED)
    .from(events)
    .where(
      and(eq(events.id, placeholder('eventId')), eq(events.businessId, placeholder('businessId')), isShown),
    )
    .prepare(),
);

const isFrom = and(
  eq(events.businessId, placeholder('businessId')),
  gte(events.date, placeholder('from')),
  isShown,
);
const firstDate = prepared((on: Reader) =>
  on
    .select({ date: min(events.date) })
    .from(events)
    .where(isFrom)
    .prepare(),
);
const lastDate = prepared((on: Reader) =>
  on
    .select({ date: max(events.date) })
    .from(events)
    .where(isFrom)
    .prepare(),
);

const closures = prepared((on: Reader) =>
  on
    .select({ startsOn: timeOff.startsOn, endsOn: timeOff.endsOn, everyYear: timeOff.everyYear })
    .from(timeOff)
    .where(
      and(
        eq(timeOff.businessId, placeholder('businessId')),
        isNull(timeOff.resourceId),
        isNull(timeOff.startTime),
        or(
          timeOff.everyYear,
          and(gte(timeOff.endsOn, placeholder('from')), lte(timeOff.startsOn, placeholder('to'))),
        ),
      ),
    )
    .prepare(),
);

const weeklyHours = prepared((on: Reader) =>
  on
    .select({
      weekdays: patterns.weekdays,
      everyWeeks: patterns.everyWeeks,
      fromDate: patterns.fromDate,
      untilDate: patterns.untilDate,
      event: patterns.event,
    })
    .from(patterns)
    .where(and(eq(patterns.businessId, placeholder('businessId')), isNull(patterns.pausedAt)))
    .prepare(),
);
