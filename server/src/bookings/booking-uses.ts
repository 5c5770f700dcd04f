import type { Context } from '../context.ts';
import { createCancelling } from './cancel.ts';
import { createMoving } from './move/move.ts';
import { createPlaceBooking } from './place-booking.ts';

/** Returns what customers do with bookings, by the calls and by the hosted pages. */
export function bookingUses(context: Context) {
  const { limits } = context;
  const readCalendars = (eventId: number) => context.busyCalendars.beforeBooking(eventId);
  return {
    placeBooking: createPlaceBooking({ ...context, readCalendars, rates: limits.bookings }),
    cancelling: createCancelling({ ...context, rates: limits.cancellations }),
    moving: createMoving({ ...context, readCalendars, rates: limits.moves }),
  };
}
