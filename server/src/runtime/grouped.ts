type AtLeastOne<Item> = [Item, ...Item[]];

/** Returns the items of each key together, in order of the first of each. */
export function grouped<Item>(all: readonly Item[], keyOf: (item: Item) => unknown): AtLeastOne<Item>[] {
  const groups = new Map<unknown, AtLeastOne<Item>>();
  for (const item of all) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return [...groups.values()];
}
