/** The field that only programs fill in: people don't see it, and no password manager knows its name. */
export const TRAP_NAME = 'leave_empty';
export const LEAVE_EMPTY = 'Leave this empty';
