export const HOME_VISIT = 'Home visit';
export const VISIT_ADDRESS = 'Address';
/** Read out after an address, for people who use a screen reader. */
export const ON_MAP = '(map, opens in a new tab)';

export const STATUS_WORDS = { confirmed: 'Confirmed', pending: 'Pending', cancelled: 'Cancelled' } as const;
/** Short, for a narrow column where nearly all bookings are confirmed. */
export const STATUS_IN_TABLE = { confirmed: 'OK', pending: 'pending', cancelled: 'cancelled' } as const;
/** For upcoming bookings, none of which the owner had to confirm. */
export const STATUS_AT_A_GLANCE = { ...STATUS_IN_TABLE, confirmed: 'auto-confirmed' } as const;

export const withPerson = (person: string) => `with ${person}`;
/** For a visit that a delay moves. */
export const expectedAt = (time: string) => `Expected at ${time}`;
