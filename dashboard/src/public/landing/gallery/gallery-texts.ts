import type { PictureName } from '../../pictures/picture-table.ts';

export const GALLERY = 'See it before you sign in';
export const GALLERY_LEDE = 'Pictures of the running product, with example data. Press one to see it larger.';
export const LARGER = 'See it larger';
export const PICTURES_DIALOG = 'Pictures';
export const PREVIOUS_PICTURE = 'Previous picture';
export const NEXT_PICTURE = 'Next picture';
export const CLOSE = 'Close';

/** The first is the largest. */
export const SHOWN: readonly { name: PictureName; caption: string }[] = [
  { name: 'overview', caption: 'The day at a glance' },
  { name: 'week', caption: 'The week, with what is booked' },
  { name: 'new-event', caption: 'A new event, and what customers will see' },
  { name: 'bookings', caption: 'Every booking, searched and exported' },
  { name: 'widget-site', caption: 'The diary on your own site' },
];
