/** What each view calls a booking's status. */
export const STATUS_WORDS = { confirmed: 'Confirmed', pending: 'Pending', cancelled: 'Cancelled' } as const;
/** In a narrow column, where nearly all of them are well. */
export const STATUS_IN_TABLE = { confirmed: 'OK', pending: 'pending', cancelled: 'cancelled' } as const;
/** Among those to come, of which the owner had to confirm none. */
export const STATUS_AT_A_GLANCE = { ...STATUS_IN_TABLE, confirmed: 'auto-confirmed' } as const;
