/** What every view of a booking says. */
export const HOME_VISIT = 'Home visit';
export const WHERE = 'Where';
export const VISIT_ADDRESS = 'Address';
/** Read out after an address, for those who hear the link. */
export const ON_MAP = '(map, opens in a new tab)';

/** What each view calls a booking's status. */
export const STATUS_WORDS = { confirmed: 'Confirmed', pending: 'Pending', cancelled: 'Cancelled' } as const;
/** Short words for a narrow column, where nearly all bookings are confirmed. */
export const STATUS_IN_TABLE = { confirmed: 'OK', pending: 'pending', cancelled: 'cancelled' } as const;
/** For bookings to come: the owner had to confirm none of them. */
export const STATUS_AT_A_GLANCE = { ...STATUS_IN_TABLE, confirmed: 'auto-confirmed' } as const;

export const withPerson = (person: string) => `with ${person}`;
