/**
 * Keeps what was made from a business's diary, to be used again. It holds while two things stay the same: the
 * diary's version, which the database itself raises with every change by any process, and the minute, since
 * slots begin on whole minutes.
 */

/** The moment for which something was made. It holds for this version, within this minute. */
export interface Moment {
  businessId: number;
  version: number;
  /** Milliseconds since 1970. */
  now: number;
}

export interface MomentCache<Value> {
  /**
   * The value kept under this key while its moment holds, or the one that is being made for somebody else.
   * Otherwise the value of `make`. When `make` throws at once, only this caller gets the error.
   */
  get(key: string, moment: Moment, make: () => Promise<Value>): Promise<Value>;
  /**
   * The business whose value is kept under this key, whether or not the value still holds; null when none is
   * kept.
   */
  businessOf(key: string): number | null;
  /** The value kept under this key while its moment holds. */
  kept(key: string, moment: Moment): Value | undefined;
}

interface Entry<Value> {
  businessId: number;
  version: number;
  minute: number;
  value: Value;
}

const minuteOf = (now: number) => Math.floor(now / 60_000);

/** Keeps values of at most that weight together; the one that was unused longest goes first. */
export function createMomentCache<Value>(
  weightMax: number,
  weightOf: (value: Value) => number,
): MomentCache<Value> {
  const entries = new Map<string, Entry<Value>>();
  /** What is being made, by key and moment: others who ask meanwhile wait for the same. */
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
