import type { CatalogueItem } from './ArchiveDialog.tsx';

/**
 * Returns what a change of an item sends of it: all that its owner can set. A change erases a field that it leaves out,
 * so this lists the fields that no owner sets, and keeps all others.
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
