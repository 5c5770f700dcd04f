/** How many there are, in words. */

export const countOfBookings = (count: number) => `${count} ${count === 1 ? 'booking' : 'bookings'}`;
export const countOfEvents = (count: number) => `${count} ${count === 1 ? 'event' : 'events'}`;
/** '12 booked' */
export const booked = (count: number) => `${count} booked`;
