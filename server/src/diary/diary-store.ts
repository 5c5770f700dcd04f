import { and, eq, gte, isNull, lte, max, min, or, sql } from 'drizzle-orm';
import { timeOff } from '../database/calendar-tables.ts';
import type { Database, Reader } from '../database/database.ts';
import { firstOf, prepared } from '../database/prepared.ts';
import { businesses, events, replacedEvents, slugHistory, type BusinessRow } from '../database/tables.ts';
import { createBlockedMemory } from './blocked-memory.ts';
import { rulesOf, type RulingBusiness } from './booking-rules.ts';
import { loadEvent, loadHeldOf, loadPlanned, type KeptService, type RuledEvent } from './contents-store.ts';

const { placeholder } = sql;

/** Events that one step reads: an event may have as many as 70 venues and services. */
export const EVENTS_A_STEP = 10;

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

/** Decides whether an event must be read again. */
export interface ListedEvent extends EventPlace {
  businessId: number;
  version: number;
}

export interface EventRange {
  businessId: number;
  /** YYYY-MM-DD, both included. */
  from: string;
  to: string;
}

export type DiaryStore = ReturnType<typeof createDiaryStore>;

export function createDiaryStore({ read }: Database) {
  const blockedOf = createBlockedMemory(read);
  return {
    factsBySlug: (slug: string): Promise<DiaryFacts | null> => firstOf(factsBySlug(read).execute({ slug })),
    factsOfBusiness: (businessId: number): Promise<DiaryFacts | null> =>
      firstOf(factsOfBusiness(read).execute({ businessId })),
    /** Finds the event, or the one that has replaced it. */
    async factsByEvent(eventId: number): Promise<EventFacts | null> {
      const found = await firstOf(factsByEvent(read).execute({ eventId }));
      const later = found && !found.isClosed ? null : await successorOf(read, eventId);
      return later === null ? found : firstOf(factsByEvent(read).execute({ eventId: later }));
    },
    /** Returns the current address of a diary that once had this one. */
    async newSlugOf(oldSlug: string): Promise<string | null> {
      return (await firstOf(newSlug(read).execute({ oldSlug })))?.slug ?? null;
    },

    loadBusiness: (businessId: number): Promise<BusinessRow | null> =>
      firstOf(businessById(read).execute({ businessId })),
    /** Returns null for an event that isn't that business's. */
    async loadEvent(
      business: RulingBusiness,
      eventId: number,
      kept: KeptService = null,
    ): Promise<RuledEvent | null> {
      const found = await loadEvent(read, eventId, kept);
      if (found?.event.businessId !== business.id) return null;
      const { event } = found;
      const blocked = await blockedOf(business, [event.date]);
      return { ...found, rules: rulesOf(business, event, blocked(event.date)) };
    },
    blockedOf,

    /** In order of date and start, beginning after `after`. */
    async listEvents(
      { businessId, from, to }: EventRange,
      after: EventPlace | undefined,
      limit: number,
    ): Promise<ListedEvent[]> {
      const place = after && after.date >= from ? after : { date: from, startTime: '', id: 0 };
      const { date, startTime, id } = place;
      return listed(read).execute({ businessId, to, date, startTime, id, limit });
    },

    /** Finds the event or its replacement; null if it isn't that business's, or is closed. */
    async findListed(businessId: number, eventId: number): Promise<ListedEvent | null> {
      const found = await firstOf(listedById(read).execute({ businessId, eventId }));
      const later = found ? null : await successorOf(read, eventId);
      return later === null ? found : firstOf(listedById(read).execute({ businessId, eventId: later }));
    },

    /** Returns the dates of the first and last event from that date on; null without any. */
    async endsOf(businessId: number, from: string): Promise<{ first: string; last: string } | null> {
      // Two queries, each answered by one index row: a single one for both would read all rows in between.
      const [first] = await firstDate(read).execute({ businessId, from });
      const [last] = await lastDate(read).execute({ businessId, from });
      return first?.date && last?.date ? { first: first.date, last: last.date } : null;
    },

    /** Returns the time off of the whole business on whole days that may meet those dates. */
    closuresOf: ({ businessId, from, to }: EventRange) => closures(read).execute({ businessId, from, to }),

    loadPlanned: (businessId: number, eventIds: readonly number[], kept: KeptService = null) =>
      loadPlanned(read, businessId, eventIds, kept),
    /** Returns claims on events of one business, by the event's id, in no order. */
    loadHeldOf: (businessId: number, eventIds: readonly number[]) => loadHeldOf(read, businessId, eventIds),
  };
}

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

const factsBySlug = prepared((on: Reader) =>
  on
    .select(FACTS)
    .from(businesses)
    .where(and(eq(businesses.diarySlug, placeholder('slug')), isThere))
    .prepare(),
);

const factsOfBusiness = prepared((on: Reader) =>
  on
    .select(FACTS)
    .from(businesses)
    .where(and(eq(businesses.id, placeholder('businessId')), isThere))
    .prepare(),
);

const factsByEvent = prepared((on: Reader) =>
  on
    .select({ ...FACTS, eventId: events.id, isClosed: events.isClosed })
    .from(events)
    .innerJoin(businesses, eq(businesses.id, events.businessId))
    .where(and(eq(events.id, placeholder('eventId')), isThere))
    .prepare(),
);

const newSlug = prepared((on: Reader) =>
  on
    .select({ slug: businesses.diarySlug })
    .from(slugHistory)
    .innerJoin(businesses, eq(businesses.id, slugHistory.businessId))
    .where(and(eq(slugHistory.slug, placeholder('oldSlug')), isThere))
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
  businessId: events.businessId,
  date: events.date,
  startTime: events.startTime,
  version: events.version,
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
