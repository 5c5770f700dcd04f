import {
  keepPreviousData,
  type QueryClient,
  type QueryKey,
  useMutationState,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { CallBody, CallQuery } from '@daybook/schema/contract/calls';
import type { BookingsPage, OwnerBooking } from '@daybook/schema/contract/owner-booking';
import { call } from './call.ts';
import { businessKey, renewsBusiness } from './keys.ts';
import { useChange } from './query-client.ts';
import { readAll, type Reading } from './read-all.ts';

/** Loads the bookings of those dates in order of start, and shows the previous ones meanwhile. */
export function useBookings(businessId: number, range: CallQuery<'listBookings'>) {
  return useQuery({
    queryKey: [...businessKey(businessId), 'bookings', range],
    queryFn: ({ signal }) => call('listBookings', { params: { businessId }, query: range, signal }),
    placeholderData: keepPreviousData,
  });
}

const bookingSearchesKey = (businessId: number) => [...businessKey(businessId), 'booking search'];

export function useBookingSearch(businessId: number, query: CallQuery<'searchBookings'>) {
  return useQuery({
    queryKey: [...bookingSearchesKey(businessId), query],
    queryFn: ({ signal }) => call('searchBookings', { params: { businessId }, query, signal }),
    placeholderData: keepPreviousData,
  });
}

export function useBookedDays(businessId: number, range: CallQuery<'countBookedDays'>) {
  return useQuery({
    queryKey: [...businessKey(businessId), 'booked days', range],
    queryFn: ({ signal }) => call('countBookedDays', { params: { businessId }, query: range, signal }),
    placeholderData: keepPreviousData,
  });
}

/** Resolves to all bookings that match the filter, in its order. */
export function readAllBookings(
  businessId: number,
  query: CallQuery<'searchBookings'>,
  reading: Reading,
): Promise<OwnerBooking[]> {
  return readAll(async (asked, signal) => {
    const { bookings, page_count } = await call('searchBookings', {
      params: { businessId },
      query: { ...query, ...asked },
      signal,
    });
    return { rows: bookings, page_count };
  }, reading);
}

export function useChangeBooking(businessId: number) {
  return useBookingChange(businessId, {
    change: ({ reference, body }: { reference: string; body: CallBody<'changeBooking'> }) =>
      call('changeBooking', { params: { reference }, body }),
    guess: ({ reference, body }) => ({
      reference,
      becomes: {
        ...body,
        attendee_last_name: body.attendee_last_name ?? '',
        attendee_email: body.attendee_email || null,
        attendee_phone: body.attendee_phone || null,
      },
    }),
  });
}

const cancelBookingKey = (businessId: number) => ['cancel booking', businessId];

export function useCancelBooking(businessId: number) {
  return useBookingChange(businessId, {
    mutationKey: cancelBookingKey(businessId),
    isTold: true,
    change: (reference: string) => call('cancelBooking', { params: { reference } }),
    guess: (reference) => ({ reference, becomes: { status: 'cancelled' } }),
  });
}

export function useBookingsBeingCancelled(businessId: number): string[] {
  return useMutationState({
    filters: { mutationKey: cancelBookingKey(businessId), status: 'pending' },
    select: ({ state }) => (typeof state.variables === 'string' ? state.variables : ''),
  });
}

interface BookingChangeParts<Given, Answer> {
  /** By which a page knows which changes are under way. */
  mutationKey?: QueryKey;
  /** The caller shows the failure, even after the person has left that part of the page. */
  isTold?: boolean;
  change: (given: Given) => Promise<Answer>;
  /** Returns the booking's reference and how it will look if the change succeeds. */
  guess: (given: Given) => { reference: string; becomes: Partial<OwnerBooking> };
}

/** Changes one booking. The open searches show the change at once, and undo it when the server refuses. */
export function useBookingChange<Given, Answer>(
  businessId: number,
  { mutationKey, isTold = false, change, guess }: BookingChangeParts<Given, Answer>,
) {
  const queries = useQueryClient();
  const searches = bookingSearchesKey(businessId);
  return useChange(change, {
    ...(mutationKey && { mutationKey }),
    meta: { isTold },
    ...renewsBusiness(businessId),
    onMutate: async (given: Given) => {
      // Otherwise a response that is on its way would bring the old row back.
      await queries.cancelQueries({ queryKey: searches });
      const { reference, becomes } = guess(given);
      const before = findBooking(queries, searches, reference);
      showIn(queries, searches, reference, becomes);
      return { reference, before };
    },
    onError: (_error, _given, shown) => {
      // Restore only this row: another row's change may be under way.
      if (shown?.before) showIn(queries, searches, shown.reference, shown.before);
    },
  });
}

/** Returns the page with that booking changed; the same page when it doesn't include the booking. */
function withBooking(page: BookingsPage, reference: string, becomes: Partial<OwnerBooking>): BookingsPage {
  const isThat = (booking: OwnerBooking) => booking.booking_reference === reference;
  if (!page.bookings.some(isThat)) return page;
  return {
    ...page,
    bookings: page.bookings.map((booking) => (isThat(booking) ? { ...booking, ...becomes } : booking)),
  };
}

function showIn(queries: QueryClient, searches: QueryKey, reference: string, becomes: Partial<OwnerBooking>) {
  queries.setQueriesData<BookingsPage>(
    { queryKey: searches },
    (page) => page && withBooking(page, reference, becomes),
  );
}

function findBooking(queries: QueryClient, searches: QueryKey, reference: string): OwnerBooking | undefined {
  return queries
    .getQueriesData<BookingsPage>({ queryKey: searches })
    .flatMap(([, page]) => page?.bookings ?? [])
    .find((booking) => booking.booking_reference === reference);
}
