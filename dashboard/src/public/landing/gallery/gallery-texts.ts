export const GALLERY = 'See it before you sign in';
export const GALLERY_LEDE = 'Pictures of the running product, with example data. Press one to see it larger.';
export const LARGER = 'See it larger';
export const PICTURES_DIALOG = 'Pictures';
export const PREVIOUS_PICTURE = 'Previous picture';
export const NEXT_PICTURE = 'Next picture';
export const CLOSE = 'Close';
