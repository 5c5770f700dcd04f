import { expect, it } from 'vitest';
import { bookingCancelled } from './CancelQuestion.tsx';

it('says in a separate sentence what cancelling did', () => {
  expect(bookingCancelled('Cut & finish', false, true)).toBe(
    'Booking cancelled successfully! We’re emailing the customer, and the time slot for Cut & finish is free again.',
  );
  expect(bookingCancelled(null, true, false)).toBe(
    'Booking cancelled successfully! The customer won’t be emailed, and the place is free again.',
  );
});
