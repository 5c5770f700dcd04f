/** Returns the items in their order once the one with that id is at `to`, counted from 0. */
export function orderedWith<Item extends { id: number }>(
  items: readonly Item[],
  moving: { id: number; to: number } | null,
): Item[] {
  const item = items.find(({ id }) => id === moving?.id);
  if (!moving || !item) return [...items];
  const others = items.filter((one) => one !== item);
  return [...others.slice(0, moving.to), item, ...others.slice(moving.to)];
}
