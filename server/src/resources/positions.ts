export interface Placed {
  id: number;
  position: number;
}

/**
 * Returns the items whose position changes when one moves to another position of its list, counted from 0.
 * `items` are in order.
 */
export function moved(items: readonly Placed[], id: number, to: number): Placed[] {
  const others = items.filter((item) => item.id !== id);
  const ids = others.map((item) => item.id);
  ids.splice(to, 0, id);
  const before = new Map(items.map((item) => [item.id, item.position]));
  return ids
    .map((item, at) => ({ id: item, position: at + 1 }))
    .filter((item) => before.get(item.id) !== item.position);
}
