/** Dispatched on the document when a tag may have lost its element, or when there may be a new tag. */
export const PLACE = 'daybook:place';

export const askToPlace = () => document.dispatchEvent(new Event(PLACE));
