/**
 * A page of what is too much to be sorted at once. The database sorts it a part at a time, and the parts are merged
 * here; other requests get their turn between two of them.
 */
import { nextTurn } from '../../runtime/next-turn.ts';

export type Direction = 'asc' | 'desc';

export interface Sorted {
  id: number;
  /** What is sorted by; rows alike go by their ids. */
  key: string;
}

/**
 * The ids of up to `limit` rows, without the first `offset`. Each part is in that direction by key and id, as SQLite
 * orders texts; of each part the first `offset + limit` rows are enough.
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
 * SQLite orders texts by code points and JavaScript by halves of them: a text that JavaScript orders as SQLite orders
 * the one given. Those halves stand before the last 8,192 signs, which they must follow.
 */
function byCodePoints(text: string): string {
  return text.replace(SURROGATES_AND_BEHIND, (sign) =>
    String.fromCharCode(sign.charCodeAt(0) + (sign < '\ue000' ? 0x2000 : -0x800)),
  );
}
