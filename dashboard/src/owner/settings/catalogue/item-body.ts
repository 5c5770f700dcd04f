import type { CatalogueItem } from './ArchiveDialog.tsx';

/** Returns all fields that an owner sets, because a change erases fields that are left out. */
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
