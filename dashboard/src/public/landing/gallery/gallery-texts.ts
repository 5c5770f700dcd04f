import type { PictureName } from '../../pictures/picture-table.ts';

export const GALLERY = 'See it before you log in';
export const GALLERY_LEDE = 'Screenshots with example data. Select one to enlarge it.';
export const LARGER = 'Enlarge this picture.';
export const PICTURES_DIALOG = 'Pictures';
export const PREVIOUS_PICTURE = 'Previous picture';
export const NEXT_PICTURE = 'Next picture';
export const CLOSE = 'Close';

/** The first is the largest. */
export const SHOWN: readonly { name: PictureName; caption: string }[] = [
  { name: 'overview', caption: 'The day at a glance' },
  { name: 'week', caption: 'Your week, with its bookings' },
  { name: 'new-event', caption: 'A new event, and what customers will see' },
  { name: 'bookings', caption: 'Every booking, to search and export' },
  { name: 'widget-site', caption: 'The diary on your own website' },
];
