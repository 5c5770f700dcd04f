/** The diary in a dialog over somebody else’s page. */

export const BOOK_NOW = 'Book now';
export const DIALOG_NAME = 'Book an appointment';
