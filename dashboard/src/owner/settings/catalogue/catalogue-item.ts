export interface CatalogueItem {
  id: number;
  name: string;
  upcoming_dates: number;
  upcoming_bookings: number;
  is_archived: boolean;
  /** A person's, which has calls of its own. */
  picture?: string | null;
}

/** Returns all fields that an owner sets, because a change erases fields that are left out. */
export function bodyOf<Item extends CatalogueItem>(item: Item) {
  const {
    id: _id,
    upcoming_dates: _dates,
    upcoming_bookings: _bookings,
    is_archived: _isArchived,
    picture: _picture,
    ...body
  } = item;
  return body;
}

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
