import type { HeldBooking, MyData } from '@daybook/schema/contract/customer-data';

/** What is said once, with the bookings of all pages. */
export type AllMyData = Omit<MyData, 'page' | 'page_count'>;

/** Puts the pages together in their order; `onProgress` is told how many bookings have come so far. */
export async function allMyData(
  ask: (page: number) => Promise<MyData>,
  onProgress: (done: number) => void,
): Promise<AllMyData> {
  const { page: _page, page_count, ...first } = await ask(1);
  // By reference: a booking that is added meanwhile moves others to the next page.
  const found = new Map<string, HeldBooking>();
  const take = (bookings: readonly HeldBooking[]) => {
    for (const booking of bookings) found.set(booking.booking_reference, booking);
    onProgress(found.size);
  };
  take(first.bookings);
  for (let page = 2, pageCount = page_count; page <= pageCount; page += 1) {
    const next = await ask(page);
    take(next.bookings);
    pageCount = next.page_count;
  }
  return { ...first, bookings: [...found.values()], total: found.size };
}
