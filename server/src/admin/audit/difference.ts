import type { AdminFacts } from '../../database/admin-tables.ts';

export interface Difference {
  before: AdminFacts;
  after: AdminFacts;
}

/** The fields that differ, before and after; null when none does. */
export function differenceOf(before: AdminFacts, after: AdminFacts): Difference | null {
  const names = Object.keys({ ...before, ...after }).filter((name) => before[name] !== after[name]);
  if (names.length === 0) return null;
  const only = (facts: AdminFacts) => Object.fromEntries(names.map((name) => [name, facts[name] ?? null]));
  return { before: only(before), after: only(after) };
}
