/** Random numbers that repeat for the same seed (mulberry32). */
export interface Random {
  /** Returns 0 up to 1. */
  next(): number;
  /** Returns a whole number, both bounds included. */
  between(least: number, most: number): number;
  /** Returns true with this probability. */
  chance(share: number): boolean;
  pick<Item>(items: readonly Item[]): Item | undefined;
  /** Returns a word of so many letters, the first a capital, which could be a name. */
  word(letters: number): string;
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    next,
    between,
    chance: (share) => next() < share,
    pick: (items) => items[between(0, items.length - 1)],
    word(letters) {
      const drawn = Array.from({ length: letters }, () => String.fromCharCode(97 + between(0, 25))).join('');
      return drawn.charAt(0).toUpperCase() + drawn.slice(1);
    },
  };
}
