/**
 * Returns the page's field of that name, or the first field of its rows ('venues.0.venue_name' for 'venues'),
 * or the element with that id. Null when there is none.
 */
export function fieldOnPage(name: string): HTMLElement | null {
  const escaped = CSS.escape(name);
  return document.querySelector<HTMLElement>(`[name="${escaped}"], [name^="${escaped}."], #${escaped}`);
}

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
