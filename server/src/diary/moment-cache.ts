/**
 * Caches what was made from a business's diary. It is valid while two things stay the same: the diary's
 * version, which the database raises with every change by any process, and the minute, because slots begin on
 * whole minutes.
 */

import { MINUTE } from '@daybook/schema/figures/periods';
import { createWeighedCache } from '../runtime/weighed-cache.ts';

/** The version and the minute for which a value is valid. */
export interface Moment {
  businessId: number;
  version: number;
  now: number;
}

export interface MomentCache<Value> {
  /**
   * Returns the key's cached value while it is valid, or the one that is being made for somebody else.
   * Otherwise calls `make`. If `make` throws synchronously, only this caller gets the error.
   */
  get(key: string, moment: Moment, make: () => Promise<Value>): Promise<Value>;
  /** Returns the business of the key's cached value, valid or not; null without one. */
  businessOf(key: string): number | null;
  /** Returns the key's cached value while it is valid. */
  kept(key: string, moment: Moment): Value | undefined;
}

interface Entry<Value> {
  businessId: number;
  version: number;
  minute: number;
  value: Value;
}

const minuteOf = (now: number) => Math.floor(now / MINUTE);

/** Caches values up to that total weight. */
export function createMomentCache<Value>(
  weightMax: number,
  weightOf: (value: Value) => number,
): MomentCache<Value> {
  const entries = createWeighedCache<string, Entry<Value>>(weightMax, ({ value }) => weightOf(value));
  /** Values in progress, by key and moment, for which simultaneous callers wait. */
  const making = new Map<string, Promise<Value>>();

  function holding(key: string, { businessId, version, now }: Moment): Entry<Value> | null {
    const entry = entries.get(key);
    const isOfBusiness = entry?.businessId === businessId;
    return isOfBusiness && entry.version === version && entry.minute === minuteOf(now) ? entry : null;
  }

  async function keepWhenMade(key: string, moment: Moment, made: Promise<Value>): Promise<Value> {
    const value = await made;
    const { businessId, version, now } = moment;
    entries.set(key, { businessId, version, minute: minuteOf(now), value });
    return value;
  }

  return {
    kept: (key, moment) => holding(key, moment)?.value,
    businessOf: (key) => entries.peek(key)?.businessId ?? null,
    async get(key, moment, make) {
      const earlier = holding(key, moment);
      if (earlier) return earlier.value;
      const wanted = `${key} ${moment.version} ${minuteOf(moment.now)}`;
      const underWay = making.get(wanted);
      if (underWay) return underWay;
      const made = keepWhenMade(key, moment, make()).finally(() => making.delete(wanted));
      making.set(wanted, made);
      return made;
    },
  };
}
