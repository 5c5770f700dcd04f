import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { CallBody, CallQuery } from '@daybook/schema/contract/calls';
import { call } from './call.ts';
import { bookedDaysKey, bookingSearchKey, bookingsKey, businessKey } from './keys.ts';
import { useRenewing } from './renewing.ts';

const inBusiness = (businessId: number) => ({ businessId: String(businessId) });

/** The bookings of those dates, in order of start; what was shown stays until the next dates are there. */
export function useBookings(businessId: number, range: CallQuery<'listBookings'>) {
  return useQuery({
    queryKey: bookingsKey(businessId, range),
    queryFn: ({ signal }) => call('listBookings', { params: inBusiness(businessId), query: range, signal }),
    placeholderData: keepPreviousData,
  });
}

/** A page of what the filter matches. */
export function useBookingSearch(businessId: number, query: CallQuery<'searchBookings'>) {
  return useQuery({
    queryKey: bookingSearchKey(businessId, query),
    queryFn: ({ signal }) => call('searchBookings', { params: inBusiness(businessId), query, signal }),
    placeholderData: keepPreviousData,
  });
}

/** How many bookings each of those days holds. */
export function useBookedDays(businessId: number, range: CallQuery<'countBookedDays'>) {
  return useQuery({
    queryKey: bookedDaysKey(businessId, range),
    queryFn: ({ signal }) =>
      call('countBookedDays', { params: inBusiness(businessId), query: range, signal }),
    placeholderData: keepPreviousData,
  });
}

export function useChangeBooking(businessId: number) {
  return useRenewing(
    ({ reference, body }: { reference: string; body: CallBody<'changeBooking'> }) =>
      call('changeBooking', { params: { reference }, body }),
    businessKey(businessId),
  );
}

export function useCancelBooking(businessId: number) {
  return useRenewing(
    (reference: string) => call('cancelBooking', { params: { reference } }),
    businessKey(businessId),
  );
}
