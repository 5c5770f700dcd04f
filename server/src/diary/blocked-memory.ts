/**
 * Keeps what is blocked of a business, month by month, until its `catalogue_version` rises: a diary of hundreds of events
 * reads each month once, and one of a business that blocks nothing reads nothing.
 */
import type { BlockedTime } from '@daybook/schema/rules/blocked-times';
import { lastDateOf, monthOf } from '@daybook/schema/rules/date';
import type { Database } from '../database/database.ts';
import { reachOf, type RulingBusiness } from './booking-rules.ts';
import { isEverBlocked, loadBlocked } from './blocked-store.ts';

/** A blocked time takes some 150 bytes, and a business or a month of it some 200 more. */
const WEIGHT_MAX = 100_000;

interface Entry {
  moment: string;
  isEver: boolean;
  /** A month that several parts of a diary ask for at once is read once. */
  months: Map<string, Promise<BlockedTime[]>>;
  weight: number;
}

/** Returns all that may meet events of those dates, perhaps more, and some of it twice. */
type BlockedOf = (business: RulingBusiness, dates: readonly string[]) => Promise<readonly BlockedTime[]>;

const NOTHING: readonly BlockedTime[] = [];

export function createBlockedMemory(read: Database['read']): BlockedOf {
  const kept = new Map<number, Entry>();
  let weight = 0;

  async function entryOf(business: RulingBusiness): Promise<Entry> {
    const moment = `${business.catalogueVersion} ${business.timezone}`;
    const earlier = kept.get(business.id);
    if (earlier?.moment === moment) return earlier;
    const isEver = await isEverBlocked(read, business.id);
    const entry: Entry = { moment, isEver, months: new Map(), weight: 0 };
    weight -= kept.get(business.id)?.weight ?? 0;
    kept.delete(business.id);
    kept.set(business.id, entry);
    grow(business.id, entry, 1);
    return entry;
  }

  function grow(businessId: number, entry: Entry, further: number): void {
    entry.weight += further;
    weight += further;
    for (const [oldest, { weight: freed }] of kept) {
      if (weight <= WEIGHT_MAX || oldest === businessId) break;
      kept.delete(oldest);
      weight -= freed;
    }
  }

  function ofMonth(business: RulingBusiness, entry: Entry, month: string): Promise<BlockedTime[]> {
    const earlier = entry.months.get(month);
    if (earlier) return earlier;
    const reading = readMonth(business, entry, month);
    entry.months.set(month, reading);
    return reading;
  }

  async function readMonth(business: RulingBusiness, entry: Entry, month: string): Promise<BlockedTime[]> {
    try {
      const { startsAt } = reachOf(`${month}-01`);
      const { endsAt } = reachOf(lastDateOf(month));
      const blocked = await loadBlocked(read, business, { startsAt, endsAt });
      if (kept.get(business.id) === entry) grow(business.id, entry, 1 + blocked.length);
      return blocked;
    } catch (error) {
      entry.months.delete(month);
      throw error;
    }
  }

  return async function blockedOf(business, dates) {
    const entry = await entryOf(business);
    if (!entry.isEver) return NOTHING;
    const months = [...new Set(dates.map(monthOf))].sort();
    const found = await Promise.all(months.map((month) => ofMonth(business, entry, month)));
    return found.length === 1 ? (found[0] ?? NOTHING) : found.flat();
  };
}
