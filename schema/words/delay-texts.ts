export const DELAY_NOT_FOUND = 'This has ended already.';
export const delayMinutesBounded = (max: number) => `Enter 1 to ${max} minutes`;
export const LATE_CHANGED =
  'Your bookings have changed since we listed them. Check the list, and select the button again.';
export const tooManyLate = (bookings: number, max: number) =>
  `${bookings} bookings would start late. Choose one person or place, with up to ${max} bookings.`;
