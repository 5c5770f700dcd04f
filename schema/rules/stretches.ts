import { addDays } from './date.ts';

/** Days in a row, YYYY-MM-DD, both included. */
export interface Stretch {
  first: string;
  last: string;
}

/** Returns the stretches in order, with those that overlap or follow one another as one. */
export function mergedStretches(stretches: readonly Stretch[]): Stretch[] {
  const merged: Stretch[] = [];
  for (const { first, last } of stretches.toSorted((one, other) => (one.first < other.first ? -1 : 1))) {
    const before = merged.at(-1);
    if (!before || first > addDays(before.last, 1)) merged.push({ first, last });
    else if (last > before.last) before.last = last;
  }
  return merged;
}
