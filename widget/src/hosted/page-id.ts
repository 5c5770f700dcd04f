/** The element that the server renders into and the browser hydrates. */
export const PAGE_ID = 'daybook-page-body';

/** The script element with the page's data as JSON (contract/diary-page.ts). */
export const DATA_ID = 'daybook-page';
