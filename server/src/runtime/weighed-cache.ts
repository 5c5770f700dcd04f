/** Keeps values up to that total weight; the least recently used is dropped first. */
export function createWeighedCache<Key, Value>(weightMax: number, weightOf: (value: Value) => number) {
  const kept = new Map<Key, Value>();
  let weight = 0;

  function drop(key: Key): void {
    const value = kept.get(key);
    if (value === undefined) return;
    kept.delete(key);
    weight -= weightOf(value);
  }

  return {
    /** Doesn't count as a use. */
    peek: (key: Key): Value | undefined => kept.get(key),

    get(key: Key): Value | undefined {
      const value = kept.get(key);
      if (value === undefined) return undefined;
      kept.delete(key);
      kept.set(key, value);
      return value;
    },

    set(key: Key, value: Value): void {
      drop(key);
      kept.set(key, value);
      weight += weightOf(value);
      for (const oldest of kept.keys()) {
        if (weight <= weightMax) break;
        drop(oldest);
      }
    },
  };
}
