/**
 * The field of that name on the page, or the first field of the rows under it ('venues.0.venue_name' for
 * 'venues'), or the element with that id that stands for it. Null where there is none.
 */
export function fieldOnPage(name: string): HTMLElement | null {
  const escaped = CSS.escape(name);
  return document.querySelector<HTMLElement>(`[name="${escaped}"], [name^="${escaped}."], #${escaped}`);
}

/** The names that have a field on the page, in the order in which the fields stand there. */
export function inPageOrder<Name extends string>(names: readonly Name[]): Name[] {
  return names
    .flatMap((name) => ({ name, field: fieldOnPage(name) }))
    .flatMap(({ name, field }) => (field === null ? [] : [{ name, field }]))
    .sort((one, other) => orderOf(one.field, other.field))
    .map(({ name }) => name);
}

function orderOf(one: Node, other: Node): number {
  if (one === other) return 0;
  return one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}
