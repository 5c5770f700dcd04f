import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { CallBody, CallQuery } from '@daybook/schema/contract/calls';
import { CallError } from './call-error.ts';
import { callCustomers as call } from './customer-calls.ts';
import { businessKey, timesToAddKey } from './keys.ts';
import { useChange } from './query-client.ts';

const inBusiness = (businessId: number) => ({ businessId: String(businessId) });

/** The free times of a date for a new booking. Those shown before stay until they have arrived. */
export function useTimesToAdd(
  businessId: number,
  query: CallQuery<'listTimesToAdd'>,
  { enabled }: { enabled: boolean },
) {
  return useQuery({
    queryKey: timesToAddKey(businessId, query),
    queryFn: ({ signal }) => call('listTimesToAdd', { params: inBusiness(businessId), query, signal }),
    placeholderData: keepPreviousData,
    enabled,
  });
}

/** Books for a customer. With the same key nothing is booked twice. */
export function useAddBooking(businessId: number) {
  return useChange(
    ({ body, idempotencyKey }: { body: CallBody<'addBooking'>; idempotencyKey: string }) =>
      call('addBooking', { params: inBusiness(businessId), body, idempotencyKey }),
    { renews: [businessKey(businessId)] },
  );
}

/** Returns what is in the way of a booking that was refused; null where it was refused for something else. */
export function conflictsOf(error: unknown): string[] | null {
  const answer = error instanceof CallError ? error.answer : null;
  if (typeof answer !== 'object' || answer === null || !('conflicts' in answer)) return null;
  const { conflicts } = answer;
  return Array.isArray(conflicts) ? conflicts.filter((text) => typeof text === 'string') : null;
}
