import { keepPreviousData, useMutationState, useQuery } from '@tanstack/react-query';
import type { CallBody, CallQuery } from '@daybook/schema/contract/calls';
import type { OwnerBooking } from '@daybook/schema/contract/owner-booking';
import { call } from './call.ts';
import { bookedDaysKey, bookingSearchKey, bookingsKey, cancelBookingKey, changeBookingKey } from './keys.ts';
import { useBookingChange } from './optimistic-booking.ts';
import { readAll, type Reading } from './read-all.ts';

const inBusiness = (businessId: number) => ({ businessId: String(businessId) });

/**
 * The bookings of those dates, in order of start. The ones shown before stay until the new ones have arrived.
 */
export function useBookings(businessId: number, range: CallQuery<'listBookings'>) {
  return useQuery({
    queryKey: bookingsKey(businessId, range),
    queryFn: ({ signal }) => call('listBookings', { params: inBusiness(businessId), query: range, signal }),
    placeholderData: keepPreviousData,
  });
}

/** A page of the bookings that the filter matches. */
export function useBookingSearch(businessId: number, query: CallQuery<'searchBookings'>) {
  return useQuery({
    queryKey: bookingSearchKey(businessId, query),
    queryFn: ({ signal }) => call('searchBookings', { params: inBusiness(businessId), query, signal }),
    placeholderData: keepPreviousData,
  });
}

/** How many bookings each day of the range holds. */
export function useBookedDays(businessId: number, range: CallQuery<'countBookedDays'>) {
  return useQuery({
    queryKey: bookedDaysKey(businessId, range),
    queryFn: ({ signal }) =>
      call('countBookedDays', { params: inBusiness(businessId), query: range, signal }),
    placeholderData: keepPreviousData,
  });
}

/** Every booking that the filter matches, in its order. */
export function readAllBookings(
  businessId: number,
  query: CallQuery<'searchBookings'>,
  reading: Reading,
): Promise<OwnerBooking[]> {
  const params = inBusiness(businessId);
  return readAll(async (asked, signal) => {
    const { bookings, page_count } = await call('searchBookings', {
      params,
      query: { ...query, ...asked },
      signal,
    });
    return { rows: bookings, page_count };
  }, reading);
}

export function useChangeBooking(businessId: number) {
  return useBookingChange(businessId, {
    mutationKey: changeBookingKey(businessId),
    change: ({ reference, body }: { reference: string; body: CallBody<'changeBooking'> }) =>
      call('changeBooking', { params: { reference }, body }),
    guess: ({ reference, body }) => ({
      reference,
      becomes: { ...body, attendee_phone: body.attendee_phone || null },
    }),
  });
}

export function useCancelBooking(businessId: number) {
  return useBookingChange(businessId, {
    mutationKey: cancelBookingKey(businessId),
    isTold: true,
    change: (reference: string) => call('cancelBooking', { params: { reference } }),
    guess: (reference) => ({ reference, becomes: { status: 'cancelled' } }),
  });
}

/** The references of the bookings whose cancellation is on its way. */
export function useBookingsBeingCancelled(businessId: number): string[] {
  return useMutationState({
    filters: { mutationKey: cancelBookingKey(businessId), status: 'pending' },
    select: ({ state }) => (typeof state.variables === 'string' ? state.variables : ''),
  });
}
