/**
 * Caches a business's blocked times by month, until its version rises. A diary of hundreds of
 * events reads all its months at once, and that of a business without blocked times reads nothing.
 */
import type { BlockedTime } from '@daybook/schema/rules/blocked-times';
import { addMonths, lastDateOf, monthOf } from '@daybook/schema/rules/date';
import { DIARY_MONTHS_CARRIED } from '@daybook/schema/figures/bounds';
import type { Database } from '../database/database.ts';
import { reachOf, type RulingBusiness } from './booking-rules.ts';
import { isEverBlocked, loadBlocked } from './blocked-store.ts';

/** A blocked time takes about 150 bytes, and a business or one of its months about 200 more. */
const WEIGHT_MAX = 100_000;

interface Entry {
  moment: string;
  isEver: boolean;
  /** What was read with each month. A month that several parts of a diary ask for at once is read once. */
  months: Map<string, Promise<readonly BlockedTime[]>>;
  weight: number;
}

/** Returns all blocked times that may overlap events of a requested date, and perhaps more. */
type BlockedOn = (date: string) => readonly BlockedTime[];

type BlockedOf = (business: RulingBusiness, dates: readonly string[]) => Promise<BlockedOn>;

const NOTHING: readonly BlockedTime[] = [];
const neverBlocked: BlockedOn = () => NOTHING;

export function createBlockedMemory(read: Database['read']): BlockedOf {
  const kept = new Map<number, Entry>();
  let weight = 0;

  async function entryOf(business: RulingBusiness): Promise<Entry> {
    const moment = `${business.diaryVersion} ${business.timezone}`;
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

  function ofMonth(business: RulingBusiness, entry: Entry, month: string): Promise<readonly BlockedTime[]> {
    const earlier = entry.months.get(month);
    if (earlier) return earlier;
    const months = unknownFrom(entry, month);
    const reading = readMonths(business, entry, months);
    for (const each of months) entry.months.set(each, reading);
    return reading;
  }

  async function readMonths(
    business: RulingBusiness,
    entry: Entry,
    months: readonly string[],
  ): Promise<readonly BlockedTime[]> {
    const [first = '', last = first] = [months[0], months.at(-1)];
    try {
      const { startsAt } = reachOf(`${first}-01`);
      const { endsAt } = reachOf(lastDateOf(last));
      const blocked = await loadBlocked(read, business, { startsAt, endsAt });
      if (kept.get(business.id) === entry) grow(business.id, entry, months.length + blocked.length);
      return blocked;
    } catch (error) {
      for (const month of months) entry.months.delete(month);
      throw error;
    }
  }

  return async function blockedOf(business, dates) {
    const entry = await entryOf(business);
    if (!entry.isEver) return neverBlocked;
    const found = new Map<string, readonly BlockedTime[]>();
    for (const month of new Set(dates.map(monthOf))) found.set(month, await ofMonth(business, entry, month));
    return (date) => found.get(monthOf(date)) ?? NOTHING;
  };
}

const LAST_MONTH = '9999-12';

/** Returns as many months from that one on as a diary contains, up to the next known one. */
function unknownFrom({ months }: Entry, first: string): string[] {
  const unknown: string[] = [];
  for (
    let month = first;
    unknown.length < DIARY_MONTHS_CARRIED && !months.has(month);
    month = addMonths(month, 1)
  ) {
    unknown.push(month);
    if (month === LAST_MONTH) break;
  }
  return unknown;
}
