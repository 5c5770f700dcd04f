/** A business's data about a customer, found by the token in the email to their own address. */

import { useQueryClient } from '@tanstack/react-query';
import type { ErasureStatus, HeldBooking, MyData } from '@daybook/schema/contract/customer-data';
import { call } from './call.ts';
import type { Reading } from './read-all.ts';
import { retry } from './retry.ts';
import { KEEPS_PREVIOUS, useCall, useTask } from './use-call.ts';

/** Loads a page of it, from 1, and shows the previous page meanwhile. */
export const useMyData = (token: string, page: number) =>
  useCall('getMyData', { query: { token, page } }, { ...KEEPS_PREVIOUS, enabled: token !== '' });

/** Resolves to all pages together. Rejects with a CallError, or with the signal's reason. */
export const readAllMyData = (token: string, reading: Reading): Promise<AllMyData> =>
  allMyData(
    (page) =>
      retry(() => call('getMyData', { query: { token, page }, signal: reading.signal }), reading.signal),
    reading.onProgress,
  );

/** Requests the deletion and shows its state. A refusal means that the page is out of date, so it reloads. */
export function useRequestErasure(token: string) {
  const queries = useQueryClient();
  const seen = { queryKey: ['getMyData'] };
  return useTask(() => call('requestErasure', { body: { token } }), {
    onSuccess: (erasure: ErasureStatus) =>
      queries.setQueriesData<MyData>(seen, (data) => data && { ...data, erasure }),
    onError: () => queries.invalidateQueries(seen),
  });
}

export type AllMyData = Omit<MyData, 'page' | 'page_count'>;

/** Joins all pages in their order. `onProgress` gets the number of bookings so far. */
export async function allMyData(
  ask: (page: number) => Promise<MyData>,
  onProgress: (done: number) => void,
): Promise<AllMyData> {
  const { page: _page, page_count, ...first } = await ask(1);
  // By reference, because a booking added meanwhile moves others to the next page.
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
