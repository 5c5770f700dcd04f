import type { CatalogueItem } from './ArchiveDialog.tsx';

/**
 * Returns what a change of an item sends of it: all that its owner can set. A field that a change leaves out would be
 * erased, so this names the fields that nobody sets.
 */
export function bodyOf<Item extends CatalogueItem>(item: Item) {
  const {
    id: _id,
    upcoming_dates: _dates,
    upcoming_bookings: _bookings,
    is_archived: _isArchived,
    ...body
  } = item;
  return body;
}
