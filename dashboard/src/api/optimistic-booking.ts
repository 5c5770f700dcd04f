import { useMutation, useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query';
import type { BookingsPage, OwnerBooking } from '@daybook/schema/contract/owner-booking';
import { bookingSearchesKey, businessKey } from './keys.ts';
import { renewing } from './change-and-refresh.ts';

interface BookingChangeParts<Given, Answer> {
  mutationKey: QueryKey;
  /** Its caller shows its failure, wherever the page is by then. */
  isTold?: boolean;
  change: (given: Given) => Promise<Answer>;
  /** Which booking it is, and how it will look if all goes well. */
  guess: (given: Given) => { reference: string; becomes: Partial<OwnerBooking> };
}

/**
 * A change of one booking. The open searches show it at once, and take it back when the server refuses it.
 */
export function useBookingChange<Given, Answer>(
  businessId: number,
  { mutationKey, isTold = false, change, guess }: BookingChangeParts<Given, Answer>,
) {
  const queries = useQueryClient();
  const searches = bookingSearchesKey(businessId);
  const { onSuccess, onError } = renewing(queries, { renews: [businessKey(businessId)] });
  return useMutation({
    mutationKey,
    meta: { isTold },
    mutationFn: change,
    onMutate: async (given: Given) => {
      // Otherwise an answer that is on its way would bring the old row back.
      await queries.cancelQueries({ queryKey: searches });
      const { reference, becomes } = guess(given);
      const before = findBooking(queries, searches, reference);
      showIn(queries, searches, reference, becomes);
      return { reference, before };
    },
    onError: (_error, _given, shown) => {
      // Only that row: another row's change may be on its way.
      if (shown?.before) showIn(queries, searches, shown.reference, shown.before);
      onError();
    },
    onSuccess,
  });
}

/** The page with that booking changed; the same page where the booking is not on it. */
export function withBooking(
  page: BookingsPage,
  reference: string,
  becomes: Partial<OwnerBooking>,
): BookingsPage {
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
