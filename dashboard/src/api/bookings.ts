import { type QueryClient, useMutationState, useQueryClient } from '@tanstack/react-query';
import type { CallQuery } from '@daybook/schema/contract/calls';
import type { BookingsPage, OwnerBooking } from '@daybook/schema/contract/owner-booking';
import { call, type Given } from './call.ts';
import { readAll, type Reading } from './read-all.ts';
import { useChange } from './use-call.ts';

const SEARCHES = ['searchBookings'];

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

export const useChangeBooking = () =>
  useBookingChange('changeBooking', {
    guess: ({ params, body }) => ({
      ...params,
      becomes: {
        ...body,
        attendee_last_name: body.attendee_last_name ?? '',
        attendee_email: body.attendee_email || null,
        attendee_phone: body.attendee_phone || null,
      },
    }),
  });

export const useCancelBooking = () =>
  useBookingChange('cancelBooking', {
    isTold: true,
    guess: ({ params }) => ({ ...params, becomes: { status: 'cancelled' } }),
  });

export const useMarkNoShow = () =>
  useBookingChange('markNoShow', {
    isTold: true,
    guess: ({ params, body: { did_not_come, absent_places = 0 } }) => ({
      ...params,
      becomes: { did_not_come, absent_places },
    }),
  });

export const useNoteBooking = () =>
  useBookingChange('noteBooking', {
    guess: ({ params, body }) => ({ ...params, becomes: { note: body?.note?.trim() || null } }),
  });

/** Returns the references of the bookings that are being cancelled. */
export const useBookingsBeingCancelled = () =>
  useMutationState({
    filters: { mutationKey: ['cancelBooking'], status: 'pending' },
    select: ({ state: { variables } }) => (isCancelling(variables) ? variables.params.reference : ''),
  });

const isCancelling = (given: unknown): given is Given<'cancelBooking'> =>
  typeof given === 'object' && given !== null && 'params' in given;

type BookingChange = 'changeBooking' | 'cancelBooking' | 'markNoShow' | 'noteBooking';

interface BookingChangeParts<Name extends BookingChange> {
  /** The caller shows the failure, even after the person has left that part of the page. */
  isTold?: boolean;
  /** Returns the booking's reference and how it will look if the change succeeds. */
  guess: (given: Given<Name>) => { reference: string | number; becomes: Partial<OwnerBooking> };
}

/** Changes one booking. The open searches show the change at once, and undo it when the server refuses. */
function useBookingChange<Name extends BookingChange>(
  name: Name,
  { isTold = false, guess }: BookingChangeParts<Name>,
) {
  const queries = useQueryClient();
  return useChange(name, {
    meta: { isTold },
    onMutate: async (given: Given<Name>) => {
      // Otherwise a response that is on its way would bring the old row back.
      await queries.cancelQueries({ queryKey: SEARCHES });
      const { reference, becomes } = guess(given);
      const before = findBooking(queries, reference);
      showIn(queries, reference, becomes);
      return { reference, before };
    },
    onError: (_error, _given, shown) => {
      // Restore only this row: another row's change may be under way.
      if (shown?.before) showIn(queries, shown.reference, shown.before);
    },
  });
}

/** Returns the page with that booking changed; the same page when it doesn't include the booking. */
function withBooking(
  page: BookingsPage,
  reference: string | number,
  becomes: Partial<OwnerBooking>,
): BookingsPage {
  const isThat = (booking: OwnerBooking) => booking.booking_reference === reference;
  if (!page.bookings.some(isThat)) return page;
  return {
    ...page,
    bookings: page.bookings.map((booking) => (isThat(booking) ? { ...booking, ...becomes } : booking)),
  };
}

function showIn(queries: QueryClient, reference: string | number, becomes: Partial<OwnerBooking>) {
  queries.setQueriesData<BookingsPage>(
    { queryKey: SEARCHES },
    (page) => page && withBooking(page, reference, becomes),
  );
}

function findBooking(queries: QueryClient, reference: string | number): OwnerBooking | undefined {
  return queries
    .getQueriesData<BookingsPage>({ queryKey: SEARCHES })
    .flatMap(([, page]) => page?.bookings ?? [])
    .find((booking) => booking.booking_reference === reference);
}
