interface Named {
  id: number;
  name: string;
}

/** Returns items of the catalogue that aren't archived; none while they load. */
export const inUse = <Item extends { is_archived: boolean }>(items: readonly Item[] | undefined): Item[] =>
  items?.filter(({ is_archived }) => !is_archived) ?? [];

/** Returns a select's choices. A select's values are strings. */
export const choicesOf = (items: readonly Named[]) =>
  items.map(({ id, name }) => ({ value: String(id), label: name }));

/** Reads a select's value. The empty one stands for any, everyone or none. */
export const chosenId = (value: string) => (value === '' ? null : Number(value));

/** Returns an id for a query: '' means any. */
export const idInQuery = (id: number | null | undefined) =>
  id === null || id === undefined ? '' : String(id);
