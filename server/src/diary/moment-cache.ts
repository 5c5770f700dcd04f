/**
 * Caches what was made from a business's diary. It is valid while two things stay the same: the diary's
 * version, which the database raises with every change by any process, and the minute, because slots begin on
 * whole minutes.
 */

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

const minuteOf = (now: number) => Math.floor(now / 60_000);

/** Caches values up to that total weight; the least recently used is dropped first. */
export function createMomentCache<Value>(
  weightMax: number,
  weightOf: (value: Value) => number,
): MomentCache<Value> {
  const entries = new Map<string, Entry<Value>>();
  /** Values in progress, by key and moment, for which simultaneous callers wait. */
  const making = new Map<string, Promise<Value>>();
  let weight = 0;

  function drop(key: string): void {
    const entry = entries.get(key);
    if (!entry) return;
    entries.delete(key);
    weight -= weightOf(entry.value);
  }

  function keep(key: string, { businessId, version, now }: Moment, value: Value): void {
    drop(key);
    entries.set(key, { businessId, version, minute: minuteOf(now), value });
    weight += weightOf(value);
    for (const oldest of entries.keys()) {
      if (weight <= weightMax) break;
      drop(oldest);
    }
  }

  function holding(key: string, { businessId, version, now }: Moment): Entry<Value> | null {
    const entry = entries.get(key);
    if (entry?.businessId !== businessId || entry.version !== version || entry.minute !== minuteOf(now)) {
      return null;
    }
    entries.delete(key);
    entries.set(key, entry);
    return entry;
  }

  async function keepWhenMade(key: string, moment: Moment, made: Promise<Value>): Promise<Value> {
    const value = await made;
    keep(key, moment, value);
    return value;
  }

  return {
    kept: (key, moment) => holding(key, moment)?.value,
    businessOf: (key) => entries.get(key)?.businessId ?? null,
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
