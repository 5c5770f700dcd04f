/** The owner's bookings (specification 1, sections 2 and 8). */

export const BOOKING_NOT_FOUND = 'This booking does not exist.';
export const BOOKING_ALREADY_CANCELLED = 'This booking is already cancelled.';
export const BOOKING_BEGUN = 'This appointment has already started, so it can no longer be cancelled.';
export const BOOKING_UPDATE_FAILED = 'Failed to update booking';
export const BOOKING_UPDATE_NETWORK = 'Failed to update booking. Please try again.';
export const BOOKING_CANCELLED = 'Booking cancelled successfully!';
export const bookingCancelFailed = (why: string) => `Failed to cancel booking: ${why}`;
export const NETWORK_ERROR_SHORT = 'Network error';

export const ALL_BOOKINGS = 'All Bookings';
export const BOOKINGS_AT_A_GLANCE = 'Total Bookings At A Glance';
export const ALL_EVENTS = 'All Events';
export const ALL_MONTHS = 'All Months';
export const FILTERED = '(filtered)';
export const SHOWING_SELECTED = '(showing selected booking)';
export const NO_MATCHING_BOOKINGS = 'No matching bookings';
export const ADJUST_SEARCH = 'Try adjusting your search terms';
export const NO_BOOKINGS_YET = 'No bookings yet';
export const BOOKINGS_APPEAR_HERE = 'Bookings will appear here once customers start booking';
export const SAVING = 'Saving...';
export const SAVE_CHANGES = 'Save Changes';
