/** Of a field that nobody sees. */
export const LEAVE_EMPTY = 'Leave this empty';
