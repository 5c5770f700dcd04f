/** Texts of the pages behind emailed links, which show an address and ask before they confirm anything. */
export const LINK_LOADING = 'Checking the link…';
export const LINK_LOAD_FAILED = 'We couldn’t check the link';
export const LINK_UNABLE_TO_OPEN = 'We can’t open this link';
export const LINK_CHANGE_FAILED = 'That didn’t work. Please try again.';
