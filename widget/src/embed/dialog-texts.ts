export const BOOK_NOW = 'Book now';
export const DIALOG_NAME = 'Book an appointment';
