export const ABOUT_PAGES = 'Online booking for UK service businesses';
export const BOOK_ONLINE = 'Book online, day and night';
/** `day` is a date in words, on the business's own clock. */
export const nextFree = (day: string) => `Next free day: ${day}`;
