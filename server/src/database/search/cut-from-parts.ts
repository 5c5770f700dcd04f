/**
 * Finds a page of rows that are too many to sort at once. The database sorts them in parts, which are merged
 * here; other requests run between two parts.
 */
import { nextTurn } from '../../runtime/next-turn.ts';

export type Direction = 'asc' | 'desc';

export interface Sorted {
  id: number;
  /** What is sorted by; equal rows are ordered by id. */
  key: string;
}

/**
 * Returns the ids of up to `limit` rows, after the first `offset`. Each part must be sorted in that direction
 * by key and id, as SQLite orders texts; its first `offset + limit` rows are enough.
 */
export async function cutFromParts(
  parts: AsyncIterable<readonly Sorted[]>,
  direction: Direction,
  limit: number,
  offset: number,
): Promise<number[]> {
  let first: Sorted[] = [];
  for await (const part of parts) {
    const comparable = part.map(({ id, key }) => ({ id, key: byCodePoints(key) }));
    first = merged(first, comparable, direction).slice(0, offset + limit);
    await nextTurn();
  }
  return first.slice(offset).map(({ id }) => id);
}

function merged(one: readonly Sorted[], other: readonly Sorted[], direction: Direction): Sorted[] {
  const all: Sorted[] = [];
  let at = 0;
  for (const next of other) {
    for (let before = one[at]; before && comesFirst(before, next, direction); before = one[at]) {
      all.push(before);
      at += 1;
    }
    all.push(next);
  }
  return all.concat(one.slice(at));
}

function comesFirst(one: Sorted, other: Sorted, direction: Direction): boolean {
  const [low, high] = direction === 'asc' ? [one, other] : [other, one];
  return low.key === high.key ? low.id < high.id : low.key < high.key;
}

const SURROGATES_AND_BEHIND = /[\ud800-\uffff]/g;

/**
 * Returns a text that JavaScript orders as SQLite orders the given one. SQLite orders by code points and
 * JavaScript by code units: surrogates come before the last 8,192 characters, which they must follow.
 */
function byCodePoints(text: string): string {
  return text.replace(SURROGATES_AND_BEHIND, (sign) =>
    String.fromCharCode(sign.charCodeAt(0) + (sign < '\ue000' ? 0x2000 : -0x800)),
  );
}
