export const LINK_UNABLE_TO_OPEN = 'We can’t open this link';
export const LINK_CHANGE_FAILED = 'That didn’t work. Please try again.';
