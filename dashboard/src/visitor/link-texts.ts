/** What the pages behind a letter’s link say alike: each shows an address, and asks before anything is confirmed. */

export const LINK_LOADING = 'Looking up the address…';
export const LINK_LOAD_FAILED = 'Failed to look up the address';
export const LINK_UNABLE_TO_OPEN = 'Unable to Open This Link';
export const LINK_CONFIRMING = 'Confirming…';
