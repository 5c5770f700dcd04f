/**
 * What was made of a business's diary, ready to be used again. It is right as long as two things stand still: the
 * diary's version, which the database itself raises with every change by whichever process, and the minute, for
 * slots begin on whole minutes.
 */

/** How long what was made holds. */
export interface Moment {
  businessId: number;
  version: number;
  /** Milliseconds since 1970. */
  now: number;
}

export interface MomentCache<Value> {
  /**
   * What is kept under this key if its moment still holds, or what is just being made for another; else `make`'s.
   * What `make` throws at once concerns nobody but this caller.
   */
  get(key: string, moment: Moment, make: () => Promise<Value>): Promise<Value>;
  /** Whose value is kept under this key, if any is, whether or not it still holds. */
  businessOf(key: string): number | null;
  /** What is kept under this key, if its moment still holds. */
  kept(key: string, moment: Moment): Value | undefined;
}

interface Entry<Value> {
  businessId: number;
  version: number;
  minute: number;
  value: Value;
}

const minuteOf = (now: number) => Math.floor(now / 60_000);

/** Keeps values of at most that weight together; the one unused longest goes first. */
export function createMomentCache<Value>(
  weightMax: number,
  weightOf: (value: Value) => number,
): MomentCache<Value> {
  const entries = new Map<string, Entry<Value>>();
  /** What is being made, by key and moment: whoever asks meanwhile waits for the same. */
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
