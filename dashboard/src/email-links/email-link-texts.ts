/** The pages behind the links in our emails: each shows an address, and asks before it confirms anything. */
export const LINK_LOADING = 'Checking the link…';
export const LINK_LOAD_FAILED = 'We couldn’t check the link';
export const LINK_UNABLE_TO_OPEN = 'We can’t open this link';
export const LINK_CONFIRMING = 'Confirming…';
