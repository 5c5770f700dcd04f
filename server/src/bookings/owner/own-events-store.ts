import { and, asc, eq, gt, lte, max } from 'drizzle-orm';
import type { Reader } from '../../database/database.ts';
import { events, type BusinessRow } from '../../database/tables.ts';
import { loadBlocked } from '../../diary/blocked-store.ts';
import { reachOf, rulesOf } from '../../diary/booking-rules.ts';
import { loadHeldOf, loadPlanned, type KeptService, type RuledEvent } from '../../diary/contents-store.ts';

/** In order of start. */
export async function eventsOn(
  on: Reader,
  business: BusinessRow,
  date: string,
  kept: KeptService = null,
): Promise<RuledEvent[]> {
  const found = await on
    .select({ id: events.id })
    .from(events)
    .where(and(eq(events.businessId, business.id), eq(events.date, date)))
    .orderBy(asc(events.startTime), asc(events.id));
  return loadRuled(
    on,
    business,
    found.map(({ id }) => id),
    kept,
  );
}

/** Returns one event; [] if the business has no such event. */
export const eventAlone = (
  on: Reader,
  business: BusinessRow,
  eventId: number,
  kept: KeptService = null,
): Promise<RuledEvent[]> => loadRuled(on, business, [eventId], kept);

async function loadRuled(
  on: Reader,
  business: BusinessRow,
  ids: readonly number[],
  kept: KeptService,
): Promise<RuledEvent[]> {
  if (ids.length === 0) return [];
  const planned = await loadPlanned(on, business.id, ids, kept);
  const held = await loadHeldOf(on, business.id, ids);
  const [first] = planned;
  const blocked = first ? await loadBlocked(on, business, reachOf(first.event.date)) : [];
  return planned.map((each) => ({
    ...each,
    held: each.event.type === 'day_event' ? [] : (held.get(each.event.id) ?? []),
    rules: rulesOf(business, each.event, blocked),
  }));
}

/** Returns dates with events after the first and up to the second, in order. */
export async function datesAfter(
  on: Reader,
  businessId: number,
  date: string,
  last: string,
): Promise<string[]> {
  const found = await on
    .selectDistinct({ date: events.date })
    .from(events)
    .where(and(eq(events.businessId, businessId), gt(events.date, date), lte(events.date, last)))
    .orderBy(asc(events.date));
  return found.map((each) => each.date);
}

/** Returns the last date with events; null if there is none. */
export async function lastDateOf(on: Reader, businessId: number): Promise<string | null> {
  const [found] = await on
    .select({ date: max(events.date) })
    .from(events)
    .where(eq(events.businessId, businessId));
  return found?.date ?? null;
}
